import Foundation

extension CGRect {
    /// Whether the two have an area in common; an edge is none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
