import Foundation

/// The part of a view that a keyboard on the screen covers. While none does, it is what the safe area
/// leaves out below, so that what stands on the guide's top always stands free.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide reaches up to the safe area, and not only to the view's edge, while there is
    /// no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { placementDidChange() } }
    }

    init(of view: UIView) {
        super.init()
        owningView = view
        identifier = "UIKeyboardLayoutGuide"
    }

    override var placement: GuidePlacement? {
        guard let view = owningView else { return nil }
        let height = view.bounds.height
        let bottom = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let covered = min(height, max(bottom, view.keyboardOverlap))
        return GuidePlacement(
            x: 0, y: height - covered, widthInset: 0, heightInset: height - covered)
    }
}

extension UIView {
    /// The part of the view that a keyboard on the screen covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = makeLayoutState()
        let guides = state.systemGuides ?? SystemGuides()
        state.systemGuides = guides
        let guide = guides.keyboard ?? UIKeyboardLayoutGuide(of: self)
        guides.keyboard = guide
        return guide
    }

    /// The keyboard covers another part of the window than before.
    func keyboardDidMove() {
        if let guide = layoutState?.systemGuides?.keyboard {
            guide.placementDidChange()
            setNeedsLayout()
        }
        (self as? UIScrollView)?.avoidKeyboard()
    }

    /// How much of the view's lower part a keyboard covers, in points.
    var keyboardOverlap: CGFloat {
        guard let window, let frame = window.keyboard.frame else { return 0 }
        return max(0, bounds.maxY - convert(frame, from: window).minY)
    }
}
