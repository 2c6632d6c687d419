/// A view or a guide as constraints and the engine refer to it.
///
/// Constraints may outlive what they are about. They hold this object, which has the one weak
/// reference, so that making and copying them costs no more than a count.
@MainActor final class LayoutItem {
    private weak var viewReference: UIView?
    private weak var guideReference: UILayoutGuide?
    let isGuide: Bool
    /// The place in the engine of the island that the item lies in.
    var box: LayoutBox?

    init(_ view: UIView) {
        viewReference = view
        isGuide = false
    }

    init(_ guide: UILayoutGuide) {
        guideReference = guide
        isGuide = true
    }

    /// The view or guide, `nil` once it is gone.
    var object: AnyObject? { isGuide ? guideReference : viewReference }

    /// The view in whose coordinates the item lies: itself, or the owner of the guide.
    var view: UIView? { isGuide ? guideReference?.owningView : viewReference }

    var guide: UILayoutGuide? { guideReference }
}
