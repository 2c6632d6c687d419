import CGtk
import Foundation

extension RenderNode {
    /// A picture whose middle alone grows: nine patches.
    ///
    /// - Parameters:
    ///   - size: The picture's own, in points.
    ///   - insets: The corners' sizes, in points.
    ///   - tiles: Whether the middle is repeated and not stretched.
    static func patches(
        of bitmap: Bitmap, size: CGSize, insets: UIEdgeInsets, tiles: Bool, in rectangle: CGRect
    ) -> RenderNode {
        let columns = Patch.along(
            length: size.width, start: insets.left, end: insets.right, from: rectangle.minX,
            to: rectangle.maxX)
        let rows = Patch.along(
            length: size.height, start: insets.top, end: insets.bottom, from: rectangle.minY,
            to: rectangle.maxY)
        let nodes = rows.flatMap { row in
            columns.compactMap { column in
                patch(of: bitmap, size: size, column: column, row: row, tiles: tiles)
            }
        }
        return container(nodes) ?? .bitmap(bitmap, in: rectangle)
    }

    private static func patch(
        of bitmap: Bitmap, size: CGSize, column: Patch, row: Patch, tiles: Bool
    ) -> RenderNode? {
        guard column.isSeen, row.isSeen else { return nil }
        let goal = CGRect(
            x: column.goal.lowerBound, y: row.goal.lowerBound, width: column.goalLength,
            height: row.goalLength)
        // Cut out, so that what lies beside it doesn't shine in where it is stretched.
        let scale = size.width > 0 ? CGFloat(bitmap.width) / size.width : 1
        let pixels = CGRect(
            x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
            width: column.sourceLength * scale, height: row.sourceLength * scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard pixels.width >= 1, pixels.height >= 1, let part = bitmap.part(pixels) else {
            return nil
        }
        guard tiles else { return .bitmap(part, in: goal) }
        let tile = CGRect(
            x: goal.minX, y: goal.minY, width: column.sourceLength, height: row.sourceLength)
        return RenderNode.bitmap(part, in: tile).repeated(tile, in: goal)
    }

    /// The part of the node in `tile`, again and again.
    private func repeated(_ tile: CGRect, in rectangle: CGRect) -> RenderNode {
        var (bounds, tile) = (graphene_rect_t(rectangle), graphene_rect_t(tile))
        return RenderNode(adopting: gsk_repeat_node_new(&bounds, pointer, &tile))
    }

    /// A third of one side: where it comes from, and where it goes.
    private struct Patch {
        var source: Range<CGFloat>
        var goal: Range<CGFloat>

        var sourceLength: CGFloat { source.upperBound - source.lowerBound }
        var goalLength: CGFloat { goal.upperBound - goal.lowerBound }
        var isSeen: Bool { sourceLength > 0 && goalLength > 0 }

        static func along(
            length: CGFloat, start: CGFloat, end: CGFloat, from low: CGFloat, to high: CGFloat
        ) -> [Patch] {
            let start = min(max(0, start), length)
            let end = min(max(0, end), length - start)
            // Caps that do not fit are made smaller together.
            let share = min(1, start + end > 0 ? (high - low) / (start + end) : 1)
            let (first, last) = (low + start * share, max(low + start * share, high - end * share))
            return [
                Patch(source: 0..<start, goal: low..<first),
                Patch(source: start..<(length - end), goal: first..<last),
                Patch(source: (length - end)..<length, goal: last..<max(last, high)),
            ]
        }
    }
}
