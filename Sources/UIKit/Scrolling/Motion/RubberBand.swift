import Foundation

/// How far content follows a finger that drags it beyond its end: less and less, and never further
/// than the length of what shows it.
///
/// The formula and its constant are those that were measured on iOS and are widely known
/// (https://twitter.com/chpwn/status/285540192096497664): `(1 - 1 / (x * 0.55 / d + 1)) * d`.
struct RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// Where content may rest.
    let range: ClosedRange<CGFloat>
    /// The length of the view along the axis, in points.
    let length: CGFloat

    /// Where the content is for a finger that is at a place.
    func stretched(_ place: CGFloat) -> CGFloat {
        let inside = place.clamped(to: range)
        return inside + pulled(place - inside)
    }

    /// Where the finger is for content at a place; the inverse of `stretched(_:)`.
    func relaxed(_ place: CGFloat) -> CGFloat {
        let inside = place.clamped(to: range)
        let way = abs(place - inside)
        guard way > 0, length > 0 else { return inside }
        // Content that was put further out than any finger could pull it.
        guard way < length else { return place }
        let pull = length / Self.stiffness * (1 / (1 - way / length) - 1)
        return inside + (place < inside ? -pull : pull)
    }

    private func pulled(_ way: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let pull = (1 - 1 / (abs(way) * Self.stiffness / length + 1)) * length
        return way < 0 ? -pull : pull
    }
}

extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
