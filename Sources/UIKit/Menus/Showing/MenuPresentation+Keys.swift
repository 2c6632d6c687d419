import Foundation

// What the keyboard does to an open menu.

extension MenuPresentation {
    func moveHighlight(to row: MenuRowView?) {
        guard let row, let window else { return }
        highlight(row)
        window.focus.move(to: row, in: window)
    }

    /// All keys are the menu's while it is open.
    func handle(_ press: UIPress) {
        guard press.phase == .began, let key = press.key else { return }
        let runsLeft = window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardDownArrow: step(1)
        case .keyboardUpArrow: step(-1)
        case .keyboardTab: step(key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardHome, .keyboardPageUp:
            moveHighlight(to: rows.first { $0.isEnabled })
        case .keyboardEnd, .keyboardPageDown:
            moveHighlight(to: rows.last { $0.isEnabled })
        case .keyboardRightArrow: runsLeft ? pop(byKeyboard: true) : openHighlighted()
        case .keyboardLeftArrow: runsLeft ? openHighlighted() : pop(byKeyboard: true)
        case .keyboardReturnOrEnter: chooseHighlighted()
        case .keyboardSpacebar where !typing.isUnderWay(at: press.timestamp): chooseHighlighted()
        case .keyboardEscape:
            if platters.count > 1 { pop(byKeyboard: true) } else { close() }
        default: type(key.characters, at: press.timestamp)
        }
    }

    private func step(_ direction: Int) {
        let stops = rows.filter(\.isEnabled)
        guard !stops.isEmpty else { return }
        guard let current = stops.firstIndex(where: { $0 === highlighted }) else {
            moveHighlight(to: direction > 0 ? stops.first : stops.last)
            return
        }
        let next = (current + direction + stops.count) % stops.count
        moveHighlight(to: stops[next])
    }

    private func chooseHighlighted() {
        if let highlighted { choose(highlighted, byKeyboard: true) }
    }

    private func openHighlighted() {
        guard let highlighted, case .submenu = highlighted.row else { return }
        chooseHighlighted()
    }

    private func type(_ characters: String, at time: TimeInterval) {
        let stops = rows.filter(\.isEnabled)
        let current = stops.firstIndex { $0 === highlighted }
        let found = typing.find(
            characters, at: time, among: stops.map(\.title), current: current)
        if let found { moveHighlight(to: stops[found]) }
    }
}
