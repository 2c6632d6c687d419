final class DatesController: UIViewController {
    let formatter = DateFormatter()  // breach: A controller formats a value: DateFormatter
    let other: ISO8601DateFormatter? = nil  // breach: ISO8601DateFormatter
    let style: Foundation.Date.FormatStyle  // breach: FormatStyle
    // MARK: - UI
    func update(_ post: Post) {
        title = post.date.formatted(.dateTime.year())  // breach: .formatted
        title = post.date.formatted()  // breach: .formatted
        title = "Written on \(post.date.formatted(date: .long, time: .omitted))"  // breach: .formatted
    }
}
