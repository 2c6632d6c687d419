import CGtk
import CGtkWidgets
import Foundation

/// One widget that stands for one accessible element.
@MainActor
struct AccessibleProxy {
    let widget: UnsafeMutablePointer<GtkWidget>
    private(set) var element: HostAccessibleElement

    init(_ element: HostAccessibleElement, in content: UnsafeMutablePointer<GtkWidget>) {
        guard let widget = uikit_proxy_add(content, element.role.kind, element.role.gtkRole) else {
            fatalError("UIWindow: GTK made no widget for the accessible element \(element.label)")
        }
        self.widget = widget
        self.element = element
        tellNames()
        tellStates()
        tellFrame()
    }

    var canTakeFocus: Bool { element.isEnabled && element.isFocusable }

    /// Whether this widget can show `element`: GTK's widgets keep their role for life.
    func canShow(_ element: HostAccessibleElement) -> Bool {
        self.element.role == element.role
    }

    mutating func show(_ element: HostAccessibleElement) {
        let old = self.element
        guard element != old else { return }
        self.element = element
        if (element.label, element.value, element.hint) != (old.label, old.value, old.hint) {
            tellNames()
        }
        if element.isEnabled != old.isEnabled || element.isSelected != old.isSelected
            || element.isFocusable != old.isFocusable
        {
            tellStates()
        }
        if element.frame != old.frame {
            tellFrame()
        }
    }

    // MARK: Private

    /// GTK 4.8 shows assistive technology a name and a description, and values of its own sliders alone:
    /// hence the value comes first in the description.
    private func tellNames() {
        let description = [element.spokenValue, element.hint].compactMap { $0 }.joined(
            separator: ", ")
        uikit_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, element.label)
        uikit_accessible_set_text(
            widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.isEmpty ? nil : description)
        uikit_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, element.spokenValue)
    }

    private func tellStates() {
        // Sets the accessible state "disabled" too, and bars the focus.
        gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
        gtk_widget_set_focusable(widget, element.isFocusable ? 1 : 0)
        let selected: gboolean = element.isSelected ? 1 : 0
        switch element.role {
        case .toggle:
            uikit_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_CHECKED, selected)
        case .button:
            uikit_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_PRESSED, selected)
        default:
            uikit_accessible_set_selected(widget, selected)
        }
    }

    private func tellFrame() {
        let frame = element.frame
        uikit_proxy_set_frame(
            widget, Float(frame.minX), Float(frame.minY), Float(frame.width), Float(frame.height))
    }
}

extension HostAccessibleElement {
    /// A toggle's value is its state, which assistive technology says in its own words.
    fileprivate var spokenValue: String? {
        role == .toggle ? nil : value
    }
}

extension HostAccessibleElement.Role {
    fileprivate var gtkRole: GtkAccessibleRole {
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
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        }
    }

    fileprivate var kind: UIKitProxyKind {
        switch self {
        case .button, .toggle, .link, .textField, .tab: UIKIT_PROXY_PRESSABLE
        case .adjustable: UIKIT_PROXY_ADJUSTABLE
        case .label, .image, .heading, .group: UIKIT_PROXY_PLAIN
        }
    }
}
