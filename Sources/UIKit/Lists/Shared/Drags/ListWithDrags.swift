import Foundation

/// A list whose rows can be dragged, and on which things can be dropped.
///
/// A row here is a table's row or a collection view's item.
@MainActor protocol ListWithDrags: SwipedList {
    /// Whether there is somebody who says what is dragged, and it is wanted.
    var allowsDrags: Bool { get }

    func dragItems(ofRow indexPath: IndexPath, _ session: any UIDragSession) -> [UIDragItem]

    func dragParameters(ofRow indexPath: IndexPath) -> UIDragPreviewParameters?

    func dragWillBegin(_ session: any UIDragSession)

    func dragDidEnd(_ session: any UIDragSession)

    func dragAllowsMove(_ session: any UIDragSession) -> Bool?

    func dragIsRestricted(_ session: any UIDragSession) -> Bool?

    /// Tells a cell whether it is lifted or dragged.
    func tell(_ cell: UIView, ofDrag phase: ListDragPhase)

    /// Whether there is somebody who takes what is dropped.
    var takesDrops: Bool { get }

    func canHandleDrop(_ session: any UIDropSession) -> Bool

    func dropDidEnter(_ session: any UIDropSession)

    func dropDidExit(_ session: any UIDropSession)

    func dropDidEnd(_ session: any UIDropSession)

    /// Nil where the delegate doesn't say.
    func dropProposal(_ session: any UIDropSession, at indexPath: IndexPath?) -> ListDropProposal?

    func performDrop(_ drop: ListDrop)

    /// The row that a drop at a place of the content is for; nil where there is none.
    func dropTarget(at point: CGPoint) -> IndexPath?

    /// Whether a row can be moved without the drop's delegate.
    func canReorder(_ indexPath: IndexPath) -> Bool

    func reorder(_ source: IndexPath, to target: IndexPath) -> Bool

    /// Nil for a row that isn't there.
    func frameOfRowIfThere(_ indexPath: IndexPath) -> CGRect?

    func countOfRows(inSection section: Int) -> Int

    /// Whether rows make room where something would be inserted; otherwise a line shows the place.
    var opensGaps: Bool { get }

    /// Gives the rows their places anew, with room for what would be inserted.
    func gapDidChange()
}

/// What a row is to a drag.
enum ListDragPhase {
    case none
    case lifting
    case dragging
}

/// What a list would do with what is over it.
struct ListDropProposal {
    enum Intent {
        case unspecified
        case insertAt
        case insertInto
        case automatic
    }

    let operation: UIDropOperation
    var intent: Intent
    /// As the delegate gave it.
    var source: UIDropProposal?
}

/// A drop that a list's delegate takes.
@MainActor struct ListDrop {
    let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
    let target: IndexPath?
    let proposal: ListDropProposal
    let session: DropSession
    let list: any ListWithDrags

    /// Lets an item fly to a row.
    func drop(toRowAt indexPath: IndexPath) -> DropLanding {
        let list = list
        return land { [weak list] in list?.frameOfRowIfThere(indexPath) }
    }

    /// Lets an item fly into a row, to a place in its cell.
    func drop(intoRowAt indexPath: IndexPath, rect: CGRect) -> DropLanding {
        let list = list
        return land { [weak list] in
            guard let row = list?.frameOfRowIfThere(indexPath) else { return nil }
            return rect.offsetBy(dx: row.minX, dy: row.minY)
        }
    }

    private func land(_ place: @escaping () -> CGRect?) -> DropLanding {
        let landing = DropLanding(in: list, at: place)
        session.landings.append(landing)
        return landing
    }
}
