public import Foundation

/// Something that assistive technology is told of though it is no view: a part of what a view draws.
///
/// A view names its elements in `accessibilityElements`.
@MainActor open class UIAccessibilityElement: UIResponder, AccessibleObject {
    /// - Parameter container: The view whose part this is. Not kept alive.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open weak var accessibilityContainer: AnyObject?

    private var containerView: UIView? { accessibilityContainer as? UIView }

    open override var next: UIResponder? { containerView }

    open var isAccessibilityElement = true {
        didSet { didChange() }
    }

    /// What the element is called.
    open var accessibilityLabel: String? {
        didSet { didChange() }
    }

    /// What the element stands at.
    open var accessibilityValue: String? {
        didSet { didChange() }
    }

    /// What working the element does.
    open var accessibilityHint: String? {
        didSet { didChange() }
    }

    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { didChange() }
    }

    /// A name for tests; nobody hears it.
    open var accessibilityIdentifier: String?

    /// What else can be done with the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { didChange() }
    }

    /// In the window, in points; follows from `accessibilityFrameInContainerSpace` if that is set.
    open var accessibilityFrame: CGRect {
        get {
            guard let place = placeInContainer, let containerView else { return explicitFrame }
            return containerView.convert(place, to: nil)
        }
        set {
            placeInContainer = nil
            explicitFrame = newValue
            didChange()
        }
    }

    private var explicitFrame = CGRect.zero
    private var placeInContainer: CGRect?

    /// In the container's coordinates, in points.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { placeInContainer ?? containerView?.convert(explicitFrame, from: nil) ?? .zero }
        set {
            placeInContainer = newValue
            didChange()
        }
    }

    /// Works the element; false lets it be tapped in its middle.
    @discardableResult open func accessibilityActivate() -> Bool { false }

    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    private func didChange() {
        containerView?.window?.accessibilityDidChange()
    }

    // MARK: - For the window

    final var accessibleDetails: AccessibleDetails { AccessibleDetails() }
    final var accessibleFrame: CGRect { accessibilityFrame }
    final var canTakeAccessibleFocus: Bool { false }
    final func setAccessibleValue(_ value: Double) {}
}
