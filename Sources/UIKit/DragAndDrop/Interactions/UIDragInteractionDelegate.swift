public import Foundation

/// Says what can be dragged out of a view, and hears what becomes of it.
@MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What a drag that is about to begin takes along; none keeps it from beginning.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// What an item looks like while it is dragged. Default: the interaction's view; `nil` shows nothing.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) throws(NotImplemented) -> UITargetedDragPreview?

    /// The items begin to move.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) throws(NotImplemented)

    /// Whether views of this program may take the items away from the view. Default: yes.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool

    /// Whether other programs are kept from the items. Default: no.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool

    /// The finger or the pointer moved, in a window of this program.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) throws(NotImplemented)

    /// The items were let go of: they move to where they belong now.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) throws(NotImplemented)

    /// The items are where they belong now. After a move they are to be taken from where they were.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) throws(NotImplemented)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) throws(NotImplemented) -> UITargetedDragPreview? {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
