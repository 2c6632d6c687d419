public import Foundation

/// A control that does something when it is tapped: a title, a picture, or both.
///
/// Its look comes from a `configuration`, or, without one, from what was set for each state.
open class UIButton: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        prepare()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        updateContent()
    }

    /// A system button for an action, which it performs when it is tapped, and whose title it shows.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(type: .system)
        self.frame = frame
        show(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        // An initializer sets the property without its observer.
        self.configuration = configuration
        updateContent()
        show(primaryAction)
    }

    private func prepare() {
        addSubview(background)
        addSubview(image)
        addSubview(label)
        addSubview(subtitleLabel)
        background.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        updateContent()
    }

    private func show(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        if action.attributes.contains(.disabled) { isEnabled = false }
    }

    /// How a button without a configuration looks.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom = 0
        /// Title and picture in the tint colour, paler while pressed.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        fileprivate var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle"
            }
        }
    }

    open private(set) var buttonType: ButtonType

    // MARK: - Content

    private let background = UIView(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)

    /// The label of the title. What is set for the states is put into it.
    open var titleLabel: UILabel? { label }

    open var imageView: UIImageView? { image }

    open var currentTitle: String? { configuration?.title ?? states.title(for: state) }

    open var currentImage: UIImage? { configuration?.image ?? states.image(for: state) }

    private var states = ButtonStates()

    /// `nil` takes away what was set. What is not set for a state is the normal state's.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        states.titles[state] = title
        updateContent()
    }

    open func title(for state: UIControl.State) -> String? { states.titles[state] }

    /// A title with attributes; it goes before a plain one. `nil` takes away what was set.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        states.attributedTitles[state] = title
        updateContent()
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        states.attributedTitles[state]
    }

    open var currentAttributedTitle: NSAttributedString? { states.attributedTitle(for: state) }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        states.titleColors[state] = color
        updateContent()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? { states.titleColors[state] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        states.images[state] = image
        updateContent()
    }

    open func image(for state: UIControl.State) -> UIImage? { states.images[state] }

    /// The look of the button, whole; changing it changes the button.
    open var configuration: Configuration? {
        didSet { updateContent() }
    }

    /// Called before the button shows a new state, to change the configuration by it.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for the configuration to be brought up to date.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
    }

    /// Brings the configuration up to date with the button's state.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
        updateContent()
    }

    /// Whether each tap turns `isSelected` over; with a menu as primary action, whether the button
    /// shows the element of the menu that is marked, and marks what is chosen.
    open var changesSelectionAsPrimaryAction = false {
        didSet { menuSelection.update(self) }
    }

    /// What the button offers: on a press with `showsMenuAsPrimaryAction`, otherwise on a long press.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuSelection.update(self)
        }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { menuSelection.update(self) }
    }

    private let menuSelection = ButtonMenuSelection()

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func menuElementWasChosen(_ element: UIMenuElement) {
        menuSelection.choose(element, self)
    }

    override func willSendActions(for events: UIControl.Event) {
        if changesSelectionAsPrimaryAction, !menuSelection.isActive(self),
            events.contains(.primaryActionTriggered)
        {
            isSelected.toggle()
        }
    }

    override func controlStateDidChange() {
        if configurationUpdateHandler != nil { updateConfiguration() } else { updateContent() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    override func contentTraitsDidChange() {
        updateContent()
    }

    /// Puts the look of the current state into the parts.
    private func updateContent() {
        let look =
            configuration.map { ButtonLook(configuration: $0, button: self) }
            ?? ButtonLook(states: states, button: self)
        label.font = look.font ?? label.font
        label.textColor = look.foreground
        if let title = look.attributedTitle {
            label.attributedText = title
        } else {
            label.text = look.title
        }
        label.isHidden = (look.title ?? "").isEmpty
        subtitleLabel.text = look.subtitle
        subtitleLabel.font = look.subtitleFont
        subtitleLabel.textColor = look.foreground
        subtitleLabel.isHidden = (look.subtitle ?? "").isEmpty
        image.image = look.image
        image.tintColor = look.foreground
        image.isHidden = look.image == nil
        background.backgroundColor = look.background
        background.isHidden = look.background == nil && look.strokeColor == nil
        background.layer.borderColor = look.strokeColor?.cgColor(with: traitCollection)
        background.layer.borderWidth = look.strokeColor == nil ? 0 : 1
        alphaOfParts = look.alpha
        self.look = look
        contentSizeDidChange()
    }

    private var look: ButtonLook?

    private var alphaOfParts: CGFloat = 1 {
        didSet { for part in [label, subtitleLabel, image] { part.alpha = alphaOfParts } }
    }

    // MARK: - Layout

    private var arrangement: ButtonArrangement {
        ButtonArrangement(
            image: image.isHidden ? nil : image.image?.size,
            title: label.isHidden ? nil : label.intrinsicContentSize,
            subtitle: subtitleLabel.isHidden ? nil : subtitleLabel.intrinsicContentSize,
            placement: look?.imagePlacement ?? .leading, imagePadding: look?.imagePadding ?? 0,
            titlePadding: look?.titlePadding ?? 0, alignment: contentHorizontalAlignment,
            runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var insets: UIEdgeInsets {
        (look?.insets ?? .zero).resolved(for: effectiveUserInterfaceLayoutDirection)
    }

    open override var intrinsicContentSize: CGSize {
        let content = arrangement.size
        let insets = insets
        return CGSize(
            width: max(content.width + insets.left + insets.right, look?.minimumSize.width ?? 0),
            height: max(content.height + insets.top + insets.bottom, look?.minimumSize.height ?? 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.layer.cornerRadius =
            look?.cornerStyle.radius(for: bounds.height, given: look?.cornerRadius ?? 0) ?? 0
        let places = arrangement.places(in: bounds.inset(by: insets))
        image.frame = places.image
        label.frame = places.title
        subtitleLabel.frame = places.subtitle
    }

    override var focusCornerRadius: CGFloat {
        background.isHidden ? layer.cornerRadius : background.layer.cornerRadius
    }

    // MARK: - Accessibility

    override var defaultAccessibilityLabel: String? {
        [look?.title, look?.subtitle].compactMap { $0 }.joined(separator: ", ")
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(
            changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button)
    }
}

/// What was set for a button's states.
struct ButtonStates {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]

    func title(for state: UIControl.State) -> String? { Self.value(titles, state) }
    func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        Self.value(attributedTitles, state)
    }

    func titleColor(for state: UIControl.State) -> UIColor? { Self.value(titleColors, state) }
    func image(for state: UIControl.State) -> UIImage? { Self.value(images, state) }

    /// The state's own value, or the normal state's. Focus alone has no look of its own here.
    private static func value<Value>(
        _ values: [UIControl.State: Value], _ state: UIControl.State
    ) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
