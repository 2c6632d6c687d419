import Foundation

extension UIView {
    /// Gives the subviews the sizes that their masks ask for, after this view's own size changed.
    func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            let frame = subview.frame
            let (x, width) = Self.resized(
                start: frame.minX, length: frame.width, from: oldSize.width, to: bounds.width,
                flexibleStart: mask.contains(.flexibleLeftMargin),
                flexibleLength: mask.contains(.flexibleWidth),
                flexibleEnd: mask.contains(.flexibleRightMargin))
            let (y, height) = Self.resized(
                start: frame.minY, length: frame.height, from: oldSize.height, to: bounds.height,
                flexibleStart: mask.contains(.flexibleTopMargin),
                flexibleLength: mask.contains(.flexibleHeight),
                flexibleEnd: mask.contains(.flexibleBottomMargin))
            subview.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Spreads what an axis gained or lost over the parts that may stretch, each by its share of
    /// their sum; equally when that sum is zero.
    private static func resized(
        start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
        flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [
            (length: start, isFlexible: flexibleStart),
            (length: length, isFlexible: flexibleLength),
            (length: old - start - length, isFlexible: flexibleEnd),
        ]
        let flexible = parts.filter(\.isFlexible)
        guard !flexible.isEmpty, old != new else { return (start, length) }
        let sum = flexible.reduce(0) { $0 + $1.length }
        func grown(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
            guard part.isFlexible else { return part.length }
            let share = sum > 0 ? part.length / sum : 1 / CGFloat(flexible.count)
            return part.length + (new - old) * share
        }
        return (grown(parts[0]), max(0, grown(parts[1])))
    }
}
