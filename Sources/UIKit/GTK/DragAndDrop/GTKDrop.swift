import CGtk
import CGtkWidgets
import Foundation

/// What a drag of the desktop's brings over a window.
@MainActor final class GTKDrop: HostDrop {
    let pointer: OpaquePointer
    let isLocal: Bool
    let types: [String]
    private(set) var addresses: [URL] = []
    /// Whether `addresses` are known.
    private(set) var isReady = true
    /// Where it was last, in the content.
    var location = CGPoint.zero
    /// Whether it was dropped: what leaves after that is no drag any more.
    var isPerformed = false

    private var readings = 0
    /// What to finish with once all is read.
    private var result: GdkDragAction?
    private var whenReady: [() -> Void] = []

    private static let addressType = "text/uri-list"

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(UnsafeMutableRawPointer(pointer))
        isLocal = gdk_drop_get_drag(pointer) != nil
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(pointer), &count)
        types = (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
        if !isLocal, types.contains(Self.addressType) { loadAddresses() }
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    // MARK: - Reading

    /// Which files are dragged matters before they are dropped: a view may want pictures alone.
    private func loadAddresses() {
        isReady = false
        load(Self.addressType) { [weak self] data in
            guard let self else { return }
            addresses = data.map(PasteboardValues.urls) ?? []
            isReady = true
            let waiting = whenReady
            whenReady = []
            for body in waiting { body() }
        }
    }

    func whenReady(_ body: @escaping () -> Void) {
        if isReady { body() } else { whenReady.append(body) }
    }

    func load(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
        readings += 1
        // Released when the reading is over.
        let reading = Unmanaged.passRetained(
            DropReading { [self] data in
                readings -= 1
                completion(data)
                finishIfRead()
            })
        uikit_drop_read(pointer, type, dropWasRead, reading.toOpaque())
    }

    // MARK: - The end

    /// Tells the program that dragged what was done, once everything that was asked for is here.
    func finish(with action: GdkDragAction) {
        result = action
        finishIfRead()
    }

    private func finishIfRead() {
        guard readings == 0, let result else { return }
        self.result = nil
        gdk_drop_finish(pointer, result)
    }
}

/// One reading of what is dragged.
@MainActor private final class DropReading {
    let completion: @MainActor (Data?) -> Void

    init(_ completion: @escaping @MainActor (Data?) -> Void) {
        self.completion = completion
    }
}

/// UIKitDropReadHandler.
private func dropWasRead(context: UnsafeMutableRawPointer?, bytes: OpaquePointer?) {
    var count: gsize = 0
    let start = bytes.flatMap { g_bytes_get_data($0, &count) }
    let data = bytes == nil ? nil : start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    withContext(context, as: DropReading.self, otherwise: ()) {
        $0.completion(data)
        Unmanaged.passUnretained($0).release()
    }
}
