import Foundation

extension UISplitViewController {
    /// The width of a column, in points, in a view of a size.
    func width(of column: Column, in size: CGSize) -> CGFloat {
        let automatic = Self.automaticDimension
        let isPrimary = column == .primary
        let points =
            isPrimary
            ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let share =
            isPrimary
            ? preferredPrimaryColumnWidthFraction
            : preferredSupplementaryColumnWidthFraction
        let least =
            isPrimary
            ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let most =
            isPrimary
            ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let usual: CGFloat = isPrimary && style == .tripleColumn ? 280 : 320
        var width = usual
        if points != automatic {
            width = points
        } else if share != automatic {
            width = size.width * share
        }
        if least != automatic { width = max(width, least) }
        if most != automatic { width = min(width, most) }
        return min(width.rounded(), size.width)
    }
}
