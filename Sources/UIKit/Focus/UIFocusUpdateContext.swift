public import Foundation

/// A move of the focus from one view to another.
@MainActor public final class UIFocusUpdateContext: NSObject {
    public private(set) weak var previouslyFocusedView: UIView?
    public private(set) weak var nextFocusedView: UIView?

    init(from previous: UIView?, to next: UIView?) {
        previouslyFocusedView = previous
        nextFocusedView = next
    }
}
