import Foundation

/// A list whose rows can be dragged aside: a table, or a collection view whose layout has lists.
@MainActor protocol SwipedList: UIScrollView {
    var swipes: ListSwipes { get }

    /// Whether rows may be dragged aside now.
    var allowsSwipes: Bool { get }

    /// - Parameter point: In the list's content.
    func rowToSwipe(at point: CGPoint) -> IndexPath?

    /// What can be done with a row from a side.
    func swipeConfiguration(
        of indexPath: IndexPath, at side: ListSwipes.Side
    ) -> UISwipeActionsConfiguration?

    /// Nil for a row that isn't in sight.
    func cellOfRow(at indexPath: IndexPath) -> UIView?

    /// Where a row is that isn't dragged.
    func restingFrameOfRow(at indexPath: IndexPath) -> CGRect

    /// Those of the card that the row is a part of, with their radius in points.
    func cornersOfRow(at indexPath: IndexPath) -> (radius: CGFloat, corners: CACornerMask)?

    /// Brings a row's cell to where `swipes.offset(of:)` says.
    func placeSwipedRow(at indexPath: IndexPath)

    func rowSwipeDidBegin(at indexPath: IndexPath)

    /// - Parameter indexPath: Nil for a row that is gone.
    func rowSwipeDidEnd(at indexPath: IndexPath?)
}
