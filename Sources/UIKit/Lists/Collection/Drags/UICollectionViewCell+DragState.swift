import Foundation

extension UICollectionViewCell {
    /// What the cell is to a drag.
    public enum DragState: Int, Sendable {
        case none
        /// Raised from its place.
        case lifting
        case dragging
    }
}
