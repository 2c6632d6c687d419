import Foundation

/// Takes places of one layer's plane to another one's: nearly always without perspective.
enum PlaneMap {
    case flat(CGAffineTransform)
    case spatial(PlaneProjection)

    private var projection: PlaneProjection {
        switch self {
        case .flat(let transform): PlaneProjection(transform)
        case .spatial(let projection): projection
        }
    }

    /// Does what this one does, then what the other one does.
    func concatenating(_ other: PlaneMap) -> PlaneMap {
        if case .flat(let mine) = self, case .flat(let theirs) = other {
            return .flat(mine.concatenating(theirs))
        }
        return .spatial(projection.concatenating(other.projection))
    }

    /// The way back; where there is none, the map itself.
    func inverted() -> PlaneMap {
        switch self {
        case .flat(let transform): .flat(transform.inverted())
        case .spatial(let projection): projection.inverse.map { .spatial($0) } ?? self
        }
    }

    /// Infinitely far away for a point that is not before the eye.
    func map(_ point: CGPoint) -> CGPoint {
        switch self {
        case .flat(let transform): point.applying(transform)
        case .spatial(let projection): projection.map(point) ?? Self.farAway
        }
    }

    /// The smallest upright rectangle that holds what the rectangle becomes.
    func map(_ rectangle: CGRect) -> CGRect {
        switch self {
        case .flat(let transform): rectangle.applying(transform)
        case .spatial(let projection): projection.map(rectangle)
        }
    }

    /// In no rectangle.
    static let farAway = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
}
