import CGtk
import CGtkWidgets
import Foundation

/// The widgets that stand in a window's content for what assistive technology sees there.
///
/// GTK before 4.10 makes only widgets accessible. A proxy draws nothing and catches no pointer: it has a
/// role, names, states, a place, actions and the focus.
@MainActor
final class AccessibleProxies {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let content: UnsafeMutablePointer<GtkWidget>
    private var proxies: [ObjectIdentifier: AccessibleProxy] = [:]
    private var identifiers: [UnsafeMutablePointer<GtkWidget>: ObjectIdentifier] = [:]
    private var order: [HostAccessibleElement] = []
    /// What UIKit said last; it may wait for its element.
    private var focusedIdentifier: ObjectIdentifier?
    private var isReportingFocus = true

    init(window: UnsafeMutablePointer<GtkWindow>, content: UnsafeMutablePointer<GtkWidget>) {
        self.window = window
        self.content = content
    }

    // MARK: Elements

    /// O(number of elements); what is equal to the last call's isn't touched.
    func update(_ elements: [HostAccessibleElement]) {
        guard elements != order else { return }
        order = elements
        withoutReportingFocus {
            unfocusUnlessKept(by: elements)
            removeProxies(notIn: elements)
            var previous: UnsafeMutablePointer<GtkWidget>?
            for element in elements {
                let widget = place(element)
                if gtk_widget_get_prev_sibling(widget) != previous {
                    gtk_widget_insert_after(widget, content, previous)
                }
                previous = widget
            }
        }
    }

    func identifier(of proxy: UnsafeMutablePointer<GtkWidget>) -> ObjectIdentifier? {
        identifiers[proxy]
    }

    // MARK: Focus

    func focus(_ identifier: ObjectIdentifier?) {
        focusedIdentifier = identifier
        withoutReportingFocus {}
    }

    /// The element that got the focus, when it wasn't UIKit that moved it.
    func focusMovedByPlatform() -> ObjectIdentifier? {
        guard isReportingFocus, let widget = gtk_window_get_focus(window),
            let identifier = identifiers[widget], identifier != focusedIdentifier
        else { return nil }
        focusedIdentifier = identifier
        return identifier
    }

    /// Keeps GTK's own changes of the focus from reaching the delegate; afterwards UIKit's holds again.
    func withoutReportingFocus(perform body: () -> Void) {
        let wasReporting = isReportingFocus
        isReportingFocus = false
        body()
        applyFocus()
        isReportingFocus = wasReporting
    }

    private func applyFocus() {
        let proxy = focusedIdentifier.flatMap { proxies[$0] }
        let widget = proxy.flatMap { $0.canTakeFocus ? $0.widget : nil }
        guard gtk_window_get_focus(window) != widget else { return }
        gtk_window_set_focus(window, widget)
    }

    /// A widget that goes, or is disabled, while it has the focus makes GTK look for another one some
    /// time later. One that hasn't doesn't.
    private func unfocusUnlessKept(by elements: [HostAccessibleElement]) {
        guard let widget = gtk_window_get_focus(window), let identifier = identifiers[widget],
            let proxy = proxies[identifier]
        else { return }
        let isKept = elements.contains {
            $0.identifier == identifier && proxy.canShow($0) && $0.isEnabled && $0.isFocusable
        }
        if !isKept {
            gtk_window_set_focus(window, nil)
        }
    }

    // MARK: Proxies

    private func removeProxies(notIn elements: [HostAccessibleElement]) {
        let kept = Set(elements.map(\.identifier))
        precondition(
            kept.count == elements.count,
            "HostWindow.setAccessibleElements(_:): \(elements.count) elements have only"
                + " \(kept.count) different identifiers")
        for identifier in proxies.keys where !kept.contains(identifier) {
            remove(identifier)
        }
    }

    private func remove(_ identifier: ObjectIdentifier) {
        guard let proxy = proxies.removeValue(forKey: identifier) else { return }
        identifiers[proxy.widget] = nil
        gtk_widget_unparent(proxy.widget)
    }

    /// The element's proxy, as the element is now.
    private func place(_ element: HostAccessibleElement) -> UnsafeMutablePointer<GtkWidget> {
        if let proxy = proxies[element.identifier], proxy.canShow(element) {
            proxies[element.identifier]?.show(element)
            return proxy.widget
        }
        remove(element.identifier)
        let proxy = AccessibleProxy(element, in: content)
        proxies[element.identifier] = proxy
        identifiers[proxy.widget] = element.identifier
        return proxy.widget
    }
}
