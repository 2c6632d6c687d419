import Foundation

/// Scrolls a table to its rows, whose heights may turn out on the way.
@MainActor final class TableScrolling {
    private unowned let tableView: UITableView
    /// Where an animated movement leads.
    private var target: (indexPath: IndexPath, position: UITableView.ScrollPosition)?

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    func scroll(
        to indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
    ) {
        let contents = tableView.contents
        contents.loadIfNeeded()
        if indexPath.row == NSNotFound {
            scroll(toSection: indexPath.section, animated: animated)
            return
        }
        stopUnless(
            contents.geometry.contains(indexPath),
            "UITableView.scrollToRow(at:at:animated:): Attempted to scroll the table view to an "
                + "out-of-bounds row (\(indexPath.row)) when there are only "
                + "\(count(in: indexPath.section)) rows in section \(indexPath.section).")
        guard !tableView.bounds.isEmpty else { return }
        let wanted = offset(for: indexPath, at: position)
        guard !animated else {
            tableView.setContentOffset(wanted, animated: true)
            target = (indexPath, position)
            return
        }
        // Rows that come into sight are measured, and the row may not be where it was thought to be.
        for _ in 0..<4 {
            let wanted = offset(for: indexPath, at: position)
            guard wanted != tableView.contentOffset else { break }
            tableView.setContentOffset(wanted, animated: false)
            if tableView.window != nil { contents.layOut() }
        }
    }

    /// After a layout, which may have found out what heights rows have on the way.
    func follow() {
        guard let target else { return }
        guard tableView.motion.isRunning, !tableView.isDragging, !tableView.motion.isDecelerating
        else {
            self.target = nil
            return
        }
        tableView.motion.redirect(to: offset(for: target.indexPath, at: target.position))
    }

    func apply(_ plan: ListUpdatePlan) {
        guard let old = target else { return }
        target = plan.newIndexPath(of: old.indexPath).map { ($0, old.position) }
    }

    private func count(in section: Int) -> Int {
        let sections = tableView.contents.geometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    private func scroll(toSection section: Int, animated: Bool) {
        let top = tableView.contents.geometry.top(ofSection: section)
        let offset = CGPoint(
            x: tableView.contentOffset.x, y: top - tableView.adjustedContentInset.top)
        tableView.setContentOffset(
            tableView.grid.nearest(tableView.range.clamped(offset)), animated: animated)
    }

    private func offset(
        for indexPath: IndexPath, at position: UITableView.ScrollPosition
    ) -> CGPoint {
        let contents = tableView.contents
        let rect = contents.rect(of: indexPath)
        let inset = tableView.adjustedContentInset
        let height = tableView.bounds.height
        // A plain table's header covers the row below it.
        let covered =
            tableView.style == .plain
            ? contents.headers[indexPath.section]?.bounds.height ?? 0 : 0
        let now = tableView.contentOffset.y
        let atTop = rect.minY - inset.top - covered
        let atBottom = rect.maxY - height + inset.bottom
        let y: CGFloat
        switch position {
        case .top: y = atTop
        case .bottom: y = atBottom
        case .middle: y = rect.midY - inset.top - (height - inset.top - inset.bottom) / 2
        case .none: y = now > atTop ? atTop : max(now, min(atBottom, atTop))
        }
        let offset = CGPoint(x: tableView.contentOffset.x, y: y)
        return tableView.grid.nearest(tableView.range.clamped(offset))
    }

    func scrollToSelection(at position: UITableView.ScrollPosition, animated: Bool) {
        guard let selected = tableView.indexPathsForSelectedRows, !selected.isEmpty else { return }
        let middle = tableView.bounds.midY
        func distance(_ indexPath: IndexPath) -> CGFloat {
            abs(tableView.contents.rect(of: indexPath).midY - middle)
        }
        guard let nearest = selected.min(by: { distance($0) < distance($1) }) else { return }
        scroll(to: nearest, at: position, animated: animated)
    }
}
