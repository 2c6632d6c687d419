import Foundation

/// What a table shows now: the counts that it was told, where everything is, and the views of what is
/// seen.
@MainActor final class TableContents {
    unowned let tableView: UITableView
    var geometry = TableGeometry()
    let reuse = TableReuse()
    /// By row and section. What is on its way out of sight is in here until it is there.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// What is being animated, and so isn't taken away although it is out of sight.
    var held: Set<ObjectIdentifier> = []
    private(set) var isLayingOut = false
    private(set) var isLoaded = false
    private var needsReload = true
    /// The width that heights were measured for.
    private var knownWidth: CGFloat = 0
    private var knownTextSize: UIContentSizeCategory?
    private var knownTopView: UIView?
    /// The row whose cell is being filled anew, with that cell.
    var reconfiguring: (indexPath: IndexPath, cell: UITableViewCell)?
    /// The cells that were made in this layout, to be told of when they are in their places.
    private var appeared: [IndexPath] = []

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    var metrics: TableMetrics { TableMetrics(tableView: tableView) }

    // MARK: - Counts

    /// What the data source says now.
    func askCounts() -> [Int] {
        guard let dataSource = tableView.dataSource else { return [] }
        let count = (try? dataSource.numberOfSections(in: tableView)) ?? 1
        return (0..<count).map { dataSource.tableView(tableView, numberOfRowsInSection: $0) }
    }

    func setNeedsReload() {
        needsReload = true
        tableView.setNeedsLayout()
    }

