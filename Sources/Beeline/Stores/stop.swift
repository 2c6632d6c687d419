/// Stops the program at a mistake of its own, in release builds too and with
/// the message: `precondition` says nothing there.
///
/// - Parameters:
///   - condition: What has to hold.
///   - message: Which call it was, and the values that disagree.
func stop(
    unless condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
