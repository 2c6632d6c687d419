import CGtk

/// The event controllers of one window, which belong to its widgets.
@MainActor
struct WindowControllers {
    /// Raw presses, moves, touches and wheel steps over the content. It comes last: a widget of GTK's
    /// that stands in the content takes what is its own first.
    let pointer: OpaquePointer
    /// Says when a pointer comes and goes without moving over the content.
    let crossing: OpaquePointer
    /// Raw keys. It is the window's and comes first, so that UIKit decides what Tab, Space and Return
    /// do, and GTK gets what is left.
    let key: OpaquePointer

    init(window: UnsafeMutablePointer<GtkWindow>, content: UnsafeMutablePointer<GtkWidget>) {
        pointer = gtk_event_controller_legacy_new()
        crossing = gtk_event_controller_motion_new()
        key = gtk_event_controller_legacy_new()
        gtk_event_controller_set_propagation_phase(key, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(content, pointer)
        gtk_widget_add_controller(content, crossing)
        window.withMemoryRebound(to: GtkWidget.self, capacity: 1) {
            gtk_widget_add_controller($0, key)
        }
    }
}
