public import Foundation

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
