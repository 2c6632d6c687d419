import Foundation

/// Works a table with keys, as the lists of a desktop are: the arrow keys, Page Up and Down, Home and
/// End go from row to row, letters to the next row that begins with them, Space and Return choose a
/// row, Delete deletes it.
@MainActor final class TableKeyboard {
    private unowned let tableView: UITableView
    /// The row that the keys are at, while the table has the keyboard or had it last.
    private(set) var row: IndexPath?
    private var typed = ""
    private var lastTyping: TimeInterval = 0

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    private var geometry: TableGeometry { tableView.contents.geometry }

    /// Rows that nobody can choose are scrolled, and not gone through.
    var canBecomeFocused: Bool {
        guard tableView.contents.isLoaded, geometry.firstRow(from: 0) != nil else { return false }
        return tableView.allowsSelection || tableView.allowsMultipleSelection
    }

    func isFocused(_ indexPath: IndexPath) -> Bool { tableView.isFocused && indexPath == row }

    var focusedCell: UITableViewCell? { row.flatMap { tableView.contents.cells[$0] } }

    // MARK: - Keys

    /// True when the key was used.
    func handle(_ press: UIPress) -> Bool {
        guard tableView.isFocused, let key = press.key else { return false }
        if key.modifierFlags.contains(.alternate) { return moveRow(key) }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return false
        }
        switch key.keyCode {
        case .keyboardUpArrow: return go(to: row.flatMap { geometry.row(before: $0) })
        case .keyboardDownArrow:
            return go(to: row.map { geometry.row(after: $0) } ?? geometry.firstRow(from: 0))
        case .keyboardHome: return go(to: geometry.firstRow(from: 0))
        case .keyboardEnd: return go(to: geometry.lastRow(before: geometry.sections.count))
        case .keyboardPageUp: return go(to: page(-1))
        case .keyboardPageDown: return go(to: page(1))
        case .keyboardReturnOrEnter: return chooseFocusedRow()
        case .keyboardSpacebar: return typed.isEmpty ? chooseFocusedRow() : type(key)
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            return row.map { tableView.swipes.delete($0) } ?? false
        default: return type(key)
        }
    }

    private func go(to indexPath: IndexPath?) -> Bool {
        // At the ends the key is used up, too: it is not to scroll the table.
        guard let indexPath else { return row != nil }
        setRow(indexPath)
        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
        tableView.layoutIfNeeded()
        focusedCell?.state.isFocused = true
        return true
    }

    /// The row a page away, or the last one on the way.
    private func page(_ direction: CGFloat) -> IndexPath? {
        guard let row else { return geometry.firstRow(from: 0) }
        let inset = tableView.adjustedContentInset
        let height = geometry.height(of: row)
        let page = max(height, tableView.bounds.height - inset.top - inset.bottom - height)
        let place = geometry.top(of: row) + height / 2 + direction * page
        let first = geometry.firstRow(from: 0)
        guard let target = geometry.row(at: place) else { return first }
        if place < geometry.top(of: target), direction > 0 {
            return max(geometry.row(before: target) ?? target, row)
        }
        return direction < 0 && place < 0 ? first : target
    }

    func chooseFocusedRow() -> Bool {
        guard let row else { return false }
        return tableView.selection.choose(row)
    }

    // MARK: - Moving a row

    private func moveRow(_ key: UIKey) -> Bool {
        guard let row, tableView.editing.canMove(row) else { return false }
        switch key.keyCode {
        case .keyboardUpArrow:
            return geometry.row(before: row).map { tableView.reordering.move(row, to: $0) } ?? false
        case .keyboardDownArrow:
            return geometry.row(after: row).map { tableView.reordering.move(row, to: $0) } ?? false
        default: return false
        }
    }

    // MARK: - Letters

    /// How long letters belong to one another, in seconds.
    private static let typingPause: TimeInterval = 1
    /// How many rows that aren't seen are looked through for a text.
    private static let searchLimit = 1_000

    private func type(_ key: UIKey) -> Bool {
        guard let character = key.characters.first, !character.isNewline,
            character.isLetter || character.isNumber || character.isSymbol
                || character.isPunctuation || character == " "
        else { return false }
        let now = tableView.frameClock.now
        if now - lastTyping > Self.typingPause { typed = "" }
        lastTyping = now
        typed.append(character)
        // The same letter again goes on to the next row that begins with it.
        let isRepeated = Set(typed.lowercased()).count == 1
        let searched = isRepeated ? String(character) : typed
        if let found = find(searched, fromHere: typed.count > 1 && !isRepeated) {
            _ = go(to: found)
        }
        return true
    }

    private func find(_ text: String, fromHere: Bool) -> IndexPath? {
        guard let start = row ?? geometry.firstRow(from: 0) else { return nil }
        var current = fromHere ? start : geometry.row(after: start) ?? geometry.firstRow(from: 0)
        let end = current
        for _ in 0..<Self.searchLimit {
            guard let candidate = current else { return nil }
            if begins(candidate, with: text) { return candidate }
            current = geometry.row(after: candidate) ?? geometry.firstRow(from: 0)
            if current == end { return nil }
        }
        return nil
    }

    private func begins(_ indexPath: IndexPath, with text: String) -> Bool {
        let shown = tableView.contents.cells[indexPath]
        let cell =
            shown ?? tableView.dataSource?.tableView(tableView, cellForRowAt: indexPath)
        cell?.updateConfigurationIfNeeded()
        let title = cell?.accessibilityLabel ?? ""
        if shown == nil, let cell { tableView.contents.reuse.enqueue(cell) }
        return title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
            != nil
    }

    // MARK: - Changes

    private func setRow(_ indexPath: IndexPath?) {
        guard indexPath != row else { return }
        focusedCell?.state.isFocused = false
        row = indexPath
        focusedCell?.state.isFocused = tableView.isFocused
        tableView.window?.setNeedsFrame()
        tableView.window?.accessibilityDidChange()
    }

    /// The table got or lost the keyboard.
    func focusDidChange() {
        if tableView.isFocused, row.map({ !geometry.contains($0) }) ?? true {
            let seen = tableView.contents.visibleRows
            let selected = tableView.selection.indexPaths.first
            setRow(selected ?? seen.first ?? geometry.firstRow(from: 0))
        }
        focusedCell?.state.isFocused = tableView.isFocused
        focusedCell?.setNeedsUpdateConfiguration()
    }

    func rowWasTouched(_ indexPath: IndexPath) {
        setRow(indexPath)
    }

    /// The keys stay with their row; if it is gone, with the one that took its place.
    func apply(_ plan: ListUpdatePlan) {
        guard let old = row else { return }
        if let new = plan.newIndexPath(of: old) {
            row = new
            return
        }
        if case .reloaded(let new, _) = plan.fate(of: old) {
            row = new
            return
        }
        let count = geometry.sections.count
        let section = plan.newSection(of: old.section) ?? min(old.section, count)
        let next = IndexPath(row: old.row, section: section)
        row = geometry.contains(next) ? next : geometry.lastRow(before: min(section + 1, count))
        if row == nil { row = geometry.firstRow(from: 0) }
    }

    func rowsWereReloaded() {
        if let row, !geometry.contains(row) { self.row = nil }
    }
}
