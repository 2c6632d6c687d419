import CGtk
import CGtkWidgets
import Foundation

/// A drag that the desktop carries on from a window of this program's.
@MainActor final class GTKDrag {
    private let pointer: OpaquePointer
    private let didEnd: (Bool) -> Void
    private var isOver = false

    /// `nil` when the desktop takes no drag now.
    ///
    /// - Parameters:
    ///   - surface: The window's.
    ///   - start: Where the button was pressed, in the surface.
    ///   - didEnd: Told once whether somebody took what was dragged.
    init?(
        _ drag: HostDrag, from surface: OpaquePointer, start: CGPoint,
        didEnd: @escaping (Bool) -> Void
    ) {
        let seat = gdk_display_get_default_seat(gdk_surface_get_display(surface))
        guard let device = gdk_seat_get_pointer(seat) else { return nil }
        var (x, y) = (0.0, 0.0)
        gdk_surface_get_device_position(surface, device, &x, &y, nil)
        let content = Self.content(of: drag.representations)
        defer { g_object_unref(content) }
        guard
            let pointer = gdk_drag_begin(
                surface, device, content, GDK_ACTION_COPY, x - Double(start.x),
                y - Double(start.y))
        else { return nil }
        self.pointer = pointer
        self.didEnd = didEnd
        show(drag)
        let context = Unmanaged.passUnretained(self).toOpaque()
        uikit_connect(UnsafeMutableRawPointer(pointer), "dnd-finished", dragFinished, context)
        uikit_connect(UnsafeMutableRawPointer(pointer), "cancel", dragCancelled, context)
    }

    isolated deinit {
        uikit_disconnect(
            UnsafeMutableRawPointer(pointer), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    private static func content(
        of representations: [HostClipboardRepresentation]
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = representations.map { item in
            let bytes = item.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(item.type, bytes)
        }
        // The union takes the providers over.
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    private func show(_ drag: HostDrag) {
        guard let node = drag.picture, let snapshot = gtk_snapshot_new() else { return }
        gtk_snapshot_append_node(snapshot, node.pointer)
        var size = graphene_size_t(
            width: Float(drag.size.width), height: Float(drag.size.height))
        // Takes the snapshot over.
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        gtk_drag_icon_set_from_paintable(
            pointer, paintable, Int32(drag.hotSpot.x), Int32(drag.hotSpot.y))
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    fileprivate func end(isTaken: Bool) {
        guard !isOver else { return }
        isOver = true
        gdk_drag_drop_done(pointer, isTaken ? 1 : 0)
        didEnd(isTaken)
    }
}

private func dragFinished(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKDrag.self, otherwise: ()) { $0.end(isTaken: true) }
}

private func dragCancelled(context: UnsafeMutableRawPointer?) {
    withContext(context, as: GTKDrag.self, otherwise: ()) { $0.end(isTaken: false) }
}
