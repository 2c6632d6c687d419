import Foundation

/// What a dragged view looks like.
open class UIDragPreviewParameters: UIPreviewParameters {}
