import Foundation

/// A sign or a view beside the content of a list's cell.
@MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// On which side of the content a view stands, and when it is shown.
    public enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    enum Kind {
        case glyph(ListGlyph.Kind, isLeading: Bool)
        case button(ListGlyph.Kind, label: String, isLeading: Bool, action: (() -> Void)?)
        case outline(OutlineDisclosureOptions.Style, action: (() -> Void)?)
        case label(String)
        case view(UIView, isLeading: Bool)
        /// Shows whether the cell is chosen among several.
        case mark
        /// Lets a person take the row to another place.
        case grip
    }

    let kind: Kind
    let displayed: DisplayedState
    var tintColor: UIColor?
    var isHidden = false

    private init(
        _ kind: Kind, _ displayed: DisplayedState, tintColor: UIColor? = nil, isHidden: Bool = false
    ) {
        self.kind = kind
        self.displayed = displayed
        self.tintColor = tintColor
        self.isHidden = isHidden
    }

    /// How the sign that something follows looks.
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// The sign that something follows.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .glyph(.disclosure, isLeading: false), displayed, tintColor: options.tintColor,
            isHidden: options.isHidden)
    }

    /// How a tick looks.
    public struct CheckmarkOptions {
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .glyph(.checkmark, isLeading: false), displayed, tintColor: options.tintColor,
            isHidden: options.isHidden)
    }

    /// How the button for more about a row looks.
    public struct DetailOptions {
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// A button for more about a row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .button(.info, label: systemText("More Info"), isLeading: false, action: actionHandler),
            displayed,
            tintColor: options.tintColor, isHidden: options.isHidden)
    }

    /// A button to delete a row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .button(.delete, label: systemText("Delete"), isLeading: true, action: actionHandler),
            displayed)
    }

    /// A button to insert a row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .button(.insert, label: systemText("Insert"), isLeading: true, action: actionHandler),
            displayed)
    }

    /// A grip to take a row to another place by.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.grip, displayed)
    }

    /// A mark that shows whether a row is chosen among several.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.mark, displayed)
    }

    /// How the sign of a row that can be expanded looks and works.
    public struct OutlineDisclosureOptions {
        /// What expands the row.
        public enum Style: Int, Sendable {
            /// As a header for the first row of a section that is its header, else as a cell.
            case automatic = 0
            /// A tap anywhere on the row, which isn't selected.
            case header = 1
            /// A tap on the sign; one elsewhere selects the row.
            case cell = 2
        }

        public var style: Style
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.style = style
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// The sign of a row of an outline that others are in: it expands and collapses the row.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - actionHandler: Called instead of that, if there is one.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outline(options.style, action: actionHandler), displayed,
            tintColor: options.tintColor, isHidden: options.isHidden)
    }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always
    ) -> UICellAccessory {
        UICellAccessory(.label(text), displayed)
    }

    /// A view of one's own, as large as it is.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var tintColor: UIColor?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            tintColor: UIColor? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        switch configuration.placement {
        case .leading(let displayed):
            UICellAccessory(
                .view(configuration.customView, isLeading: true), displayed,
                tintColor: configuration.tintColor, isHidden: configuration.isHidden)
        case .trailing(let displayed):
            UICellAccessory(
                .view(configuration.customView, isLeading: false), displayed,
                tintColor: configuration.tintColor, isHidden: configuration.isHidden)
        }
    }

    var isLeading: Bool {
        switch kind {
        case .glyph(_, let isLeading), .button(_, _, let isLeading, _), .view(_, let isLeading):
            isLeading
        case .mark: true
        case .label, .grip, .outline: false
        }
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
