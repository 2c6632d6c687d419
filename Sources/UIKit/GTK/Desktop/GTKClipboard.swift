import CGtk
import CGtkWidgets
import Foundation

/// The display's clipboard, or its primary selection.
@MainActor package final class GTKClipboard: HostClipboard {
    private let clipboard: OpaquePointer
    package private(set) var changeCount = 0
    package var onChange: (() -> Void)?

    /// How long the app that owns the contents may take to hand them over, in microseconds.
    private static let patience: gint64 = 500_000

    /// - Precondition: `GTKDisplay.open()` has succeeded.
    package init(isPrimary: Bool = false) {
        guard let display = gdk_display_get_default(),
            let clipboard = isPrimary
                ? gdk_display_get_primary_clipboard(display) : gdk_display_get_clipboard(display)
        else { fatalError("GTKClipboard(): GTKDisplay.open() has to succeed first") }
        self.clipboard = clipboard
        uikit_connect(
            UnsafeMutableRawPointer(clipboard), "changed", clipboardChanged,
            Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        uikit_disconnect(
            UnsafeMutableRawPointer(clipboard), Unmanaged.passUnretained(self).toOpaque())
    }

    fileprivate func didChange() {
        changeCount += 1
        onChange?()
    }

    package var types: [String] {
        guard let formats = gdk_clipboard_get_formats(clipboard) else { return [] }
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
        return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
    }

    package func write(_ representations: [HostClipboardRepresentation]) {
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = representations.map { item in
            let bytes = item.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(item.type, bytes)
        }
        guard !providers.isEmpty else {
            gdk_clipboard_set_content(clipboard, nil)
            return
        }
        // The union takes the providers over.
        let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
        gdk_clipboard_set_content(clipboard, all)
        g_object_unref(all)
    }

    /// UIKit's answer comes at once and the desktop's later: meanwhile the main loop goes round.
    package func data(ofType type: String) -> Data? {
        let reading = ClipboardReading()
        reading.start(clipboard, type)
        let deadline = g_get_monotonic_time() + Self.patience
        while !reading.isOver, g_get_monotonic_time() < deadline {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
        reading.cancel()
        return reading.data
    }
}

/// One reading of what another app has on the clipboard.
@MainActor private final class ClipboardReading {
    private(set) var data: Data?
    private(set) var isOver = false
    private let cancellable = g_cancellable_new()

    isolated deinit {
        g_object_unref(cancellable)
    }

    func start(_ clipboard: OpaquePointer, _ type: String) {
        type.withCString { name in
            var types: [UnsafePointer<CChar>?] = [name, nil]
            // Released when the reading is over, be it cancelled.
            gdk_clipboard_read_async(
                clipboard, &types, G_PRIORITY_DEFAULT, cancellable, clipboardAnswered,
                Unmanaged.passRetained(self).toOpaque())
        }
    }

    func cancel() {
        g_cancellable_cancel(cancellable)
    }

    fileprivate func receive(_ clipboard: OpaquePointer?, _ result: OpaquePointer?) {
        guard let input = gdk_clipboard_read_finish(clipboard, result, nil, nil) else {
            finish(nil)
            return
        }
        defer { g_object_unref(input) }
        let output = g_memory_output_stream_new_resizable()
        defer { g_object_unref(output) }
        let flags = GOutputStreamSpliceFlags(
            rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
                | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        g_output_stream_splice_async(
            output, input, flags, G_PRIORITY_DEFAULT, cancellable, clipboardWasRead,
            Unmanaged.passUnretained(self).toOpaque())
    }

    fileprivate func receive(_ output: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) {
        let stream = UnsafeMutableRawPointer(output)?.assumingMemoryBound(to: GOutputStream.self)
        guard g_output_stream_splice_finish(stream, result, nil) >= 0,
            let memory = UnsafeMutableRawPointer(output)?
                .assumingMemoryBound(to: GMemoryOutputStream.self),
            let bytes = g_memory_output_stream_steal_as_bytes(memory)
        else {
            finish(nil)
            return
        }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        finish(start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
    }

    private func finish(_ data: Data?) {
        self.data = data
        isOver = true
        Unmanaged.passUnretained(self).release()
    }
}

private func clipboardChanged(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKClipboard.self, otherwise: ()) { $0.didChange() }
}

/// GAsyncReadyCallback.
private func clipboardAnswered(
    source: UnsafeMutablePointer<GObject>?, result: OpaquePointer?, context: gpointer?
) {
    // Used on this thread only, before this function returns.
    nonisolated(unsafe) let (clipboard, result) = (OpaquePointer(source), result)
    withContext(context, as: ClipboardReading.self, otherwise: ()) {
        $0.receive(clipboard, result)
    }
}

/// GAsyncReadyCallback.
private func clipboardWasRead(
    source: UnsafeMutablePointer<GObject>?, result: OpaquePointer?, context: gpointer?
) {
    // Used on this thread only, before this function returns.
    nonisolated(unsafe) let (stream, result) = (source, result)
    withContext(context, as: ClipboardReading.self, otherwise: ()) { $0.receive(stream, result) }
}
