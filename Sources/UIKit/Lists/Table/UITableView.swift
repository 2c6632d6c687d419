// This file is long: what a subclass may override has to stand in the class's body. What a table does
// stands in types of their own: where things are in `TableGeometry`, what is seen in `TableContents`,
// batches in `TableUpdates`, and so on.
public import Foundation

/// Shows a list of rows, in sections, one below the other.
///
/// Only the rows that are seen have cells, and nothing is kept or done for the others: a million rows
/// open as fast as ten.
open class UITableView: DelegatingScrollView {
    // MARK: - Lifecycle

    /// Makes a table. Its style can't be changed later.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        swipes.install()
        menus.install()
        reordering.install()
    }

    /// Whether rows stand from edge to edge or in groups.
    public let style: Style

    /// Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { contents.setNeedsReload() } }
    }

    /// Held weakly.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            tableDelegate = delegate
            tellScrolling(to: delegate)
            if delegate !== oldValue { contents.setNeedsReload() }
        }
    }

    override func followScrollDelegate() { delegate = scrollDelegate as? any UITableViewDelegate }

    /// Who is told, whatever a subclass's `delegate` gives out.
    final weak var tableDelegate: (any UITableViewDelegate)?

    /// Hears early of rows that will be seen. Held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Says what can be dragged out of the list. Held weakly.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { drags.install() } }
    }

    /// Takes what is dropped on the list. Held weakly.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { drags.install() } }
    }

    /// Whether a person can drag out of the list. Default: true, as on an iPad.
    open var dragInteractionEnabled = true

    /// Whether something of the list is being dragged.
    open var hasActiveDrag: Bool { drags.isDragging }

    /// Whether a drag is over the list that it takes an interest in.
    open var hasActiveDrop: Bool { drags.isDroppedOn }

    override func contentWillBeDragged() { swipes.close(animated: true) }

    override var keyboardElement: UIView { keyboard.focusedCell ?? self }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(role: .list, isContainer: true)
    }

    override var countInList: Int? { contents.geometry.rowCounts.reduce(0, +) }

    // MARK: - Parts

    final lazy var contents = TableContents(self)
    final lazy var updates = TableUpdates(self)
    final lazy var selection = TableSelection(self)
    final lazy var touches = TableTouches(self)
    final lazy var keyboard = TableKeyboard(self)
    final lazy var editing = TableEditing(self)
    final lazy var swipes = ListSwipes(self)
    final lazy var menus = ListMenus(self)
    final lazy var drags = ListDrags(self)
    final lazy var reordering = TableReordering(self)
    final lazy var prefetching = TablePrefetching(self)
    final lazy var scrolling = TableScrolling(self)
    final lazy var index = TableIndex(self)

    // MARK: - Cells

    /// Says of which class the cells with an identifier are; nil takes that back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        contents.reuse.register(cell: cellClass, identifier)
    }

    /// Says of which class the headers and footers with an identifier are; nil takes that back.
    open func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        contents.reuse.register(headerFooter: aClass, identifier)
    }

    /// A cell with an identifier that isn't used any more, or a new one of the registered class, or nil
    /// where none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        contents.dequeueCell(identifier)
    }

    /// A cell with an identifier for a row.
    ///
    /// - Precondition: A class is registered for the identifier.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        contents.dequeueCell(identifier, for: indexPath)
    }

    /// A header or footer with an identifier that isn't used any more, or a new one of the
    /// registered class, or nil where none is registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        contents.reuse.dequeueHeaderFooter(identifier)
    }

    // MARK: - Looks

    /// Of all rows, in points, unless the delegate says otherwise; `automaticDimension` lets each cell
    /// say its own.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { contents.setNeedsReload() } }
    }

    /// Of all headers, in points, unless the delegate says otherwise; `automaticDimension` lets
    /// each header say its own, and gives sections without one none.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { contents.setNeedsReload() } }
    }

    /// Of all footers, in points, unless the delegate says otherwise; `automaticDimension` lets
    /// each footer say its own, and gives sections without one none.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { contents.setNeedsReload() } }
    }

    /// What stands for the height of a row until it is seen, in points. 0 has the delegate asked for
    /// the heights of all rows at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { contents.setNeedsReload() } }
    }

    /// What stands for the height of a header until it is seen, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { contents.setNeedsReload() } }
    }

    /// What stands for the height of a footer until it is seen, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { contents.setNeedsReload() } }
    }

    /// Above the headers of a plain table, in points; by default 22 where a header has a title.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { contents.setNeedsReload() } }
    }

    final var headerTopPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding == Self.automaticDimension ? 22 : sectionHeaderTopPadding
    }

    /// Whether there are lines between the rows. A change shows at once.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { contents.looksDidChange() }
    }

    /// Of the lines between rows; nil draws none.
    open var separatorColor: UIColor? = .separator {
        didSet { contents.looksDidChange() }
    }

    /// From the cells' edges to the lines between rows, in points. Until it is set they begin where
    /// the rows' texts do.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(
                    top: 0, left: contents.metrics.margins.leading, bottom: 0, right: 0)
        }
        set { ownSeparatorInset = newValue }
    }

    final var ownSeparatorInset: UIEdgeInsets? {
        didSet { contents.looksDidChange() }
    }

    /// Shown behind the rows, and not scrolled with them.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Shown above the first section. Its height counts; its width becomes the table's.
    open var tableHeaderView: UIView? {
        didSet { contents.accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// Shown below the last section. Its height counts; its width becomes the table's.
    open var tableFooterView: UIView? {
        didSet { contents.accessoryViewDidChange(from: oldValue, to: tableFooterView) }
    }

    // MARK: - Asking

    /// As the table knows it: the data source is asked at the first look and after `reloadData()`,
    /// not each time.
    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.geometry.sections.count
    }

    /// - Precondition: The section exists.
    open func numberOfRows(inSection section: Int) -> Int {
        contents.loadIfNeeded()
        return contents.geometry.sections[section].rows.count
    }

    /// In the content, in points; what hasn't been seen yet has its estimated height.
    open func rect(forSection section: Int) -> CGRect { contents.rect(ofSection: section) }

    /// In the content, in points; what hasn't been seen yet has its estimated height.
    ///
    /// - Precondition: The section exists.
    open func rectForHeader(inSection section: Int) -> CGRect {
        contents.headerRect(of: section)
    }

    /// In the content, in points; what hasn't been seen yet has its estimated height.
    ///
    /// - Precondition: The section exists.
    open func rectForFooter(inSection section: Int) -> CGRect {
        contents.footerRect(of: section)
    }

    /// In the content, in points; zero for a row that isn't there. What hasn't been seen yet has
    /// its estimated height, and so has what is above.
    ///
    /// - Complexity: O(log *n*) in the runs of rows of one height.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        contents.rectIfPresent(of: indexPath)
    }

    /// The row at a place in the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.row(at: point) }

    /// The row that a cell shows now.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(for: cell) }

    /// The rows that reach into a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { contents.rows(in: rect) }

    /// The cell of a row, or nil where it isn't seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        contents.cells[indexPath]
    }

    /// The cells that are seen, from the top.
    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { contents.cells[$0] }
    }

    /// The rows that reach into what is seen of the content, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { contents.visibleRows }

    /// The header of a section that is in sight; nil otherwise, and for a header that is no
    /// `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        contents.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section that is in sight; nil otherwise, and for a footer that is no
    /// `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        contents.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: - Scrolling

    /// Brings a row into sight. Rows on the way that have never been seen have their estimated
    /// heights; the one that is gone to is where it was asked to be.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scrolling.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Brings the selected row into sight that is nearest to what is seen; does nothing where none
    /// is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrolling.scrollToSelection(at: scrollPosition, animated: animated)
    }

    // MARK: - Changing

    /// Asks the data source for everything anew. What was selected no longer is.
    open func reloadData() {
        contents.reload()
    }

    /// Carries out all that a closure tells the table, as one batch: deletions and reloads name rows
    /// and sections as they were, insertions as they will be, and moves lead from the one to the other.
    ///
    /// Change the model inside of the closure. Afterwards the data source's counts must be what the
    /// batch says; otherwise the program stops.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        self.updates.perform(updates, completion: completion)
    }

    /// Begins a batch, as `performBatchUpdates(_:completion:)` does.
    open func beginUpdates() {
        updates.begin()
    }

    /// Carries out what was told since `beginUpdates()`. Heights of rows that are seen are asked for
    /// anew.
    open func endUpdates() {
        updates.end()
    }

    /// Tells the table that sections came, by their numbers afterwards. Outside of a batch the data
    /// source has to have them already.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add { $0.insertSections(sections, animation: animation.rawValue) }
    }

    /// Tells the table that sections went, by their numbers before. Outside of a batch the data
    /// source has to be without them already.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add { $0.deleteSections(sections, animation: animation.rawValue) }
    }

    /// Has the data source asked anew for the rows of sections, by their numbers before; their
    /// cells are taken back and made again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.add { $0.reloadSections(sections, animation: animation.rawValue) }
    }

    /// Tells the table that a section went elsewhere, from its number before to the one afterwards;
    /// its rows keep their cells.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.add { $0.moveSection(section, to: newSection) }
    }

    /// Tells the table that rows came, by their places afterwards. Outside of a batch the data
    /// source has to have them already; a count that doesn't fit stops the program.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add { $0.insertItems(at: indexPaths, animation: animation.rawValue) }
    }

    /// Tells the table that rows went, by their places before. Outside of a batch the data source
    /// has to be without them already; a count that doesn't fit stops the program.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add { $0.deleteItems(at: indexPaths, animation: animation.rawValue) }
    }

    /// Has other cells take the places of rows, by their places before. To fill the same cells with
    /// other content, `reconfigureRows(at:)` is cheaper.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.add { $0.reloadItems(at: indexPaths, animation: animation.rawValue) }
    }

    /// Tells the table that a row went elsewhere, from its place before to the one afterwards; it
    /// keeps its cell, its selection and the keyboard.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.add { $0.moveItem(at: indexPath, to: newIndexPath) }
    }

    /// Has the data source fill the cells of rows anew, without another cell taking their places.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        updates.reconfigure(indexPaths)
    }

    /// Whether a batch is being carried out or animated.
    open var hasUncommittedUpdates: Bool { updates.isOpen }

    // MARK: - Selecting

    /// Whether a person can choose rows; `selectRow(at:animated:scrollPosition:)` works without it.
    open var allowsSelection = true

    /// Whether a person can choose a row while `isEditing` is true.
    open var allowsSelectionDuringEditing = false

    /// Whether choosing a row leaves the others selected. Set to false, it keeps one at most.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { selection.keepAtMostOne() } }
    }

    /// Whether rows have marks to be ticked while `isEditing` is true, in the place of delete
    /// buttons.
    open var allowsMultipleSelectionDuringEditing = false

    /// The row that was selected first of those that still are; nil when none is.
    open var indexPathForSelectedRow: IndexPath? { selection.indexPaths.first }

    /// The rows that are selected, on screen or not, as they were selected; nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.indexPaths.isEmpty ? nil : selection.indexPaths
    }

    /// Selects a row; the delegate isn't told.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        selection.select(indexPath, animated: animated)
        guard let indexPath, scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row; the delegate isn't told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, animated: animated)
    }

    // MARK: - Editing

    /// Whether rows show what they can be edited by: buttons to delete and insert, marks, grips to
    /// move. Setting it isn't animated.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows what rows can be edited by, or hides it, and tells the cells.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.setEditing(editing, animated: animated)
    }

    // MARK: - Index

    /// With fewer rows than these the index isn't shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { index.reload() }
    }

    /// Of the index's letters; nil takes the tint colour.
    open var sectionIndexColor: UIColor? {
        didSet { index.looksDidChange() }
    }

    /// Behind the index's letters; nil leaves the rows to be seen.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { index.looksDidChange() }
    }

    /// Asks the data source for the titles of the index anew.
    open func reloadSectionIndexTitles() {
        index.reload()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        contents.layOut()
    }

    /// Cells come and go in the table's own layout, which needs no other one after it.
    override func subviewsDidChange() {
        if !contents.isLayingOut { super.subviewsDidChange() }
    }

    /// From the top down, whatever came when.
    override var subviewsInReadingOrder: [UIView] {
        subviews.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }.map(\.element)
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        contents.traitsDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { updates.finishAnimations() }
    }

    // MARK: - Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !self.touches.begin(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !self.touches.move(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !self.touches.end(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !self.touches.cancel(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !keyboard.handle($0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    /// The keyboard comes to the table as one, and goes from row to row with the arrow keys.
    open override var canBecomeFocused: Bool { keyboard.canBecomeFocused }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        keyboard.focusDidChange()
    }

    /// The ring goes around the row that the keys are at, inside of it.
    override var focusRingBounds: CGRect {
        guard let cell = keyboard.focusedCell else { return bounds }
        return cell.frame.intersection(bounds).insetBy(dx: 6, dy: 6)
    }

    open override func accessibilityActivate() -> Bool { keyboard.chooseFocusedRow() }
}
