public import Foundation

/// Says what can be dropped on a view, and takes it.
@MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view wants to hear more of a drag that comes over it. Default: yes.
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool

    /// The drag came over the view.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) throws(NotImplemented)

    /// What the view would do with the items now. Without this method nothing can be dropped on it.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) throws(NotImplemented) -> UIDropProposal

    /// The drag left the view.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) throws(NotImplemented)

    /// The items were dropped on the view, which takes them now: from here the session hands them over.
    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) throws(NotImplemented)

    /// The items have arrived on the screen.
    func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) throws(NotImplemented)

    /// The drag that once came over the view is over, wherever it ended.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) throws(NotImplemented)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) throws(NotImplemented) -> UIDropProposal {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
