public import Foundation

/// A field to search with, with a cancel button and scopes where they are wanted.
open class UISearchBar: UIView, UITextInputTraits {
    /// What is behind the field.
    public enum Style: UInt, Sendable {
        case `default` = 0
        /// A background of its own.
        case prominent = 1
        /// Nothing.
        case minimal = 2
    }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listener.bar = self
        searchTextField.delegate = listener
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        cancelButton.alpha = 0
        addSubview(searchTextField)
        addSubview(cancelButton)
    }

    private let listener = SearchFieldListener()

    /// The field itself.
    public final let searchTextField = UISearchTextField(frame: .zero)

    private lazy var cancelButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(systemText("Cancel"), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
        return button
    }()

    /// The search that the bar is for.
    final weak var searchController: UISearchController?

    /// Held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: - Text

    /// What is looked for. Setting it tells a search controller, and not the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            searchController?.updateResults()
        }
    }

    /// What is shown while nothing is looked for.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func textDidChange() {
        _ = try? delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.updateResults()
    }

    // MARK: - Looks

    open var searchBarStyle = Style.default {
        didSet { setNeedsDisplay() }
    }

    /// The colour behind the field.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether there is a button that ends the search; Escape does so anyway.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    private var isCancelButtonShown = false

    /// Brings the button that ends the search, or takes it away, while the field makes room.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelButtonShown else { return }
        isCancelButtonShown = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Works the cancel button.
    final func cancel() {
        _ = try? delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: - Scopes

    /// What can be searched in; there is a button for each.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// Which of `scopeButtonTitles` is chosen; setting it tells nobody.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
    }

    /// Whether the scopes are shown below the field; they add to the bar's height.
    open var showsScopeBar = false {
        didSet {
            guard showsScopeBar != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Shows the scopes below the field, or hides them.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private var scopeControl: UISegmentedControl?

    private func scopesDidChange() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        guard let scopeButtonTitles, !scopeButtonTitles.isEmpty else { return }
        let control = UISegmentedControl(items: scopeButtonTitles)
        control.selectedSegmentIndex = min(selectedScopeButtonIndex, scopeButtonTitles.count - 1)
        control.addAction(
            UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
        addSubview(control)
        scopeControl = control
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func scopeWasChosen() {
        guard let chosen = scopeControl?.selectedSegmentIndex else { return }
        selectedScopeButtonIndex = chosen
        _ = try? delegate?.searchBar(self, selectedScopeButtonIndexDidChange: chosen)
        searchController?.updateResults()
    }

    private var showsScopes: Bool { showsScopeBar && scopeControl != nil }

    // MARK: - Layout

    // In points, measured on iOS 17: a field of 36 in a bar of 56, a row of scopes of 44 below.
    private static let barHeight: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    private static let scopeHeight: CGFloat = 44
    private static let margin: CGFloat = 8

    /// In a navigation bar: what is free around the field, in points; the bar is behind it, and this
    /// view draws nothing.
    final var spaceInBar: UIEdgeInsets? {
        didSet {
            guard spaceInBar != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The height in a navigation bar, in points.
    final var heightInBar: CGFloat {
        let space = Self.spaceBelowTitles
        return space.top + fieldHeight + space.bottom + (showsScopes ? Self.scopeHeight : 0)
    }

    /// As on iOS 17, in points: below titles, and in their place.
    static let spaceBelowTitles = UIEdgeInsets(top: 1, left: 0, bottom: 15, right: 0)
    static let spaceAlone = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)

    final var fieldHeight: CGFloat {
        max(Self.fieldHeight, searchTextField.intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        let row = Self.barHeight - Self.fieldHeight + fieldHeight
        return CGSize(
            width: UIView.noIntrinsicMetric, height: row + (showsScopes ? Self.scopeHeight : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scopes = showsScopes ? Self.scopeHeight : 0
        var space =
            spaceInBar
            ?? UIEdgeInsets(
                top: 0, left: Self.margin + safeAreaInsets.left, bottom: 0,
                right: Self.margin + safeAreaInsets.right)
        space.bottom += scopes
        var row = bounds.inset(by: space)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let button = cancelButton.intrinsicContentSize
        let height = min(fieldHeight, max(0, row.height))
        let y = row.minY + ((row.height - height) / 2).rounded()
        // Where it is not, it waits beside the field.
        let inside = isCancelButtonShown ? button.width : -Self.margin
        cancelButton.alpha = isCancelButtonShown ? 1 : 0
        cancelButton.frame = CGRect(
            x: isRightToLeft ? row.minX + inside - button.width : row.maxX - inside, y: y,
            width: button.width, height: height)
        if isCancelButtonShown {
            row.size.width -= button.width + Self.margin
            if isRightToLeft { row.origin.x += button.width + Self.margin }
        }
        searchTextField.frame = CGRect(
            x: row.minX, y: y, width: max(0, row.width), height: height)
        layoutScopes()
    }

    private func layoutScopes() {
        guard let scopeControl else { return }
        scopeControl.alpha = showsScopes ? 1 : 0
        let height = scopeControl.intrinsicContentSize.height
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: spaceInBar?.left ?? Self.margin * 2, bottom: 0,
                right: spaceInBar?.right ?? Self.margin * 2))
        scopeControl.frame = CGRect(
            x: area.minX, y: bounds.maxY - (showsScopes ? Self.scopeHeight : height),
            width: area.width, height: height)
    }

    override func contentNode() -> RenderNode? {
        let drawn = super.contentNode()
        guard searchBarStyle != .minimal, spaceInBar == nil, !bounds.isEmpty else { return drawn }
        let color = barTintColor ?? .secondarySystemBackground
        let bar = RenderNode.color(color.cgColor(with: traitCollection), in: bounds)
        return .container([bar, drawn].compactMap { $0 })
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// The field has the keyboard, for the bar.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        searchTextField.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        searchTextField.resignFirstResponder()
    }

    /// Escape does what the cancel button does, where there is one.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused = presses.filter { press in
            guard press.key?.keyCode == .keyboardEscape,
                isCancelButtonShown || searchController?.isActive ?? false
            else { return true }
            cancel()
            return false
        }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    // MARK: - UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}

/// Hears of the field for its bar, whose delegate is the app's.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return (try? bar.delegate?.searchBarShouldBeginEditing(bar)) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        _ = try? bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchController?.searchBarDidBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return (try? bar.delegate?.searchBarShouldEndEditing(bar)) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { _ = try? bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        let answer = try? bar.delegate?.searchBar(
            bar, shouldChangeTextIn: range, replacementText: string)
        return answer ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        _ = try? bar.delegate?.searchBarSearchButtonClicked(bar)
        if bar.searchController != nil { textField.resignFirstResponder() }
        return true
    }
}
