import CGtk
import CGtkWidgets
import Foundation

/// Input on its way from GTK's events to the delegate.
extension GTKWindow {
    /// Says whether the event is used up.
    func receivePointer(_ event: OpaquePointer) -> Bool {
        guard
            let hostEvent = pointerInput.translate(
                event, location: location(of: event), arrivedAt: frameTime)
        else { return false }
        delegate?.hostWindow(self, received: hostEvent)
        if drag != nil { pointerWasHandedOver(from: hostEvent) }
        return true
    }

    func pointerCrossed(_ phase: HostPointerEvent.Phase, location: CGPoint) {
        let event = pointerInput.crossing(phase, location: location, at: frameTime)
        delegate?.hostWindow(self, received: event)
    }

    /// Says whether the event is used up.
    func receiveKey(_ event: OpaquePointer) -> Bool {
        // What an input method composes with is no key for anybody else.
        if inputMethod.filter(event) { return true }
        guard let hostEvent = keyInput.translate(event, arrivedAt: frameTime) else { return false }
        return delegate?.hostWindow(self, received: hostEvent) ?? false
    }

    func focusChanged() {
        guard let identifier = proxies.focusMovedByPlatform() else { return }
        delegate?.hostWindow(self, didFocus: identifier)
    }

    func perform(_ action: String, on proxy: UnsafeMutablePointer<GtkWidget>) {
        guard let identifier = proxies.identifier(of: proxy) else { return }
        switch action {
        case "set-value":
            delegate?.hostWindow(self, setValue: uikit_proxy_value(proxy), of: identifier)
        case "set-text":
            guard let text = uikit_text_proxy_text(proxy) else { return }
            defer { g_free(text) }
            proxies.textMayDiffer(of: identifier)
            delegate?.hostWindow(self, setText: String(cString: text), of: identifier)
        case "select-text":
            var (anchor, caret): (Int32, Int32) = (0, 0)
            proxies.textMayDiffer(of: identifier)
            uikit_text_proxy_selection(proxy, &anchor, &caret)
            delegate?.hostWindow(
                self, selectText: Int(anchor), to: Int(caret), of: identifier)
        default: delegate?.hostWindow(self, perform: action, on: identifier)
        }
    }

    /// GDK says where in the surface; the content's place in it depends on shadow and title bar.
    private func location(of event: OpaquePointer) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return pointerInput.lastLocation }
        let origin = contentOriginInSurface
        return CGPoint(x: x - origin.x, y: y - origin.y)
    }

    /// A place in the content as one in the surface.
    func surfaceLocation(of location: CGPoint) -> CGPoint {
        let origin = contentOriginInSurface
        return CGPoint(x: location.x + origin.x, y: location.y + origin.y)
    }

    private var contentOriginInSurface: CGPoint {
        var (shadowX, shadowY) = (0.0, 0.0)
        gtk_native_get_surface_transform(OpaquePointer(window), &shadowX, &shadowY)
        let origin = contentOrigin
        return CGPoint(x: shadowX + origin.x, y: shadowY + origin.y)
    }

    /// The content's place in the window. GTK lays out in whole points, but counts this one in single
    /// precision, which would show in every event.
    private var contentOrigin: CGPoint {
        var (x, y) = (0.0, 0.0)
        window.withMemoryRebound(to: GtkWidget.self, capacity: 1) {
            _ = gtk_widget_translate_coordinates(content, $0, 0, 0, &x, &y)
        }
        return CGPoint(x: x.rounded(), y: y.rounded())
    }
}
