import Foundation

/// What is at the top of what is seen, so that it can be put there again when heights and rows above it
/// have changed.
@MainActor struct TableAnchor {
    private enum Element {
        case header(Int)
        case row(IndexPath)
    }

    /// Nil at the beginning of the content, which is to stay in sight, and where nothing is.
    private var element: Element?
    /// From the top of what is seen to the top of the element, in points.
    private var distance: CGFloat = 0
    /// The rows that are seen, from the top, with their distances.
    private var rows: [(indexPath: IndexPath, distance: CGFloat)] = []

    init(_ contents: TableContents) {
        let tableView = contents.tableView
        guard !contents.isAtTop, !tableView.bounds.isEmpty else { return }
        let offset = tableView.contentOffset.y
        let edge = offset + tableView.adjustedContentInset.top
        let geometry = contents.geometry
        guard let first = geometry.row(at: edge) else { return }
        var row: IndexPath? = first
        while let current = row, geometry.top(of: current) < tableView.bounds.maxY {
            rows.append((current, geometry.top(of: current) - offset))
            row = geometry.row(after: current)
        }
        let header = geometry.top(ofSection: first.section)
        if first.row == 0, geometry.sections[first.section].header > 0,
            geometry.rowsTop(ofSection: first.section) > edge
        {
            element = .header(first.section)
            distance = header - offset
        } else {
            element = .row(first)
            distance = geometry.top(of: first) - offset
        }
    }

    /// Puts the element where it was, after heights have changed.
    func restore(_ contents: TableContents) {
        switch element {
        case .header(let section): move(contents, to: contents.geometry.top(ofSection: section))
        case .row(let indexPath): move(contents, to: contents.geometry.top(of: indexPath))
        case nil: break
        }
    }

    /// Puts the element where it was, after a batch. If it is gone, what was below it moves up.
    func restore(_ contents: TableContents, _ plan: ListUpdatePlan) {
        switch element {
        case .header(let section):
            if let new = plan.place(ofSection: section) {
                move(contents, to: contents.geometry.top(ofSection: new))
            } else {
                restoreRow(contents, plan)
            }
        case .row: restoreRow(contents, plan)
        case nil: break
        }
    }

    private func restoreRow(_ contents: TableContents, _ plan: ListUpdatePlan) {
        guard let first = rows.first else { return }
        if let new = place(of: first.indexPath, plan) {
            set(contents, contents.geometry.top(of: new) - first.distance)
            return
        }
        if let top = gap(of: first.indexPath, contents, plan) {
            let inset = contents.tableView.adjustedContentInset.top
            set(contents, top - inset)
            return
        }
        // Its section is gone: the next row that is left stays where it was.
        for row in rows.dropFirst() {
            guard let new = place(of: row.indexPath, plan) else { continue }
            set(contents, contents.geometry.top(of: new) - row.distance)
            return
        }
    }

    /// A row that was taken elsewhere on purpose doesn't take what is seen along.
    private func place(of old: IndexPath, _ plan: ListUpdatePlan) -> IndexPath? {
        if plan.isMoved(old) { return nil }
        switch plan.fate(of: old) {
        case .stays(let new), .reloaded(let new, _): return new
        case .deleted: return nil
        }
    }

    /// Where what came after a row begins that is gone from its section.
    private func gap(
        of old: IndexPath, _ contents: TableContents, _ plan: ListUpdatePlan
    ) -> CGFloat? {
        guard let section = plan.newSection(of: old.section) else { return nil }
        let mapping = plan.mapping(from: old.section, to: section)
        let before = mapping.left.partitioningIndex { $0 >= old.row }
        let rank = old.row - before
        guard rank > 0 else { return contents.geometry.rowsTop(ofSection: section) }
        // The place of the last row that stays before it.
        let last = PlaceMapping(left: [], taken: mapping.taken).newPlace(of: rank - 1)
        guard let last, contents.geometry.contains(IndexPath(row: last, section: section)) else {
            return nil
        }
        let indexPath = IndexPath(row: last, section: section)
        return contents.geometry.top(of: indexPath) + contents.geometry.height(of: indexPath)
    }

    private func move(_ contents: TableContents, to top: CGFloat) {
        set(contents, top - distance)
    }

    private func set(_ contents: TableContents, _ offset: CGFloat) {
        let tableView = contents.tableView
        guard tableView.contentOffset.y != offset else { return }
        tableView.contentOffset.y = offset
        tableView.needsCorrection = true
        tableView.correctOffsetAtRest()
    }
}
