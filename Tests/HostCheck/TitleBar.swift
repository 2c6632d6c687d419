import CGtk

/// The title bar that GTK draws where the display server has none.
enum TitleBar {
    static func addToFirstWindow() {
        guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else { return }
        gtk_window_set_titlebar(
            window.assumingMemoryBound(to: GtkWindow.self), gtk_header_bar_new())
        g_object_unref(window)
    }
}
