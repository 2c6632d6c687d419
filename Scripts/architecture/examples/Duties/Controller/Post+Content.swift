// Beside the controllers, and so theirs.
extension Post {
    var content: String { date.formatted() }  // breach: .formatted
}
