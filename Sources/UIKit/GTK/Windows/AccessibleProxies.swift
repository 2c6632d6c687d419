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
        defer { showDifferingTexts() }
        guard elements != order else { return }
        withoutReportingFocus {
            unfocusUnlessKept(by: elements)
            let spare = assignProxies(to: elements)
            arrange(elements)
            remove(spare)
        }
        order = elements
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
        guard isReportingFocus, let widget = focusedProxy,
            let identifier = identifiers[widget], identifier != focusedIdentifier
        else { return nil }
        focusedIdentifier = identifier
        return identifier
    }

    private var focusedProxy: UnsafeMutablePointer<GtkWidget>? {
        gtk_window_get_focus(window).map { uikit_proxy_of_focus_widget($0) }
    }

    /// Assistive technology wants a text to be another one: the next update says what became of it.
    func textMayDiffer(of identifier: ObjectIdentifier) {
        differingTexts.insert(identifier)
    }

    private var differingTexts: Set<ObjectIdentifier> = []

    private func showDifferingTexts() {
        for identifier in differingTexts { proxies[identifier]?.tellText() }
        differingTexts = []
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
        let widget = proxy.flatMap { $0.canTakeFocus ? $0.focusWidget : nil }
        guard gtk_window_get_focus(window) != widget else { return }
        uikit_window_set_focus(window, widget)
    }

    /// A widget that goes, or is disabled, while it has the focus makes GTK look for another one some
    /// time later. One that hasn't doesn't.
    private func unfocusUnlessKept(by elements: [HostAccessibleElement]) {
        guard let widget = focusedProxy, let identifier = identifiers[widget],
            let proxy = proxies[identifier]
        else { return }
        let isKept = elements.contains {
            $0.identifier == identifier && proxy.canShow($0) && $0.isEnabled && $0.isFocusable
        }
        if !isKept {
            gtk_window_set_focus(window, nil)
        }
    }

    // MARK: Announcements

    /// How long an announcement stays in the tree, in seconds: until it has been noticed.
    private static let announcementDuration = 3.0

    /// A widget of the role alert that comes and goes. GTK has a call for announcements from 4.14 on;
    /// screen readers have always read alerts out.
    func announce(_ text: String, clock: any FrameClock) {
        guard
            let widget = uikit_proxy_add(content, UIKIT_PROXY_PLAIN, GTK_ACCESSIBLE_ROLE_ALERT, nil)
        else { return }
        uikit_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
        g_object_ref(widget)
        clock.schedule(after: Self.announcementDuration) {
            if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
            g_object_unref(widget)
        }
    }

    // MARK: Proxies

    /// Gives each element a proxy: its own, or that of an element with the same role that went, or a new
    /// one. To make a widget known on the accessibility bus takes some 100 µs, to change its name a few;
    /// and rows that come and go while a list scrolls are of a kind.
    ///
    /// - Returns: What nothing is shown by any more.
    private func assignProxies(to elements: [HostAccessibleElement]) -> [AccessibleProxy] {
        var spare = takeProxies(notFor: elements)
        for element in elements where proxies[element.identifier] == nil {
            let parent = parent(of: element)
            let proxy =
                spare[AccessibleProxyKind(element)]?.popLast()
                ?? AccessibleProxy(element, in: parent)
            // Where new ones are too.
            move(proxy.widget, to: parent)
            gtk_widget_insert_before(proxy.widget, parent, nil)
            proxies[element.identifier] = proxy
            identifiers[proxy.widget] = element.identifier
        }
        return Array(spare.values.joined())
    }

    /// The widget of the element's list, which has one before it.
    private func parent(of element: HostAccessibleElement) -> UnsafeMutablePointer<GtkWidget> {
        element.container.flatMap { proxies[$0]?.widget } ?? content
    }

    /// GTK puts no widget into another one that is in one already.
    private func move(
        _ widget: UnsafeMutablePointer<GtkWidget>, to parent: UnsafeMutablePointer<GtkWidget>
    ) {
        guard gtk_widget_get_parent(widget) != parent else { return }
        g_object_ref(widget)
        gtk_widget_unparent(widget)
        gtk_widget_set_parent(widget, parent)
        g_object_unref(widget)
    }

    /// What is in a list goes before it.
    private func remove(_ spare: [AccessibleProxy]) {
        for proxy in spare where !proxy.element.role.holdsOthers {
            gtk_widget_unparent(proxy.widget)
        }
        for proxy in spare where proxy.element.role.holdsOthers {
            gtk_widget_unparent(proxy.widget)
        }
    }

    /// The proxies of elements that went, or are of another kind, which a widget can't take on.
    private func takeProxies(
        notFor elements: [HostAccessibleElement]
    ) -> [AccessibleProxyKind: [AccessibleProxy]] {
        let kinds = Dictionary(
            elements.map { ($0.identifier, AccessibleProxyKind($0)) }
        ) { first, _ in first }
        stopUnless(
            kinds.count == elements.count,
            "HostWindow.setAccessibleElements(_:): \(elements.count) elements have only"
                + " \(kinds.count) different identifiers")
        var taken: [AccessibleProxyKind: [AccessibleProxy]] = [:]
        for element in order where kinds[element.identifier] != AccessibleProxyKind(element) {
            guard let proxy = proxies.removeValue(forKey: element.identifier) else { continue }
            identifiers[proxy.widget] = nil
            taken[AccessibleProxyKind(element), default: []].append(proxy)
        }
        return taken
    }

    /// Shows each element by its proxy, in reading order, inside of that of its list.
    private func arrange(_ elements: [HostAccessibleElement]) {
        var last: [UnsafeMutablePointer<GtkWidget>: UnsafeMutablePointer<GtkWidget>] = [:]
        var origins: [ObjectIdentifier: CGPoint] = [:]
        for element in elements {
            var placed = element
            let parent = parent(of: element)
            if let container = element.container, let origin = origins[container] {
                placed.frame.origin.x -= origin.x
                placed.frame.origin.y -= origin.y
            }
            if element.role.holdsOthers { origins[element.identifier] = element.frame.origin }
            proxies[element.identifier]?.show(placed)
            guard let widget = proxies[element.identifier]?.widget else { continue }
            move(widget, to: parent)
            if gtk_widget_get_prev_sibling(widget) != last[parent] {
                gtk_widget_insert_after(widget, parent, last[parent])
            }
            last[parent] = widget
        }
    }
}
