// This file is long: on Linux, what a subclass may override has to stand in the class's body.
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

    /// Makes a button that looks by what is set for its states, without a configuration.
    ///
    /// - Parameter buttonType: One with a sign of its own, such as `close`, brings the picture and
    /// what it is called for assistive technology.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { label.font = .systemFont(ofSize: 15) }
        if let sign = ButtonSign(buttonType) { states.images[.normal] = sign.image }
        updateContent()
    }

    /// A system button for an action, which it performs when it is tapped, and whose title it shows.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(type: .system)
        self.frame = frame
        show(primaryAction)
    }

    /// Makes a button that looks by a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The look of the button, whole.
    ///   - primaryAction: Performed when the button is tapped; its title and picture are taken where
    ///     the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        // An initializer sets the property without its observer.
        self.configuration = configuration
        updateContent()
        show(primaryAction)
    }

    private func prepare() {
        for part in [background, image, label, secondLabel] { addSubview(part) }
        background.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        secondLabel.isAccessibilityElement = false
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
        /// An i in a circle, in the tint colour; the two below look the same here.
        case detailDisclosure = 2
        /// As `detailDisclosure`.
        case infoLight = 3
        /// As `detailDisclosure`.
        case infoDark = 4
        /// A plus in a circle, in the tint colour.
        case contactAdd = 5
        /// A bold cross, in the tint colour.
        case close = 7
    }

    /// What a button is for among others.
    public enum Role: Int, Sendable {
        /// No keyboard key presses it from afar.
        case normal = 0
        /// Return presses it, wherever the keyboard is.
        case primary = 1
        /// Escape presses it.
        case cancel = 2
        /// Red: what it does can't be taken back.
        case destructive = 3
    }

    /// What the button is for among others; on a desktop it also says which key presses it.
    open var role = Role.normal {
        didSet { updateContent() }
    }

    /// How the button looks without a configuration; one made with a configuration is a `system`
    /// button.
    open private(set) var buttonType: ButtonType

    // MARK: - Content

    private let background = UIImageView(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let secondLabel = UILabel(frame: .zero)
    private var indicator: UIActivityIndicatorView?

    /// The label of the title. What is set for the states is put into it.
    open var titleLabel: UILabel? { label }

    /// The label of the second line, which a configuration alone can fill.
    open var subtitleLabel: UILabel? { secondLabel }

    /// The view of the picture. What is set for the states is put into it, so that a picture set
    /// here is lost at the next change.
    open var imageView: UIImageView? { image }

    /// What the button says now: the configuration's title, or the one for its state.
    open var currentTitle: String? { configuration?.title ?? states.title(for: state) }

    /// The picture that is shown now: the configuration's, or the one for the button's state.
    open var currentImage: UIImage? { configuration?.image ?? states.image(for: state) }

    private var states = ButtonStates()

    /// `nil` takes away what was set. What is not set for a state is the normal state's.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        states.titles[state] = title
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's title stands in for it.
    open func title(for state: UIControl.State) -> String? { states.titles[state] }

    /// A title with attributes; it goes before a plain one. `nil` takes away what was set.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        states.attributedTitles[state] = title
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's title stands in for it.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        states.attributedTitles[state]
    }

    /// The title with attributes for the button's state, or the normal state's; nil where a plain
    /// one is shown.
    open var currentAttributedTitle: NSAttributedString? { states.attributedTitle(for: state) }

    /// `nil` takes away what was set. A configuration has `baseForegroundColor` instead, and this
    /// counts for nothing then.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        states.titleColors[state] = color
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's colour stands in for it.
    open func titleColor(for state: UIControl.State) -> UIColor? { states.titleColors[state] }

    /// `nil` takes away what was set. What is not set for a state is the normal state's.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        states.images[state] = image
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's picture stands in for it.
    open func image(for state: UIControl.State) -> UIImage? { states.images[state] }

    /// A picture behind the content, as large as the button.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        states.backgroundImages[state] = image
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's picture stands in for it.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        states.backgroundImages[state]
    }

    /// The picture behind the content in the button's state, or the normal state's.
    open var currentBackgroundImage: UIImage? {
        ButtonStates.value(states.backgroundImages, state)
    }

    /// The colour of the hard shadow under the title, which falls as the title label's
    /// `shadowOffset` says. `nil` takes away what was set.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        states.titleShadowColors[state] = color
        updateContent()
    }

    /// What was set for a state itself; nil also where the normal state's colour stands in for it.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        states.titleShadowColors[state]
    }

    /// How a symbol set for the state is drawn.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        states.symbolConfigurations[state] = configuration
        updateContent()
    }

    /// How a symbol set for a state itself is drawn; nil where nothing was set.
    open func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? { states.symbolConfigurations[state] }

    /// The colour that the title has now, with a configuration too.
    open var currentTitleColor: UIColor { label.textColor }

    /// Around all of the content, in points; without a configuration alone, as the two below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentSizeDidChange() }
    }

    /// Around the title, in points; the title moves, and the button's size stays.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Around the picture, in points; the picture moves, and the button's size stays.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The look of the button, whole; changing it changes the button.
    open var configuration: Configuration? {
        didSet { updateContent() }
    }

    /// Called before the button shows a new state, to change the configuration by it.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the look of the configuration follows the button's state.
    open var automaticallyUpdatesConfiguration = true

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
        guard automaticallyUpdatesConfiguration || configuration == nil else { return }
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
        showText(look)
        image.image = look.image
        image.tintColor = look.foreground
        image.isHidden = look.image == nil
        showIndicator(look)
        background.image = look.backgroundImage
        background.backgroundColor = look.background
        background.isHidden =
            look.background == nil && look.strokeColor == nil && look.backgroundImage == nil
        background.layer.borderColor = look.strokeColor?.cgColor(with: traitCollection)
        background.layer.borderWidth = look.strokeColor == nil ? 0 : look.strokeWidth
        alphaOfParts = look.alpha
        self.look = look
        contentSizeDidChange()
    }

    private func showText(_ look: ButtonLook) {
        label.font = look.font ?? label.font
        label.textColor = look.foreground
        if let title = look.attributedTitle {
            label.attributedText = title
        } else {
            label.text = look.title
        }
        if configuration != nil {
            label.numberOfLines = 0
            label.lineBreakMode = .byWordWrapping
            secondLabel.numberOfLines = 0
            label.textAlignment = look.textAlignment(self)
            secondLabel.textAlignment = label.textAlignment
        }
        label.isHidden = (look.title ?? "").isEmpty
        label.shadowColor = ButtonStates.value(states.titleShadowColors, state)
        secondLabel.font = look.subtitleFont
        secondLabel.textColor = look.foreground
        if let subtitle = look.attributedSubtitle {
            secondLabel.attributedText = subtitle
        } else {
            secondLabel.text = look.subtitle
        }
        secondLabel.isHidden = (look.subtitle ?? "").isEmpty
    }

    /// Something that is under way stands in the picture's place.
    private func showIndicator(_ look: ButtonLook) {
        guard look.showsActivityIndicator else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view = indicator ?? UIActivityIndicatorView(style: .medium)
        indicator = view
        view.isAccessibilityElement = false
        view.color = look.foreground
        image.isHidden = true
        if view.superview == nil { addSubview(view) }
        view.startAnimating()
    }

    private var look: ButtonLook?

    private var alphaOfParts: CGFloat = 1 {
        didSet { for part in [label, secondLabel, image] { part.alpha = alphaOfParts } }
    }

    // MARK: - Pointer

    /// Whether the button shows that a pointer is over it.
    open var isPointerInteractionEnabled = false {
        didSet { updateHover() }
    }

    /// Whether a pointer is over the button; followed while `isPointerInteractionEnabled` is true.
    open private(set) var isHovered = false

    private var hover: ControlHover?

    private func updateHover() {
        if isPointerInteractionEnabled, hover == nil {
            let recognizer = ControlHover { [weak self] place in
                guard let self, isHovered != (place != nil) else { return }
                isHovered = place != nil
                updateContent()
            }
            hover = recognizer
            addGestureRecognizer(recognizer)
        } else if !isPointerInteractionEnabled, let recognizer = hover {
            removeGestureRecognizer(recognizer)
            hover = nil
            isHovered = false
            updateContent()
        }
    }

    // MARK: - Layout

    /// - Parameter width: That the content has, in points; `nil` for as much as it wants.
    private func arrangement(width: CGFloat?) -> ButtonArrangement {
        let picture = indicator?.intrinsicContentSize ?? (image.isHidden ? nil : image.image?.size)
        var arrangement = ButtonArrangement(
            image: picture, placement: look?.imagePlacement ?? .leading,
            imagePadding: look?.imagePadding ?? 0, titlePadding: look?.titlePadding ?? 0,
            alignment: contentHorizontalAlignment, verticalAlignment: contentVerticalAlignment,
            runsLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let room = width.map { arrangement.textWidth(in: $0) }
        func size(of label: UILabel) -> CGSize? {
            guard !label.isHidden else { return nil }
            guard let room, configuration != nil, room > 0 else {
                return label.intrinsicContentSize
            }
            return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        }
        arrangement.title = size(of: label)
        arrangement.subtitle = size(of: secondLabel)
        return arrangement
    }

    private var insets: UIEdgeInsets {
        let insets = (look?.insets ?? .zero).resolved(for: effectiveUserInterfaceLayoutDirection)
        guard configuration == nil, contentEdgeInsets != .zero else { return insets }
        return contentEdgeInsets
    }

    open override var intrinsicContentSize: CGSize { size(forWidth: nil) }

    private func size(forWidth width: CGFloat?) -> CGSize {
        let insets = insets
        let content = arrangement(width: width.map { $0 - insets.left - insets.right }).size
        return CGSize(
            width: max(content.width + insets.left + insets.right, look?.minimumSize.width ?? 0),
            height: max(
                content.height + insets.top + insets.bottom, look?.minimumSize.height ?? 0))
    }

    override var contentWraps: Bool { configuration != nil && !label.isHidden }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        size(forWidth: width).height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = intrinsicContentSize
        guard configuration != nil, size.width > 0, whole.width > size.width else { return whole }
        return self.size(forWidth: size.width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.layer.cornerRadius =
            look?.cornerStyle.radius(for: bounds.height, given: look?.cornerRadius ?? 0) ?? 0
        let area = bounds.inset(by: insets)
        let places = arrangement(width: area.width).places(in: area)
        image.frame = Self.moved(places.image, by: imageEdgeInsets)
        indicator?.frame = places.image
        label.frame = Self.moved(places.title, by: titleEdgeInsets)
        secondLabel.frame = places.subtitle
    }

    /// Insets shift a part by half of what one side has more than the other.
    private static func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        rect.offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    override var focusCornerRadius: CGFloat {
        background.isHidden ? layer.cornerRadius : background.layer.cornerRadius
    }

    // MARK: - Accessibility

    override var defaultAccessibilityLabel: String? {
        let texts = [look?.title, look?.subtitle].compactMap { $0 }
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        return ButtonSign(buttonType)?.label ?? look?.image?.accessibilityName ?? ""
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(
            changesSelectionAsPrimaryAction ? [.button, .toggleButton] : .button)
    }
}
