public import Foundation

/// What a view looks like while it is away from its place.
@MainActor open class UIPreviewParameters: NSObject {
    /// Behind the view; `nil` is the colour behind the view where it is, if it has none of its own.
    open var backgroundColor: UIColor?

    /// What of the view is seen, in its coordinates; `nil` is all of it, with its corners.
    open var visiblePath: UIBezierPath?

    public override init() {
        super.init()
    }
}

/// What a dragged view looks like.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view to be shown away from its place, and how.
@MainActor open class UITargetedPreview: NSObject {
    public final let view: UIView
    public final let parameters: UIPreviewParameters

    /// A view that is in a window.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// A view that is in a window, as it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Of the view, in points.
    open var size: CGSize { view.bounds.size }
}

/// What an item that is dragged looks like.
open class UITargetedDragPreview: UITargetedPreview {}
