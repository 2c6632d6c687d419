import Foundation

/// What a menu shows, by its sections: inline menus make sections of their own, hidden elements are
/// left out, deferred ones give their place to what they stand for.
@MainActor struct MenuContent {
    enum Row {
        /// An action or a command.
        case element(UIMenuElement)
        case submenu(UIMenu)
        /// Waits for elements that are not known yet.
        case loading
    }

    struct Section {
        var title = ""
        var rows: [Row] = []
    }

    let title: String
    private(set) var sections: [Section] = []
    /// The deferred elements that have yet to be asked for theirs.
    private(set) var unknown: [UIDeferredMenuElement] = []

    init(_ menu: UIMenu) {
        title = menu.title
        var section = Section()
        add(menu.children, to: &section)
        finish(&section)
    }

    private mutating func finish(_ section: inout Section) {
        if !section.rows.isEmpty { sections.append(section) }
        section = Section()
    }

    private mutating func add(_ elements: [UIMenuElement], to section: inout Section) {
        for element in elements where !element.shownAttributes.contains(.hidden) {
            if let menu = element as? UIMenu {
                add(menu, to: &section)
            } else if let deferred = element as? UIDeferredMenuElement {
                if let known = deferred.elements {
                    add(known, to: &section)
                } else {
                    unknown.append(deferred)
                    section.rows.append(.loading)
                }
            } else {
                section.rows.append(.element(element))
            }
        }
    }

    private mutating func add(_ menu: UIMenu, to section: inout Section) {
        guard menu.options.contains(.displayInline) else {
            if Self.hasRows(menu) { section.rows.append(.submenu(menu)) }
            return
        }
        finish(&section)
        var inner = Section(title: menu.title)
        add(menu.children, to: &inner)
        finish(&inner)
    }

    private static func hasRows(_ menu: UIMenu) -> Bool { !MenuContent(menu).sections.isEmpty }

    var hasMarks: Bool {
        sections.contains { section in
            section.rows.contains { row in
                switch row {
                case .element(let element): element.markedState != .off
                case .submenu: true
                case .loading: false
                }
            }
        }
    }
}
