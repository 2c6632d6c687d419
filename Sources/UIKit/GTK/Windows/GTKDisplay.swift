import CGtk
import Foundation

/// The connection to the screen. Every widget needs it: GTK crashes when one is made without.
@MainActor
package enum GTKDisplay {
    /// Whether `open()` has succeeded.
    package private(set) static var isOpen = false

    /// Connects to the display that the environment names, and reads the desktop's theme.
    ///
    /// A second call does nothing. Takes some 10 ms.
    ///
    /// - Throws: `GTKDisplayError` when there is no display, or it refuses. Everything that needs no
    ///   window still works then.
    package static func open() throws(GTKDisplayError) {
        guard !isOpen else { return }
        let program = ProcessInfo.processInfo.processName
        // Window managers group windows and find their icons by this name.
        g_set_prgname(program)
        guard gtk_init_check() != 0 else {
            throw GTKDisplayError(
                program: program, environment: ProcessInfo.processInfo.environment)
        }
        isOpen = true
    }

    /// Waits until the server has done all that it was sent: what was drawn is on the screen then.
    package static func synchronize() {
        guard isOpen else { return }
        gdk_display_sync(gdk_display_get_default())
    }
}
