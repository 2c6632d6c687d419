import CGtk
import CGtkWidgets

/// What a proxy is made as, and stays: GTK's widgets keep their role and their actions for life.
struct AccessibleProxyKind: Hashable {
    let role: HostAccessibleElement.Role
    private let hasRange: Bool
    private let text: TextKind?
    private let customActions: [String]

    private enum TextKind {
        case line, hidden, lines
    }

    init(_ element: HostAccessibleElement) {
        text = element.text.map { $0.isHidden ? .hidden : $0.hasLines ? .lines : .line }
        role = element.role
        hasRange = element.range != nil
        customActions = element.customActions
    }

    /// As `uikit_proxy_add` takes them.
    var actionList: String? {
        customActions.isEmpty ? nil : customActions.joined(separator: "\n")
    }

    var widgetKind: UIKitProxyKind {
        switch text {
        case .line: return UIKIT_PROXY_LINE
        case .hidden: return UIKIT_PROXY_PASSWORD
        case .lines: return UIKIT_PROXY_LINES
        case nil: break
        }
        return switch role {
        case .button, .toggle, .link, .textField, .radio, .comboBox, .menuItem, .listItem,
            .gridCell, .tab:
            UIKIT_PROXY_PRESSABLE
        case .adjustable, .spinButton: hasRange ? UIKIT_PROXY_RANGE : UIKIT_PROXY_ADJUSTABLE
        case .progress: hasRange ? UIKIT_PROXY_METER : UIKIT_PROXY_PLAIN
        case .label, .image, .heading, .group, .dialog, .alert, .menu, .list, .grid, .toolBar,
            .tabList:
            UIKIT_PROXY_PLAIN
        }
    }
}

extension HostAccessibleElement.Role {
    /// Whether assistive technology is told that an element of the role is selected, or isn't.
    var canBeSelected: Bool { self == .listItem || self == .gridCell || self == .tab }

    var gtkRole: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .adjustable: GTK_ACCESSIBLE_ROLE_SLIDER
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .radio: GTK_ACCESSIBLE_ROLE_RADIO
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .grid: GTK_ACCESSIBLE_ROLE_GRID
        case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
        case .toolBar: GTK_ACCESSIBLE_ROLE_TOOLBAR
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        }
    }
}
