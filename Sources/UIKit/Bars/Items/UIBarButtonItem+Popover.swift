public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Empty while no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect {
        shownView.map { $0.convert($0.bounds, to: referenceView) } ?? .zero
    }
}

extension UIPopoverPresentationController {
    /// The bar's item that the popover belongs to; `sourceItem`, if that is one.
    public var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
}