    /// Takes over the data source's counts, if that has to be done.
    func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        isLoaded = true
        removeViews()
        tableView.updates.abandonAnimations()
        let counts = askCounts()
        geometry = TableGeometry(
            counts.enumerated().map { metrics.section($0.offset, rowCount: $0.element) })
        tableView.selection.rowsWereReloaded()
        tableView.keyboard.rowsWereReloaded()
        tableView.swipes.close(animated: false)
        tableView.index.reload()
        tableView.prefetching.reset()
        updateContentSize()
    }

    func reload() {
        needsReload = true
        loadIfNeeded()
        tableView.setNeedsLayout()
    }

    // MARK: - Layout

    func layOut() {
        guard !isLayingOut, !tableView.updates.isApplying else { return }
        layOutNow()
    }

    /// Brings everything that is seen into its place, and makes what is missing.
    func layOutNow() {
        isLayingOut = true
        defer { isLayingOut = false }
        UIView.performWithoutAnimation {
            loadIfNeeded()
            widthMayHaveChanged()
            layOutTopAndBottom()
            var rounds = 0
            repeat {
                let origin = tableView.contentOffset
                let isMoved = fill()
                updateContentSize()
                rounds += 1
                if !isMoved, tableView.contentOffset == origin { break }
            } while rounds < 10
            place()
            recycle()
            tellAppeared()
        }
        tableView.index.layOut()
        tableView.prefetching.update()
        tableView.scrolling.follow()
    }

    /// Heights that were measured for another width, or for another size of text, are estimates again.
    private func widthMayHaveChanged() {
        let width = tableView.bounds.width
        let textSize = tableView.traitCollection.preferredContentSizeCategory
        guard width != knownWidth || textSize != knownTextSize else { return }
        let isFirst = knownWidth == 0
        knownWidth = width
        knownTextSize = textSize
        if !isFirst { remeasure() }
    }

    /// Measures anew what is seen; the topmost row stays where it is.
    func remeasure() {
        let anchor = TableAnchor(self)
        let margins = metrics.margins
        for (indexPath, cell) in cells {
            cell.surroundings.margins = margins
            measure(cell, at: indexPath)
        }
        for section in headers.keys { measureHeader(of: section) }
        for section in footers.keys { measureFooter(of: section) }
        updateContentSize()
        anchor.restore(self)
    }

    func updateContentSize() {
        let size = CGSize(width: tableView.bounds.width, height: geometry.length)
        if tableView.contentSize != size { tableView.contentSize = size }
    }

    private func layOutTopAndBottom() {
        let width = tableView.bounds.width
        if let view = tableView.tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        }
        geometry.top = tableView.tableHeaderView?.bounds.height ?? 0
        geometry.bottom = tableView.tableFooterView?.bounds.height ?? 0
        tableView.backgroundView?.frame = tableView.bounds
    }

    func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { tableView.addSubview(new) }
        tableView.setNeedsLayout()
    }

    // MARK: - Filling

    /// Makes the cells of all rows that are seen, from the topmost one that there is already in both
    /// directions, and measures them on the way. What is above it may turn out higher or lower than it
    /// was thought to be; the content is moved by as much, so that what is seen stays.
    ///
    /// - Returns: Whether the row that was begun with is elsewhere in the content now.
    private func fill() -> Bool {
        recycle()
        let known = anchorRow
        guard let anchor = known ?? geometry.row(at: tableView.bounds.minY) else {
            fillSectionsWithoutRows()
            return false
        }
        let before = geometry.top(of: anchor)
        resolveHeader(of: anchor.section)
        let place = geometry.top(of: anchor)
        fill(downFrom: anchor, at: place)
        fill(upFrom: anchor, at: place)
        fillSectionsWithoutRows()
        let now = geometry.top(of: anchor)
        let shift = now - before
        // One header may have gained what another lost: then the rows above were filled from a place
        // that isn't the row's any more.
        guard shift != 0, known != nil, !isAtTop else { return shift != 0 || now != place }
        updateContentSize()
        tableView.contentOffset.y += shift
        return true
    }

    /// Whether the content is at its beginning, or was pulled down from there.
    var isAtTop: Bool {
        tableView.contentOffset.y <= tableView.range.vertical.lowerBound + 0.5
    }

    /// The topmost row that is seen and has a cell.
    private var anchorRow: IndexPath? {
        let bounds = tableView.bounds
        return cells.keys.filter {
            let top = geometry.top(of: $0)
            return top < bounds.maxY && top + geometry.height(of: $0) > bounds.minY
        }.min()
    }

    private func fill(downFrom anchor: IndexPath, at place: CGFloat) {
        var row: IndexPath? = anchor
        var top = place
        let end = tableView.bounds.maxY
        while let current = row, top < end {
            ensureCell(at: current)
            top += geometry.height(of: current)
            row = geometry.row(after: current)
            guard let next = row, next.section != current.section else { continue }
            resolveFooter(of: current.section)
            top += geometry.sections[current.section].footer
            for section in current.section + 1..<next.section + 1 {
                guard top < end else { return }
                resolveHeader(of: section)
                top += geometry.sections[section].header
                if section < next.section {
                    resolveFooter(of: section)
                    top += geometry.sections[section].footer
                }
            }
        }
    }

    private func fill(upFrom anchor: IndexPath, at place: CGFloat) {
        var current = anchor
        var top = place
        let start = tableView.bounds.minY
        while true {
            if current.row == 0 {
                top -= geometry.sections[current.section].header
            }
            guard top > start, let row = geometry.row(before: current) else { return }
            if row.section != current.section {
                for section in (row.section..<current.section).reversed() {
                    guard top > start else { return }
                    resolveFooter(of: section)
                    top -= geometry.sections[section].footer
                    resolveHeader(of: section)
                    if section > row.section { top -= geometry.sections[section].header }
                }
                guard top > start else { return }
            }
            ensureCell(at: row)
            top -= geometry.height(of: row)
            current = row
        }
    }

    /// Headers and footers of sections that have no rows, or whose rows aren't seen.
    private func fillSectionsWithoutRows() {
        guard !geometry.sections.isEmpty else { return }
        let bounds = tableView.bounds
        var section = geometry.section(at: bounds.minY)
        while section < geometry.sections.count, geometry.top(ofSection: section) < bounds.maxY {
            if geometry.rowsTop(ofSection: section) > bounds.minY || tableView.style == .plain {
                resolveHeader(of: section)
            }
            if geometry.footerTop(ofSection: section) < bounds.maxY || tableView.style == .plain {
                resolveFooter(of: section)
            }
            section += 1
        }
    }

    private func ensureCell(at indexPath: IndexPath) {
        if cells[indexPath] != nil { return }
        let cell = makeCell(at: indexPath)
        measure(cell, at: indexPath)
        appeared.append(indexPath)
    }

    // MARK: - Cells

    /// Has the data source make the cell of a row, and adds it.
    @discardableResult func makeCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let dataSource = tableView.dataSource else {
            fatalError("UITableView: the data source is gone, and a row is still to be shown")
        }
        let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
        if let shown = cell.indexPath, cells[shown] === cell {
            // UIKit moves the cell too; the row that had it gets another.
            cells[shown] = nil
        }
        adopt(cell, at: indexPath)
        return cell
    }

    private func adopt(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cells[indexPath] = cell
        cell.indexPath = indexPath
        cell.tableView = tableView
        cell.layer.removeAllAnimations()
        cell.alpha = tableView.drags.alpha(ofRow: indexPath)
        cell.layer.zPosition = 0
        cell.isHidden = false
        updateSurroundings(of: cell, at: indexPath)
        cell.state.isSwiped = tableView.swipes.isSwiped(indexPath)
        cell.state.isReordering = false
        cell.state.isFocused = tableView.keyboard.isFocused(indexPath)
        cell.setSelected(tableView.selection.contains(indexPath), animated: false)
        cell.setHighlighted(false, animated: false)
        cell.setEditing(tableView.editing.isEditing(indexPath), animated: false)
        let width = rowWidth
        cell.frame = CGRect(
            x: metrics.sideInset, y: geometry.top(of: indexPath), width: width,
            height: geometry.height(of: indexPath))
        if cell.superview !== tableView { insert(cell, at: indexPath) }
    }

    /// Among the subviews, rows stand in their order: assistive technology and the Tab key read it.
    private func insert(_ cell: UITableViewCell, at indexPath: IndexPath) {
        if indexPath.row > 0,
            let before = cells[IndexPath(row: indexPath.row - 1, section: indexPath.section)],
            before.superview === tableView
        {
            tableView.insertSubview(cell, aboveSubview: before)
        } else if let after = cells[IndexPath(row: indexPath.row + 1, section: indexPath.section)],
            after.superview === tableView
        {
            tableView.insertSubview(cell, belowSubview: after)
        } else {
            tableView.addSubview(cell)
        }
    }

    func updateSurroundings(of cell: UITableViewCell, at indexPath: IndexPath) {
        var surroundings = cell.surroundings
        surroundings.tableStyle = tableView.style
        surroundings.margins = metrics.margins
        surroundings.isFirst = indexPath.row == 0
        surroundings.isLast = indexPath.row == geometry.sections[indexPath.section].rows.count - 1
        surroundings.separatorColor =
            tableView.separatorStyle == .none ? nil : tableView.separatorColor
        surroundings.separatorInset = tableView.ownSeparatorInset
        tableView.editing.complete(&surroundings, at: indexPath)
        cell.surroundings = surroundings
    }

    var rowWidth: CGFloat {
        max(0, tableView.bounds.width - 2 * metrics.sideInset)
    }

    /// Takes over the height that a row is to have.
    func measure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let height = metrics.fixedHeight(of: indexPath) ?? fittingHeight(of: cell)
        if geometry.height(of: indexPath) != height {
            geometry.setHeight(height, of: indexPath)
        }
        cell.frame.size = CGSize(width: rowWidth, height: height)
    }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let scale = max(1, tableView.traitCollection.displayScale)
        return (fitting.height * scale).rounded(.up) / scale
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let reconfiguring, reconfiguring.cell.reuseIdentifier == identifier {
            return reconfiguring.cell
        }
        return reuse.dequeueCell(identifier)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                ReusePool<UITableViewCell>.unregisteredMessage(
                    "a cell", identifier, verb: "unable to"))
        }
        return cell
    }

    /// Has the data source fill the cell of a row anew.
    func reconfigure(_ indexPath: IndexPath) {
        guard let cell = cells[indexPath], let dataSource = tableView.dataSource else { return }
        reconfiguring = (indexPath, cell)
        let filled = dataSource.tableView(tableView, cellForRowAt: indexPath)
        reconfiguring = nil
        if filled !== cell {
            end(cell, at: indexPath)
            adopt(filled, at: indexPath)
        }
        measure(filled, at: indexPath)
    }

    /// Tells the delegate of the rows that came into sight.
    func tellAppeared() {
        let rows = appeared
        appeared = []
        for indexPath in rows.sorted() {
            guard let cell = cells[indexPath] else { continue }
            _ = try? tableView.tableDelegate?.tableView(
                tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
}
