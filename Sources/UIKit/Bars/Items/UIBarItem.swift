public import Foundation

/// Something in a bar: it has a title, a picture or both, and no view of its own.
@MainActor open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// Moves the picture, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    open var tag = 0

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// How the title looks in a state; it goes before the bar's appearance. `nil` takes it back.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        itemDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: - Accessibility

    /// What the item is called; the title, unless another one is set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? defaultAccessibilityLabel }
        set {
            ownAccessibilityLabel = newValue
            itemDidChange()
        }
    }

    private var ownAccessibilityLabel: String?

    /// What the picture of an item without a title stands for.
    var defaultAccessibilityLabel: String? { title }

    open var accessibilityHint: String? {
        didSet { itemDidChange() }
    }

    open var accessibilityValue: String? {
        didSet { itemDidChange() }
    }

    /// A name for tests; nobody hears it.
    open var accessibilityIdentifier: String? {
        didSet { itemDidChange() }
    }

    // MARK: - Bars

    /// Told when something about the item is another now. Weak references.
    final let observers = BarItemObservers()

    final func itemDidChange() {
        observers.tell(self)
    }
}
