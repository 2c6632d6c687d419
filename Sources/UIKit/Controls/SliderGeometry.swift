import Foundation

/// Where the parts of a slider stand; knows numbers only.
struct SliderGeometry {
    var bounds: CGRect
    /// `nil` where there is no picture; sizes in points.
    var minimumImage: CGSize?
    var maximumImage: CGSize?
    var runsLeft: Bool

    /// In points, as iOS 16 draws it.
    static let trackHeight: CGFloat = 4
    static let thumbSize = CGSize(width: 28, height: 28)
    static let height: CGFloat = 34
    /// Between the track's ends and the slider's edges, or the pictures, in points.
    private static let margin: CGFloat = 2
    private static let imageSpacing: CGFloat = 8

    private var leftImage: CGSize? { runsLeft ? maximumImage : minimumImage }
    private var rightImage: CGSize? { runsLeft ? minimumImage : maximumImage }

    func imageRect(isMinimum: Bool) -> CGRect {
        guard let size = isMinimum ? minimumImage : maximumImage else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        let x = isMinimum != runsLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    var track: CGRect {
        let left = leftImage.map { $0.width + Self.imageSpacing } ?? Self.margin
        let right = rightImage.map { $0.width + Self.imageSpacing } ?? Self.margin
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
            width: max(0, bounds.width - left - right), height: Self.trackHeight)
    }

    /// The thumb's ends are the track's ends.
    ///
    /// - Parameter share: Of the way from the least to the greatest value.
    func thumb(size: CGSize, in track: CGRect, share: CGFloat) -> CGRect {
        let way = track.width - size.width
        return CGRect(
            x: track.minX + way * (runsLeft ? 1 - share : share),
            y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The inverse: the share at which the thumb's middle is at `x`.
    func share(thumbMiddle x: CGFloat, size: CGSize, in track: CGRect) -> CGFloat {
        let way = track.width - size.width
        guard way > 0 else { return 0 }
        let share = min(1, max(0, (x - track.minX - size.width / 2) / way))
        return runsLeft ? 1 - share : share
    }
}
