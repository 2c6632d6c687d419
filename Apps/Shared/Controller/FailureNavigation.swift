/// Says what went wrong, over whatever is on the screen.
@MainActor public protocol FailureNavigation: AnyObject {
    /// - Parameters:
    ///   - error: What went wrong.
    ///   - action: What was not done because of it, in a sentence.
    func show(_ error: any Error, while action: String)
}
