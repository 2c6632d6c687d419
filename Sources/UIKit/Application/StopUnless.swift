/// Stops the program when a promise of the programmer's is broken, with a message that says which.
///
/// The standard library's `precondition` leaves its message out of optimised builds, which are the
/// ones that people run.
func stopUnless(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #file, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
