/// Thrown by a delegate's or data source's optional method that its class doesn't implement.
///
/// Objective-C asks an object whether it has a method; Swift without Objective-C can't. So an
/// optional method of a UIKit protocol is declared as one that may throw this error, and a default
/// implementation throws it. A class implements the method as on iOS, without `throws`:
///
///     func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
///         44
///     }
///
/// Who calls such a method learns in the same step whether it is there:
///
///     let height = try? delegate.tableView(tableView, heightForRowAt: indexPath)
///
/// See *Optional methods* in the documentation for what differs from iOS.
public struct NotImplemented: Error {
    /// Makes the error; a class that others inherit from throws it from a method which it wants to
    /// leave unimplemented and its subclasses to override.
    public init() {}
}
