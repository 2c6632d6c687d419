import Foundation

/// A group of elements: a menu that opens, one inside of another menu, or a part of one.
open class UIMenu: UIMenuElement {
    /// Tells one menu from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown inside of another one, and how its elements are chosen.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements stand in the menu around them, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's own row is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing an element marks it and takes the mark from the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// One of its own unless it was given.
    public final let identifier: Identifier
    /// How it is shown inside of another menu, and how its elements are chosen.
    public final let options: Options
    /// From the top; `replacingChildren(_:)` makes a menu with others.
    public final let children: [UIMenuElement]

    /// - Parameters:
    ///   - title: What a person reads.
    ///   - subtitle: A smaller line below the title.
    ///   - image: Shown beside the title.
    ///   - identifier: `nil` for one that no other menu has.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - children: What can be chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: newChildren)
    }

    /// The elements that are marked as chosen, those of menus shown inline among them.
    open var selectedElements: [UIMenuElement] {
        leaves.filter { $0.markedState == .on }
    }

    /// What can be chosen in this menu without opening another one.
    final var leaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.leaves : []
        }
    }

    /// The innermost menu that lets one element be marked at a time and has this one.
    final func singleSelectionMenu(of element: UIMenuElement) -> UIMenu? {
        for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
            if let found = menu.singleSelectionMenu(of: element) { return found }
        }
        guard options.contains(.singleSelection), leaves.contains(where: { $0 === element }) else {
            return nil
        }
        return self
    }

    /// Marks one of the menu's elements and no other.
    final func mark(_ element: UIMenuElement) {
        for leaf in leaves { leaf.setMark(leaf === element ? .on : .off) }
    }
}

extension UIMenuElement {
    /// Whether the element is marked; what can't be is not.
    final var markedState: State {
        (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off
    }

    final func setMark(_ state: State) {
        (self as? UIAction)?.state = state
        (self as? UICommand)?.state = state
    }

    /// The attributes of what can be chosen; a menu has those that follow from its options.
    final var shownAttributes: Attributes {
        if let action = self as? UIAction { return action.attributes }
        if let command = self as? UICommand { return command.attributes }
        guard let menu = self as? UIMenu else { return [] }
        return menu.options.contains(.destructive) ? .destructive : []
    }
}
