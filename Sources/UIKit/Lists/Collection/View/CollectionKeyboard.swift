import Foundation

/// Works a collection view from the keyboard: the list is one stop of Tab, arrows go from item to
/// item as they lie, and letters go to the item that begins with them.
@MainActor final class CollectionKeyboard {
    private unowned let view: UICollectionView
    /// The item that the keyboard is at, or comes back to.
    private var place: IndexPath?
    /// The item that is to be given the focus once its cell is there.
    private var wanted: IndexPath?
    private var typed = ""
    private var lastTyped: TimeInterval = 0

    init(_ view: UICollectionView) {
        self.view = view
    }

    // MARK: - Focus

    /// Whether Tab comes to an item's cell: to one of all cells in sight.
    func isStop(_ indexPath: IndexPath) -> Bool {
        view.takesSelection && indexPath == stop
    }

    private var stop: IndexPath? {
        if let place, view.content.views[.item(place)] != nil { return place }
        let selected = view.selection.selected.first { view.content.views[.item($0)] != nil }
        if let selected { return selected }
        var first: IndexPath?
        for key in view.content.views.keys where key.category == .cell {
            if first.map({ key.indexPath < $0 }) ?? true { first = key.indexPath }
        }
        return first
    }

    func focusDidMove(to indexPath: IndexPath) {
        place = indexPath
    }

    /// A person pressed an item: the keyboard goes on from there.
    func takePlace(_ indexPath: IndexPath) {
        place = indexPath
        guard let window = view.window, let focused = window.focusedView,
            focused.isDescendant(of: view)
        else { return }
        window.focus.move(to: view.content.cell(at: indexPath), in: window)
    }

    /// Items have other numbers.
    func carry(_ newIndexPath: (IndexPath) -> IndexPath?) {
        place = place.flatMap(newIndexPath)
        wanted = wanted.flatMap(newIndexPath)
    }

    func reset() {
        place = nil
        wanted = nil
    }

    func elementsWereShown() {
        guard let indexPath = wanted, let cell = view.content.cell(at: indexPath),
            let window = view.window
        else { return }
        wanted = nil
        place = indexPath
        if window.focusedView !== cell { window.focus.move(to: cell, in: window) }
    }

    private func go(to indexPath: IndexPath) {
        place = indexPath
        wanted = indexPath
        if view.content.cell(at: indexPath) == nil {
            view.scrollToItem(at: indexPath, at: [], animated: false)
        }
        elementsWereShown()
        if view.content.cell(at: indexPath) != nil {
            view.scrollToItem(at: indexPath, at: [], animated: false)
        }
    }

    // MARK: - Keys

    /// True when the key was used.
    func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, isFocused, let current = focusedItem else { return false }
        let flags = key.modifierFlags
        if flags.contains(.alternate), flags.isDisjoint(with: [.control, .command]) {
            return move(current, key.keyCode)
        }
        guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            if !typed.isEmpty, key.keyCode == .keyboardSpacebar, isTyping {
                return type(" ", current)
            }
            view.selection.choose(current)
            return true
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: return view.swipes.delete(current)
        default: break
        }
        if let row = CollectionOutlines(view).target(of: key.keyCode, at: current) {
            if row != current { go(to: row) }
            return true
        }
        if let target = target(of: key.keyCode, from: current) {
            go(to: target)
            return true
        }
        if Self.navigation.contains(key.keyCode) { return Self.ends.contains(key.keyCode) }
        return type(key.characters, current)
    }

    private static let navigation: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
        .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardTab,
        .keyboardEscape,
    ]

    /// The keys that do nothing where there is nothing further, rather than scroll.
    private static let ends: Set<UIKeyboardHIDUsage> = [
        .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd,
    ]

    private var isFocused: Bool {
        guard let focused = view.window?.focusedView else { return false }
        return focused is UICollectionViewCell && focused.isDescendant(of: view)
    }

    private var focusedItem: IndexPath? {
        (view.window?.focusedView as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
    }

    private func target(of key: UIKeyboardHIDUsage, from current: IndexPath) -> IndexPath? {
        let neighbours = ItemNeighbours(view)
        switch key {
        case .keyboardUpArrow:
            return neighbours.item(from: current, toward: CGVector(dx: 0, dy: -1))
        case .keyboardDownArrow:
            return neighbours.item(from: current, toward: CGVector(dx: 0, dy: 1))
        case .keyboardLeftArrow:
            return neighbours.item(from: current, toward: CGVector(dx: -1, dy: 0))
        case .keyboardRightArrow:
            return neighbours.item(from: current, toward: CGVector(dx: 1, dy: 0))
        case .keyboardHome: return view.content.counts.first.flatMap { $0 == current ? nil : $0 }
        case .keyboardEnd: return view.content.counts.last.flatMap { $0 == current ? nil : $0 }
        case .keyboardPageUp: return neighbours.item(aPageFrom: current, forward: false)
        case .keyboardPageDown: return neighbours.item(aPageFrom: current, forward: true)
        default: return nil
        }
    }

    // MARK: - Moving

    /// Alt with an arrow moves the item itself.
    private func move(_ current: IndexPath, _ key: UIKeyboardHIDUsage) -> Bool {
        let arrows: Set<UIKeyboardHIDUsage> = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
        ]
        guard arrows.contains(key), view.movement.mayBegin(current) else { return false }
        guard CollectionOutlines(view).row(at: current)?.isExpanded ?? false else {
            return carry(current, key)
        }
        // What is in the row goes along: it isn't to be seen to go and come.
        var hasMoved = false
        UIView.performWithoutAnimation { hasMoved = carry(current, key) }
        return hasMoved
    }

    private func carry(_ current: IndexPath, _ key: UIKeyboardHIDUsage) -> Bool {
        guard view.beginInteractiveMovementForItem(at: current) else { return false }
        guard let target = target(of: key, from: current),
            let center = view.layoutAttributesForItem(at: target)?.center
        else {
            view.cancelInteractiveMovement()
            return false
        }
        view.updateInteractiveMovementTargetPosition(center)
        view.endInteractiveMovement()
        return true
    }

    // MARK: - Typing

    /// How long after a letter the next one belongs to the same word, in seconds.
    private static let pause: TimeInterval = 1

    private var isTyping: Bool {
        guard let clock = view.window?.frameClock else { return false }
        return clock.now - lastTyped < Self.pause
    }

    /// Goes to the next item whose label begins with what was typed, among those in sight and those
    /// that can be asked for without being shown.
    private func type(_ characters: String, _ current: IndexPath) -> Bool {
        guard !characters.isEmpty, let clock = view.window?.frameClock,
            characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return false }
        typed = isTyping ? typed + characters : characters
        lastTyped = clock.now
        let isRepeat = Set(typed.lowercased()).count == 1
        let prefix = isRepeat ? String(typed.prefix(1)) : typed
        let start = typed.count == 1 || isRepeat ? after(current) : current
        guard let found = ItemTypeAhead(view).item(beginningWith: prefix, from: start) else {
            return true
        }
        go(to: found)
        return true
    }

    private func after(_ current: IndexPath) -> IndexPath {
        view.content.counts.item(after: current) ?? view.content.counts.first ?? current
    }
}
