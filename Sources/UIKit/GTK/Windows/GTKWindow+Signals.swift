import CGtk
import CGtkWidgets
import Foundation

/// Where GTK calls in. Each handler finds its window through the context, and calls one method.
extension GTKWindow {
    /// This window as C's callbacks get it. Not retained: `disconnectSignals()` comes before the end.
    var context: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }

    func connectSignals() {
        uikit_content_connect(content, contentAllocated, proxyPerformed, context)
        uikit_connect(content, "notify::scale-factor", scaleFactorChanged, context)
        uikit_connect(window, "notify::is-active", isActiveChanged, context)
        uikit_connect(window, "notify::focus-widget", focusWidgetChanged, context)
        uikit_connect_decision(window, "close-request", closeRequested, context)
        uikit_connect_event(controllers.pointer, pointerEventReceived, context)
        uikit_connect_point(controllers.crossing, "enter", pointerEntered, context)
        uikit_connect(UnsafeMutableRawPointer(controllers.crossing), "leave", pointerLeft, context)
        uikit_connect_event(controllers.key, keyEventReceived, context)
    }

    func disconnectSignals() {
        uikit_content_disconnect(content)
        uikit_disconnect(content, context)
        uikit_disconnect(window, context)
        let targets = [controllers.pointer, controllers.crossing, controllers.key, dropTarget]
        for controller in targets.compactMap({ $0 }) {
            uikit_disconnect(UnsafeMutableRawPointer(controller), context)
        }
    }
}

/// UIKitContentAllocate.
private func contentAllocated(context: UnsafeMutableRawPointer?, width: CInt, height: CInt) {
    withContext(context, as: GTKWindow.self, otherwise: ()) {
        $0.contentWasAllocated(width: Int(width), height: Int(height))
    }
}

/// UIKitProxyPerform.
private func proxyPerformed(
    context: UnsafeMutableRawPointer?, proxy: UnsafeMutablePointer<GtkWidget>?,
    action: UnsafePointer<CChar>?
) {
    guard let proxy, let action else { return }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let performer = proxy
    let name = String(cString: action)
    withContext(context, as: GTKWindow.self, otherwise: ()) { $0.perform(name, on: performer) }
}

private func scaleFactorChanged(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKWindow.self, otherwise: ()) { $0.scaleChanged() }
}

private func isActiveChanged(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKWindow.self, otherwise: ()) { $0.activeChanged() }
}

private func focusWidgetChanged(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKWindow.self, otherwise: ()) { $0.focusChanged() }
}

/// True, so that GTK doesn't destroy the window a second time.
private func closeRequested(context: UnsafeMutableRawPointer?) -> gboolean {
    withContext(context, as: GTKWindow.self, otherwise: 0) {
        $0.close()
        return 1
    }
}

private func pointerEventReceived(
    context: UnsafeMutableRawPointer?, event: OpaquePointer?
) -> gboolean {
    guard let event else { return 0 }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let received = event
    return withContext(context, as: GTKWindow.self, otherwise: 0) {
        $0.receivePointer(received) ? 1 : 0
    }
}

private func pointerEntered(context: UnsafeMutableRawPointer?, x: Double, y: Double) {
    withContext(context, as: GTKWindow.self, otherwise: ()) {
        $0.pointerCrossed(.hovered, location: CGPoint(x: x, y: y))
    }
}

private func pointerLeft(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKWindow.self, otherwise: ()) {
        $0.pointerCrossed(.left, location: $0.pointerInput.lastLocation)
    }
}

private func keyEventReceived(
    context: UnsafeMutableRawPointer?, event: OpaquePointer?
) -> gboolean {
    guard let event else { return 0 }
    // GTK calls on the main thread; used there only, before this function returns.
    nonisolated(unsafe) let received = event
    return withContext(context, as: GTKWindow.self, otherwise: 0) {
        $0.receiveKey(received) ? 1 : 0
    }
}
