public import Foundation

/// The way of a dropped item to where it belongs, beside which other things can be animated.
@MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Changes that are animated together with the item.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Called when the item has arrived.
    func addCompletion(
        _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}
