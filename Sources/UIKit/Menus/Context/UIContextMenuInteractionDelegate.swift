public import Foundation

/// Says which menu belongs to a place in a view, and hears of its coming and going.
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// - Parameters:
    ///   - interaction: The one that asks.
    ///   - location: In the interaction's view, in points.
    /// - Returns: `nil` when no menu belongs there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}

/// Goes along with a menu's coming or going.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes to be animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is to be done when the menu is there, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
