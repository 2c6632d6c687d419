import Foundation

// Where things are, and how they get there.

extension TableContents {
    // MARK: - Questions

    func rect(ofSection section: Int) -> CGRect {
        loadIfNeeded()
        let top = geometry.top(ofSection: section)
        return band(top, geometry.bottom(ofSection: section) - top)
    }

    func headerRect(of section: Int) -> CGRect {
        loadIfNeeded()
        let padding = geometry.sections[section].headerPadding
        return band(
            geometry.top(ofSection: section) + padding,
            geometry.sections[section].header - padding)
    }

    func footerRect(of section: Int) -> CGRect {
        loadIfNeeded()
        return band(geometry.footerTop(ofSection: section), geometry.sections[section].footer)
    }

    func rectIfPresent(of indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return geometry.contains(indexPath) ? rect(of: indexPath) : .zero
    }

    func rect(of indexPath: IndexPath) -> CGRect {
        CGRect(
            x: metrics.sideInset, y: geometry.top(of: indexPath), width: rowWidth,
            height: geometry.height(of: indexPath))
    }

    private func band(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: tableView.bounds.width, height: height)
    }

    func row(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < tableView.bounds.width,
            let indexPath = geometry.row(at: point.y)
        else { return nil }
        let rect = rect(of: indexPath)
        return point.y >= rect.minY && point.y < rect.maxY ? indexPath : nil
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        loadIfNeeded()
        var rows: [IndexPath] = []
        var row = geometry.row(at: rect.minY)
        while let current = row, geometry.top(of: current) < rect.maxY {
            if geometry.top(of: current) + geometry.height(of: current) > rect.minY {
                rows.append(current)
            }
            row = geometry.row(after: current)
        }
        return rows
    }

    /// The rows that have cells and reach into the view, from the top.
    var visibleRows: [IndexPath] {
        tableView.layoutIfNeededForContents()
        let bounds = tableView.bounds
        return cells.keys.filter {
            let top = geometry.top(of: $0)
            return top < bounds.maxY && top + geometry.height(of: $0) > bounds.minY
        }.sorted()
    }

    func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard cell.tableView === tableView, let indexPath = cell.indexPath,
            cells[indexPath] === cell
        else { return nil }
        return indexPath
    }

    // MARK: - Headers and footers

    func resolveHeader(of section: Int) {
        let known = geometry.sections[section]
        if known.isHeaderKnown, !known.hasHeader || headers[section] != nil { return }
        guard metrics.fixedHeader(of: section) != 0, let view = makeHeader(of: section) else {
            let height = metrics.fixedHeader(of: section) ?? metrics.emptyHeader(of: section)
            geometry.setHeader(height, of: section, isThere: false)
            return
        }
        headers[section] = view
        show(view, role: .header, section: section)
        measureHeader(of: section)
        tell(header: view, of: section)
    }

    func resolveFooter(of section: Int) {
        let known = geometry.sections[section]
        if known.isFooterKnown, !known.hasFooter || footers[section] != nil { return }
        guard metrics.fixedFooter(of: section) != 0, let view = makeFooter(of: section) else {
            let height = metrics.fixedFooter(of: section) ?? metrics.emptyFooter
            geometry.setFooter(height, of: section, isThere: false)
            return
        }
        footers[section] = view
        show(view, role: .footer, section: section)
        measureFooter(of: section)
        tell(footer: view, of: section)
    }

    private func makeHeader(of section: Int) -> UIView? {
        let delegate = tableView.tableDelegate
        let own = try? delegate?.tableView(tableView, viewForHeaderInSection: section)
        if let own = own ?? nil { return own }
        return tableView.title(ofHeader: section).map { standardView($0, .header) }
    }

    private func makeFooter(of section: Int) -> UIView? {
        let delegate = tableView.tableDelegate
        let own = try? delegate?.tableView(tableView, viewForFooterInSection: section)
        if let own = own ?? nil { return own }
        return tableView.title(ofFooter: section).map { standardView($0, .footer) }
    }

    private func standardView(
        _ title: String, _ role: UITableViewHeaderFooterView.Role
    ) -> UIView {
        let view = reuse.standardHeaderFooter()
        view.role = role
        view.tableStyle = tableView.style
        view.show(title: title)
        return view
    }

    private func show(_ view: UIView, role: UITableViewHeaderFooterView.Role, section: Int) {
        if let view = view as? UITableViewHeaderFooterView {
            view.role = role
            view.tableStyle = tableView.style
            view.margins = headerMargins
        }
        view.layer.removeAllAnimations()
        view.alpha = 1
        view.layer.zPosition = tableView.style == .plain ? 1 : 0
        view.frame =
            role == .header ? headerRect(of: section) : footerRect(of: section)
        guard view.superview !== tableView else { return }
        if role == .header, let first = cells[IndexPath(row: 0, section: section)] {
            tableView.insertSubview(view, belowSubview: first)
        } else {
            tableView.addSubview(view)
        }
    }

    /// The texts of headers stand above those of the rows.
    private var headerMargins: CellSurroundings.Margins {
        let margins = metrics.margins
        let side = metrics.sideInset
        return CellSurroundings.Margins(
            leading: margins.leading + side, trailing: margins.trailing + side)
    }

    func measureHeader(of section: Int) {
        guard let view = headers[section] else { return }
        let padding = metrics.fixedHeader(of: section) == nil ? tableView.headerTopPadding : 0
        let height = metrics.fixedHeader(of: section) ?? fittingHeight(of: view, section == 0)
        geometry.setHeader(height, padding: padding, of: section, isThere: true)
    }

    func measureFooter(of section: Int) {
        guard let view = footers[section] else { return }
        let height = metrics.fixedFooter(of: section) ?? fittingHeight(of: view, false)
        geometry.setFooter(height, of: section, isThere: true)
    }

    private func fittingHeight(of view: UIView, _ isFirstHeader: Bool) -> CGFloat {
        let width = tableView.bounds.width
        let scale = max(1, tableView.traitCollection.displayScale)
        func rounded(_ height: CGFloat) -> CGFloat { (height * scale).rounded(.up) / scale }
        if let view = view as? UITableViewHeaderFooterView {
            let gap = isFirstHeader && tableView.style != .plain ? TableMetrics.gap : 0
            return rounded(view.fittingHeight(width: width)) + gap
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return rounded(fitting.height > 0 ? fitting.height : view.bounds.height)
    }

    private func tell(header view: UIView, of section: Int) {
        _ = try? tableView.tableDelegate?.tableView(
            tableView, willDisplayHeaderView: view, forSection: section)
    }

    private func tell(footer view: UIView, of section: Int) {
        _ = try? tableView.tableDelegate?.tableView(
            tableView, willDisplayFooterView: view, forSection: section)
    }

    // MARK: - Placing

    /// Gives every view its frame.
    func place() {
        for (indexPath, cell) in cells {
            updateSurroundings(of: cell, at: indexPath)
            let frame = frame(of: indexPath)
            if cell.frame != frame { cell.frame = frame }
        }
        placeHeadersAndFooters()
        if let view = tableView.tableFooterView {
            view.frame = CGRect(
                x: 0, y: geometry.length - geometry.bottom, width: tableView.bounds.width,
                height: view.bounds.height)
        }
    }

    /// Where the cell of a row stands, dragged aside or in a person's hand as it may be.
    func frame(of indexPath: IndexPath) -> CGRect {
        let rect = rect(of: indexPath)
        let moved = tableView.reordering.displaced(rect, of: indexPath)
        return moved.offsetBy(
            dx: tableView.swipes.offset(of: indexPath),
            dy: room(section: indexPath.section, row: indexPath.row))
    }

    /// By how much something makes room for what is dragged over the table.
    private func room(section: Int, row: Int) -> CGFloat {
        tableView.drags.gap?.offset(section: section, row: row) ?? 0
    }

    private func placeHeadersAndFooters() {
        for (section, view) in headers {
            let frame = headerFrame(of: section).offsetBy(
                dx: 0, dy: room(section: section, row: -1))
            if view.frame != frame { view.frame = frame }
        }
        for (section, view) in footers {
            let frame = footerFrame(of: section).offsetBy(
                dx: 0, dy: room(section: section, row: .max))
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The header of a plain table's section stays at the edge while the section is seen.
    func headerFrame(of section: Int) -> CGRect {
        var rect = headerRect(of: section)
        guard tableView.style == .plain else { return rect }
        let edge = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let last = geometry.footerTop(ofSection: section) - rect.height
        rect.origin.y = max(rect.minY, min(edge, last))
        return rect
    }

    func footerFrame(of section: Int) -> CGRect {
        var rect = footerRect(of: section)
        guard tableView.style == .plain else { return rect }
        let bounds = tableView.bounds
        let edge = bounds.maxY - tableView.adjustedContentInset.bottom - rect.height
        rect.origin.y = min(rect.minY, max(edge, geometry.rowsTop(ofSection: section)))
        return rect
    }

    func looksDidChange() {
        for (indexPath, cell) in cells { updateSurroundings(of: cell, at: indexPath) }
    }

    func traitsDidChange() {
        tableView.setNeedsLayout()
    }

    // MARK: - Taking away

    /// Takes away what is out of sight.
    func recycle() {
        let bounds = tableView.bounds
        let editor = tableView.window?.firstResponder as? UIView
        for (indexPath, cell) in cells {
            let top = geometry.top(of: indexPath)
            let isSeen = top < bounds.maxY && top + geometry.height(of: indexPath) > bounds.minY
            // A row in which a person types keeps its cell.
            if isSeen || isHeld(cell) || editor?.isDescendant(of: cell) == true { continue }
            end(cell, at: indexPath)
        }
        for (section, view) in headers where !isSeen(section, bounds) && !isHeld(view) {
            endHeader(view, of: section)
        }
        for (section, view) in footers where !isSeen(section, bounds) && !isHeld(view) {
            endFooter(view, of: section)
        }
    }

    private func isSeen(_ section: Int, _ bounds: CGRect) -> Bool {
        geometry.top(ofSection: section) < bounds.maxY
            && geometry.bottom(ofSection: section) > bounds.minY
    }

    private func isHeld(_ view: UIView) -> Bool {
        held.contains(ObjectIdentifier(view)) || tableView.reordering.holds(view)
    }

    func end(_ cell: UITableViewCell, at indexPath: IndexPath) {
        if cells[indexPath] === cell { cells[indexPath] = nil }
        release(cell)
        _ = try? tableView.tableDelegate?.tableView(
            tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// Takes a cell out of the table, for another row to use it.
    func release(_ cell: UITableViewCell) {
        held.remove(ObjectIdentifier(cell))
        cell.indexPath = nil
        cell.removeFromSuperview()
        reuse.enqueue(cell)
    }

    func endHeader(_ view: UIView, of section: Int) {
        if headers[section] === view { headers[section] = nil }
        release(view)
        _ = try? tableView.tableDelegate?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    func endFooter(_ view: UIView, of section: Int) {
        if footers[section] === view { footers[section] = nil }
        release(view)
        _ = try? tableView.tableDelegate?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    func release(_ view: UIView) {
        held.remove(ObjectIdentifier(view))
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { reuse.enqueue(view) }
    }

    /// Takes away all cells, headers and footers.
    func removeViews() {
        held = []
        for (indexPath, cell) in cells { end(cell, at: indexPath) }
        for (section, view) in headers { endHeader(view, of: section) }
        for (section, view) in footers { endFooter(view, of: section) }
    }
}

extension UITableView {
    /// Lays out before a question about what is seen is answered.
    func layoutIfNeededForContents() {
        if needsLayout, !contents.isLayingOut, !updates.isApplying { layoutIfNeeded() }
    }
}
