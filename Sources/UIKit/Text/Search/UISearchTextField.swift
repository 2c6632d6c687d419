public import Foundation

/// The text field of a search bar: round and grey, with a magnifying glass.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    /// In points, measured on iOS 17.
    private static let radius: CGFloat = 10
    private static let glassSize: CGFloat = 18

    private func prepareSearch() {
        layer.cornerRadius = Self.radius
        backgroundColor = .tertiarySystemFill
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        placeholderLabel.textColor = .secondaryLabel
    }

    private lazy var glass: UIImageView = {
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        view.tintColor = .secondaryLabel
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: Self.glassSize, height: Self.glassSize)
        return view
    }()

    /// A search bar's hint is easier to read than a text field's.
    open override var placeholder: String? {
        get { super.placeholder }
        set {
            super.placeholder = newValue
            placeholderLabel.textColor = .secondaryLabel
        }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -7 : 7, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inner(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inner(super.editingRect(forBounds: bounds))
    }

    /// The text keeps away from the glass and from the round end.
    private func inner(_ rectangle: CGRect) -> CGRect {
        rectangle.insetBy(dx: min(6, rectangle.width / 2), dy: 0)
    }

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: max(36, size.height + 14))
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }
}
