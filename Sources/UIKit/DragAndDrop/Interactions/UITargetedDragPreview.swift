import Foundation

/// What an item that is dragged looks like.
open class UITargetedDragPreview: UITargetedPreview {}
