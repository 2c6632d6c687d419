public import Foundation

/// What a view looks like while it is away from its place.
@MainActor open class UIPreviewParameters: NSObject {
    /// Behind the view; `nil` is nothing.
    open var backgroundColor: UIColor?

    /// What of the view is seen, in its coordinates; `nil` is all of it, with its corners.
    open var visiblePath: UIBezierPath?

    public override init() {
        super.init()
    }
}
