import Foundation

/// Collects what a table is told in a batch, checks it, and carries it out.
@MainActor final class TableUpdates {
    private unowned let tableView: UITableView
    private var depth = 0
    private var updates = ListUpdates()
    /// In the numbering before the batch.
    private var reconfigured: [IndexPath] = []
    private var completions: [(Bool) -> Void] = []
    private lazy var animation = TableUpdateAnimation(tableView)
    /// Whether the batch is being carried out, so that nothing is laid out in between.
    private(set) var isApplying = false

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    /// Whether something was told and isn't carried out yet, or is being animated.
    var isOpen: Bool { depth > 0 || animation.isRunning }

    private var contents: TableContents { tableView.contents }

    // MARK: - Collecting

    func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        begin()
        changes?()
        if let completion { completions.append(completion) }
        end()
    }

    func begin() {
        // The counts before the batch are those that the table was told, or is told now.
        if depth == 0 { contents.loadIfNeeded() }
        depth += 1
    }

    func end() {
        stopUnless(
            depth > 0, "UITableView.endUpdates(): there was no beginUpdates() before it")
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Adds an operation to the batch that is open, or makes one of it alone.
    func add(_ operation: (inout ListUpdates) -> Void) {
        // A table that was never asked for anything has no rows that a batch could begin with.
        if depth == 0, !contents.isLoaded {
            contents.loadIfNeeded()
            return
        }
        begin()
        operation(&updates)
        end()
    }

    func reconfigure(_ indexPaths: [IndexPath]) {
        begin()
        for indexPath in indexPaths {
            stopUnless(
                contents.geometry.contains(indexPath),
                "UITableView.reconfigureRows(at:): there is no row at \(indexPath.inMessages); "
                    + "the sections have \(contents.geometry.rowCounts) rows")
        }
        reconfigured += indexPaths
        end()
    }

    // MARK: - Carrying out

    private func commit() {
        let updates = updates
        let reconfigured = reconfigured
        let completions = completions
        self.updates = ListUpdates()
        self.reconfigured = []
        self.completions = []
        let plan = makePlan(updates)
        let isShown = tableView.window != nil && !tableView.bounds.isEmpty
        let isAnimated =
            isShown && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
            && wantsAnimation(updates)
        let finish: (Bool) -> Void = { finished in
            for completion in completions { completion(finished) }
        }
        if isAnimated {
            animation.run(completion: finish) { carryOut(plan, reconfigured, isShown: true) }
        } else {
            UIView.performWithoutAnimation {
                carryOut(plan, reconfigured, isShown: isShown)
                animation.dropLeavers()
                if isShown { contents.layOutNow() } else { tableView.setNeedsLayout() }
            }
            finish(true)
        }
        tableView.window?.accessibilityDidChange()
    }

    /// A person moved a row, and the data source has done so, too.
    func rowWasMoved(from source: IndexPath, to target: IndexPath) {
        var updates = ListUpdates()
        updates.moveItem(at: source, to: target)
        let plan = makePlan(updates)
        UIView.performWithoutAnimation { carryOut(plan, [], isShown: true) }
        tableView.window?.accessibilityDidChange()
    }

    private func makePlan(_ updates: ListUpdates) -> ListUpdatePlan {
        do {
            return try ListUpdatePlan(
                updates, from: contents.geometry.rowCounts, to: contents.askCounts(), in: .table)
        } catch {
            fatalError("\(error.message) Table view: \(tableView)")
        }
    }

    private func wantsAnimation(_ updates: ListUpdates) -> Bool {
        let none = UITableView.RowAnimation.none.rawValue
        let all =
            [
                updates.deletedSections, updates.insertedSections, updates.reloadedSections,
            ].flatMap(\.values)
            + [updates.deleted, updates.inserted, updates.reloaded].flatMap(\.values)
        return all.isEmpty || !updates.moved.isEmpty || !updates.movedSections.isEmpty
            || all.contains { $0 != none }
    }

    /// Brings counts, heights, views and selection into the new numbering, and the content back under
    /// the eye.
    private func carryOut(_ plan: ListUpdatePlan, _ reconfigured: [IndexPath], isShown: Bool) {
        isApplying = true
        defer { isApplying = false }
        let anchor = TableAnchor(contents)
        let metrics = contents.metrics
        contents.geometry.apply(
            plan, newSection: { metrics.section($0, rowCount: plan.newCounts[$0]) },
            newHeight: { metrics.estimate(of: $0) })
        rename(plan)
        tableView.selection.apply(plan)
        tableView.keyboard.apply(plan)
        tableView.scrolling.apply(plan)
        tableView.swipes.apply(plan)
        tableView.swipes.show()
        tableView.reordering.apply(plan)
        tableView.drags.apply(plan)
        tableView.prefetching.reset()
        for indexPath in reconfigured {
            if let new = plan.newIndexPath(of: indexPath) { contents.reconfigure(new) }
        }
        if plan.updates.isEmpty { askHeightsAgain() }
        contents.updateContentSize()
        anchor.restore(contents, plan)
        if !plan.updates.isEmpty { tableView.index.reload() }
    }

    /// Heights may follow from something that has changed.
    private func askHeightsAgain() {
        for (indexPath, cell) in contents.cells { contents.measure(cell, at: indexPath) }
        for section in contents.headers.keys { contents.measureHeader(of: section) }
        for section in contents.footers.keys { contents.measureFooter(of: section) }
    }

    /// Gives the views of rows and sections that stay their new numbers, and sets those apart that go.
    private func rename(_ plan: ListUpdatePlan) {
        let (cells, headers, footers) = (contents.cells, contents.headers, contents.footers)
        contents.cells = [:]
        contents.headers = [:]
        contents.footers = [:]
        for (old, cell) in cells {
            switch plan.fate(of: old) {
            case .stays(let new):
                contents.cells[new] = cell
                cell.indexPath = new
            case .reloaded(_, let style), .deleted(let style):
                cell.indexPath = nil
                animation.leave(cell, row: old, style: style)
            }
        }
        for (old, view) in headers {
            if let new = plan.newSection(of: old) {
                contents.headers[new] = view
            } else {
                animation.leave(view, header: old, style: style(ofSection: old, plan))
            }
        }
        for (old, view) in footers {
            if let new = plan.newSection(of: old) {
                contents.footers[new] = view
            } else {
                animation.leave(view, footer: old, style: style(ofSection: old, plan))
            }
        }
        animation.plan = plan
    }

    private func style(ofSection old: Int, _ plan: ListUpdatePlan) -> Int {
        plan.updates.deletedSections[old] ?? plan.updates.reloadedSections[old] ?? 0
    }

    // MARK: - Animations

    /// Everything is to be where it goes at once.
    func finishAnimations() {
        animation.finish()
    }

    /// All views go; there is nothing left to animate.
    func abandonAnimations() {
        animation.abandon()
    }
}
