public import Foundation

/// Shows one row of a table.
///
/// What may be overridden stands here; how the parts are laid out and drawn stands in types of their
/// own beside it.
open class UITableViewCell: UIView {
    // MARK: - Lifecycle

    /// Makes a cell, 320 by 44 points until a table lays it out. A registered class is made through
    /// this initializer.
    ///
    /// - Parameters:
    ///   - style: Where its labels stand.
    ///   - reuseIdentifier: What it can be used again for; nil for a cell that is used once.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    final let style: CellStyle

    /// What the cell can be used again for; nil if the table forgets it when its row leaves the
    /// screen.
    open private(set) var reuseIdentifier: String?

    /// Called before the cell is used for another row. Call `super`.
    open func prepareForReuse() {
        parts.content.prepareForReuse()
    }

    /// What the cell knows of its table and its row.
    final var surroundings = CellSurroundings() {
        didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
    }

    final weak var tableView: UITableView?
    /// The row that the cell shows now.
    final var indexPath: IndexPath?
    final lazy var parts = CellParts(self)

    // MARK: - Content

    /// What holds the row's content; a content configuration brings its own.
    open internal(set) lazy var contentView: UIView = CellContentView(frame: bounds)

    /// The main label of the cell's style, made at the first look. It is for cells without a
    /// `contentConfiguration`; with one it is shown no more.
    open var textLabel: UILabel? { parts.content.textLabel }

    /// Nil in the default style.
    open var detailTextLabel: UILabel? { parts.content.detailTextLabel }

    /// The picture of the cell's style, made at the first look; without an image it takes no room.
    open var imageView: UIImageView? { parts.content.imageView }

    /// What is shown, as a value; it takes the place of the labels and the image view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.content.configuration }
        set { parts.content.configuration = newValue }
    }

    /// Whether the content configuration follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// The content configuration of the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    // MARK: - Background

    /// What is behind the content, as a value; nil takes the table's style. It goes before
    /// `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the background configuration follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The background configuration of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        surroundings.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Shown behind the content, as large as the cell, and under `selectedBackgroundView`.
    open var backgroundView: UIView? {
        didSet { parts.background.viewDidChange(from: oldValue, to: backgroundView) }
    }

    /// Shown behind the content while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet { parts.background.viewDidChange(from: oldValue, to: selectedBackgroundView) }
    }

    open override var backgroundColor: UIColor? {
        didSet { parts.background.update() }
    }

    // MARK: - State

    /// Whether the cell looks selected when it is; `none` selects without a look of it. `blue` and
    /// `gray` look like `default`, as on iOS since version 7.
    open var selectionStyle = SelectionStyle.default {
        didSet { parts.background.update() }
    }

    /// Whether the cell looks selected. The table sets it with its row; to select a row, ask the
    /// table.
    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Lets the cell look selected or not. Override it, and call `super`, to change other things
    /// with it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != state.isSelected else { return }
        change(animated: animated) { self.state.isSelected = selected }
        window?.accessibilityDidChange()
    }

    /// Whether the cell looks pressed. The table sets it while a touch is on the row.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Lets the cell look pressed or not. Override it, and call `super`, to change other things
    /// with it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != state.isHighlighted else { return }
        change(animated: animated) { self.state.isHighlighted = highlighted }
    }

    /// Whether the cell shows what its row can be edited by. The table sets it with its own.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows what the row can be edited by, or hides it; the content makes room. Override it, and
    /// call `super`, to change other things with it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        change(animated: animated) {
            self.state.isEditing = editing
            self.setNeedsLayout()
        }
    }

    /// What the cell's look follows from, without the traits.
    final var state = CellState()

    private func change(animated: Bool, _ changes: @escaping () -> Void) {
        let all = { [self] in
            changes()
            parts.background.update()
            setNeedsUpdateConfiguration()
            if animated { layoutIfNeeded() }
        }
        if animated { UIView.animate(withDuration: 0.3, animations: all) } else { all() }
    }

    /// What the configurations follow from.
    open var configurationState: UICellConfigurationState {
        var configuration = UICellConfigurationState(traitCollection: traitCollection)
        configuration.isHighlighted = state.isHighlighted
        configuration.isSelected = state.isSelected
        configuration.isEditing = state.isEditing
        configuration.isSwiped = state.isSwiped
        configuration.isReordering = state.isReordering
        configuration.isFocused = state.isFocused
        configuration.isDisabled = !isUserInteractionEnabled
        return configuration
    }

    private var needsUpdateConfiguration = true

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        guard !needsUpdateConfiguration else { return }
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    final func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration(using: configurationState)
    }

    /// Brings the configurations up to date with a state. Call `super` where a subclass doesn't set
    /// the content configuration itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration {
            parts.content.update(for: state)
        }
        parts.background.update()
        configurationUpdateHandler?(self, state)
    }

    /// Called with each state, to set the configurations by it.
    open var configurationUpdateHandler:
        ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
    {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Told when the row is lifted to be dragged, when it moves, and when that is over. Override it
    /// to look different meanwhile.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: - Accessories

    /// What stands at the row's end while the table isn't edited.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { parts.accessory.update() } }
    }

    /// Takes the place of the accessory of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { parts.accessory.update() }
    }

    /// The accessory while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { parts.accessory.update() } }
    }

    /// Takes the place of the accessory of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { parts.accessory.update() }
    }

    // MARK: - Editing

    /// What stands before the content while the table is edited.
    open var editingStyle: EditingStyle { surroundings.editingStyle }

    /// Whether the row can be moved while the table is edited, where its data source allows it.
    open var showsReorderControl = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the delete button of the row is in sight.
    open var showingDeleteConfirmation: Bool { state.isSwiped }

    /// Whether the row's background makes room for the button before it in a grouped table; the
    /// delegate is asked first.
    open var shouldIndentWhileEditing: Bool {
        get { surroundings.indentsWhileEditing }
        set { surroundings.indentsWhileEditing = newValue }
    }

    // MARK: - Indentation and separator

    /// How many times `indentationWidth` the content begins further in; 0 unless it is set.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// Of one level, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    /// From the cell's edges to the line below it, in points. By default it begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { parts.separator.inset }
        set { parts.separator.ownInset = newValue }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        parts.layOut()
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: parts.fittingHeight(width: size.width))
    }

    /// The height that the content takes at a width; rows of tables that size themselves get it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    private func surroundingsDidChange(from old: CellSurroundings) {
        setNeedsLayout()
        if surroundings.tableStyle != old.tableStyle { parts.background.update() }
        if surroundings.margins != old.margins { parts.marginsDidChange() }
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        parts.background.update()
        setNeedsUpdateConfiguration()
    }

    // MARK: - Accessibility

    /// A row is one element, unless there are things in it that can be worked on their own.
    override var isAccessibilityElementByDefault: Bool { !parts.holdsControls }

    override var defaultAccessibilityLabel: String? { parts.spokenText }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if state.isSelected { traits.insert(.selected) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }

    override var positionInList: (number: Int, count: Int)? {
        guard let indexPath, let tableView, tableView.contents.geometry.contains(indexPath) else {
            return nil
        }
        return (indexPath.row + 1, tableView.numberOfRows(inSection: indexPath.section))
    }

    override var keyboardOwner: UIView { tableView ?? self }

    override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
        indexPath.flatMap { tableView?.swipes.customActions(of: $0) }
    }

    open override func accessibilityActivate() -> Bool {
        tableView?.chooseRow(of: self) ?? false
    }
}
