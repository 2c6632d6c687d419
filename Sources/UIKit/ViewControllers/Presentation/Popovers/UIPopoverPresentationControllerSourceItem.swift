public import Foundation

/// What a popover can belong to.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in a view's coordinates, in points.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        convert(bounds, to: referenceView)
    }
}
