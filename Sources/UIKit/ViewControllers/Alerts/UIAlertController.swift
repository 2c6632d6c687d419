import Foundation

/// Tells a person something, or asks, and waits for the answer: in the middle of the screen, or, as an
/// action sheet, at its lower edge, and in a wide window as a popover.
open class UIAlertController: UIViewController {
    /// Whether an alert asks in the middle or offers choices at an edge.
    public enum Style: Int, Sendable {
        /// At the lower edge of the screen, or as a popover in a wide window.
        case actionSheet = 0
        /// In the middle, before all that is dimmed.
        case alert = 1
    }

    // MARK: - Lifecycle

    /// Makes an alert without buttons: add one action at least, since nothing else ends it.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
        self.title = title
        self.message = message
    }

    /// As it was made.
    open private(set) var preferredStyle = Style.alert

    open override func loadView() {
        let view = AlertView(frame: .zero)
        view.onChoose = { [weak self] in self?.choose($0) }
        self.view = view
        updateContent()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    // MARK: - Content

    open override var title: String? {
        didSet { updateContent() }
    }

    /// Below the title, in smaller letters; a change shows at once.
    open var message: String? {
        didSet { updateContent() }
    }

    /// In the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The action that Return chooses, and whose button is bold; one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            stopUnless(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                """
                UIAlertController.preferredAction: the preferredAction can only be set to an action \
                that has been added to the alert, and \(preferredAction?.title ?? "") was not
                """)
            updateContent()
        }
    }

    /// - Precondition: No other action with the style `cancel` was added.
    open func addAction(_ action: UIAlertAction) {
        stopUnless(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            """
            UIAlertController.addAction(_:): UIAlertController can only have one action with a style \
            of UIAlertActionStyleCancel
            """)
        actions.append(action)
        action.onChange = { [weak self] in self?.updateContent() }
        updateContent()
    }

    /// In the order in which they were added; `nil` for none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []

    /// Adds a field to type into. The first one has the keyboard when the alert has appeared; Return
    /// goes to the next, and from the last chooses as it does in an alert without fields.
    ///
    /// - Parameter configurationHandler: Sets the field up.
    /// - Precondition: The style is `alert`.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        stopUnless(
            preferredStyle == .alert,
            """
            UIAlertController.addTextField(configurationHandler:): Text fields can only be added to \
            an alert controller of style UIAlertControllerStyleAlert
            """)
        let field = UITextField(frame: .zero)
        field.font = .preferredFont(forTextStyle: .subheadline)
        field.clearButtonMode = .whileEditing
        configurationHandler?(field)
        fields.append(field)
        updateContent()
    }

    /// Return goes to the next field; false from the last one.
    private func goToNextField() -> Bool {
        guard let index = fields.firstIndex(where: \.isFirstResponder), index + 1 < fields.count
        else { return false }
        return fields[index + 1].becomeFirstResponder()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
    }

    /// Which of its shapes the alert has.
    final var shape: AlertMetrics.Shape {
        if preferredStyle == .alert { return .alert }
        return ownPresentation?.active is UIPopoverPresentationController ? .popover : .sheet
    }

    final func updateContent() {
        guard let alertView else { return }
        alertView.show(
            AlertContent(
                title: title, message: message, fields: fields, actions: actions,
                preferred: preferredAction), as: shape)
        preferredContentSize = shape == .popover ? alertView.popoverSize : .zero
    }

    // MARK: - Presentation

    override func newPresentationController() -> UIPresentationController {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: nil)
            : ActionSheetPopoverController(presentedViewController: self, presenting: nil)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateContent()
    }

    // MARK: - Choosing

    private var isChosen = false

    /// Closes the alert, and then does what the action says.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isChosen else { return }
        isChosen = true
        let end = { [self] in
            isChosen = false
            action.handler?(action)
        }
        guard presentingViewController != nil else {
            end()
            return
        }
        dismiss(animated: true, completion: end)
    }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// What Return chooses while no button has the keyboard: the preferred action, or the only one
    /// that neither cancels nor destroys.
    private var returnAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        let plain = actions.filter { $0.style == .default }
        return plain.count == 1 ? plain.first : nil
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handle($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, let alertView, let window = alertView.window,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardEscape:
            // An alert has to be answered; one without a cancel action by one of its own.
            if let cancelAction { choose(cancelAction) }
            return true
        case .keyboardReturnOrEnter:
            if window.focus.isVisible, alertView.focusedAction != nil { return false }
            if goToNextField() { return true }
            if let returnAction { choose(returnAction) }
            return true
        case .keyboardLeftArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow:
            return alertView.moveFocus(key.keyCode)
        default: return false
        }
    }
}
