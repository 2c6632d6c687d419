import CGtk

/// Hears from the system that memory runs short
/// (https://docs.gtk.org/gio/iface.MemoryMonitor.html).
@MainActor final class GTKMemoryMonitor {
    private let monitor: OpaquePointer?

    init() {
        monitor = g_memory_monitor_dup_default()
        guard let monitor else { return }
        let handler: @convention(c) (OpaquePointer?, Int32, gpointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated { UIApplication.shared.memoryIsShort() }
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(monitor), "low-memory-warning",
            unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    }

    isolated deinit {
        if let monitor { g_object_unref(UnsafeMutableRawPointer(monitor)) }
    }
}
