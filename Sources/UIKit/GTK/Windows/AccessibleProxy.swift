import CGtk
import CGtkWidgets
import Foundation

/// One widget that stands for one accessible element.
@MainActor
struct AccessibleProxy {
    let widget: UnsafeMutablePointer<GtkWidget>
    private(set) var element: HostAccessibleElement

    init(_ element: HostAccessibleElement, in content: UnsafeMutablePointer<GtkWidget>) {
        let kind = AccessibleProxyKind(element)
        guard
            let widget = uikit_proxy_add(
                content, kind.widgetKind, kind.role.gtkRole, kind.actionList)
        else {
            fatalError("UIWindow: GTK made no widget for the accessible element \(element.label)")
        }
        self.widget = widget
        self.element = element
        tellNames()
        tellStates()
        tellRange()
        tellText()
        tellPosition()
        tellFrame()
    }

    var canTakeFocus: Bool { element.isEnabled && element.isFocusable }

    /// Whether this widget can show `element`: GTK's widgets keep their role and actions for life.
    func canShow(_ element: HostAccessibleElement) -> Bool {
        AccessibleProxyKind(self.element) == AccessibleProxyKind(element)
    }

    mutating func show(_ element: HostAccessibleElement) {
        let old = self.element
        guard element != old else { return }
        self.element = element
        if (element.label, element.value, element.hint) != (old.label, old.value, old.hint)
            || element.spokenCount != old.spokenCount
        {
            tellNames()
        }
        if element.isEnabled != old.isEnabled || element.isSelected != old.isSelected
            || element.isFocusable != old.isFocusable
        {
            tellStates()
        }
        if element.range != old.range {
            tellRange()
        }
        // Of what assistive technology wanted, only what UIKit did is to stay.
        tellText()
        if (element.positionInList, element.countOfList) != (old.positionInList, old.countOfList) {
            tellPosition()
        }
        if element.frame != old.frame {
            tellFrame()
        }
    }

    // MARK: Private

    /// GTK 4.8 shows assistive technology a name and a description, and values of its own sliders alone:
    /// hence the value comes first in the description.
    private func tellNames() {
        let description = [element.spokenValue ?? element.spokenCount, element.hint].compactMap {
            $0
        }.joined(
            separator: ", ")
        uikit_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, element.label)
        uikit_accessible_set_text(
            widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.isEmpty ? nil : description)
        uikit_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, element.spokenValue)
    }

    private func tellStates() {
        // Sets the accessible state "disabled" too, and bars the focus.
        gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
        gtk_widget_set_focusable(focusWidget, element.isFocusable ? 1 : 0)
        let selected: gboolean = element.isSelected ? 1 : 0
        switch element.role {
        case .toggle, .radio:
            uikit_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_CHECKED, selected)
        case .button:
            uikit_accessible_set_tristate(widget, GTK_ACCESSIBLE_STATE_PRESSED, selected)
        default:
            uikit_accessible_set_selected(widget, selected, element.role.canBeSelected ? 1 : 0)
        }
    }

    private func tellRange() {
        guard let range = element.range else { return }
        uikit_proxy_set_range(widget, range.value, range.minimum, range.maximum)
    }

    /// What has the focus for this proxy.
    var focusWidget: UnsafeMutablePointer<GtkWidget> { uikit_proxy_focus_widget(widget) }

    func tellText() {
        guard let text = element.text else { return }
        uikit_text_proxy_set(
            widget, text.content, Int32(text.anchor), Int32(text.caret), text.isEditable ? 1 : 0)
    }

    private func tellPosition() {
        guard element.positionInList > 0 else { return }
        uikit_accessible_set_position(
            widget, Int32(clamping: element.positionInList), Int32(clamping: element.countOfList))
    }

    private func tellFrame() {
        let frame = element.frame
        uikit_proxy_set_frame(
            widget, Float(frame.minX), Float(frame.minY), Float(frame.width), Float(frame.height))
    }
}

extension HostAccessibleElement {
    /// GTK 4.8 has no way to say how many rows a list has that shows only some of them.
    fileprivate var spokenCount: String? {
        guard role.holdsOthers else { return nil }
        let noun = role == .list ? "row" : "item"
        return countOfList == 1 ? "1 \(noun)" : "\(countOfList) \(noun)s"
    }

    /// A toggle's value is its state, which assistive technology says in its own words.
    fileprivate var spokenValue: String? {
        role == .toggle || role == .radio || text != nil ? nil : value
    }
}
