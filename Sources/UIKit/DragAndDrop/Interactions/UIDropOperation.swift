import Foundation

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the view does not want it.
    case cancel = 0
    /// Nothing, here: a sign says so.
    case forbidden = 1
    /// The view gets a copy; a plus says so.
    case copy = 2
    /// The view gets it, and it goes from where it was. Only within the program, and where the drag
    /// allows it; elsewhere it is as `cancel`.
    case move = 3
}
