import Foundation

/// Where a sheet is at which of its heights.
struct SheetGeometry {
    typealias Identifier = UISheetPresentationController.Detent.Identifier

    /// In points.
    var container = CGSize.zero
    var safeArea = UIEdgeInsets.zero
    /// In the middle of a wide window, and not at the lower edge.
    var isCentered = false
    /// A form's size, or a page's.
    var isForm = false
    /// The size that the content would like, for forms; zero for the usual one.
    var preferred = CGSize.zero
    /// The heights, the smallest first, in points.
    private(set) var detents: [(identifier: Identifier, height: CGFloat)] = []

    /// What a sheet leaves free above itself, in points.
    private static let topMargin: CGFloat = 20
    /// The sizes of sheets on an iPad, in points.
    private static let form = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704

    /// Heights beyond what is possible are cut to it; with none that can be used there is the largest.
    mutating func setDetents(_ heights: [(Identifier, CGFloat)]) {
        let largest = maximumDetentValue
        detents = heights.filter { $0.1.isFinite }
            .map { ($0.0, min(largest, max(0, $0.1))) }
            .sorted { $0.1 < $1.1 }
        if detents.isEmpty { detents = [(.large, largest)] }
    }

    /// The height of the large detent, without the safe area below.
    var maximumDetentValue: CGFloat {
        let room = container.height - safeArea.top - safeArea.bottom
        guard isCentered else { return max(0, room - Self.topMargin) }
        let most = max(0, room - 2 * Self.topMargin)
        guard isForm else { return most }
        return min(most, preferred.height > 0 ? preferred.height : Self.form.height)
    }

    func height(of identifier: Identifier?) -> CGFloat {
        detents.first { $0.identifier == identifier }?.height ?? detents.first?.height
            ?? maximumDetentValue
    }

    var smallest: CGFloat { detents.first?.height ?? maximumDetentValue }
    var largest: CGFloat { detents.last?.height ?? maximumDetentValue }

    private var width: CGFloat {
        guard isCentered else { return container.width }
        let most = container.width - 2 * Self.topMargin
        guard isForm else { return min(most, Self.pageWidth) }
        return min(most, preferred.width > 0 ? preferred.width : Self.form.width)
    }

    /// - Parameter height: Without the safe area below, in points.
    func frame(height: CGFloat) -> CGRect {
        let x = ((container.width - width) / 2).rounded()
        guard isCentered else {
            let full = height + safeArea.bottom
            return CGRect(x: x, y: container.height - full, width: width, height: full)
        }
        let room = container.height - safeArea.top - safeArea.bottom
        return CGRect(
            x: x, y: (safeArea.top + (room - height) / 2).rounded(), width: width, height: height)
    }

    /// The frame for an upper edge between, above or below those of the detents: between, the sheet
    /// grows; beyond, it moves.
    func frame(top: CGFloat) -> CGRect {
        let low = frame(height: smallest)
        guard !isCentered else { return low.offsetBy(dx: 0, dy: top - low.minY) }
        let high = frame(height: largest)
        if top < high.minY {
            return CGRect(x: low.minX, y: top, width: width, height: container.height - top)
        }
        guard top < low.minY else { return low.offsetBy(dx: 0, dy: top - low.minY) }
        return CGRect(x: low.minX, y: top, width: width, height: container.height - top)
    }

    /// The tops of the sheet at its largest and its smallest height.
    var tops: ClosedRange<CGFloat> {
        let high = frame(height: largest).minY
        return high...max(high, frame(height: smallest).minY)
    }

    /// The detent that is nearest to an upper edge.
    func nearest(toTop top: CGFloat) -> Identifier {
        let found = detents.min {
            abs(frame(height: $0.height).minY - top) < abs(frame(height: $1.height).minY - top)
        }
        return found?.identifier ?? .large
    }
}
