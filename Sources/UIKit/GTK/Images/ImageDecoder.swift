import CGtk
import Foundation

/// Reads picture files through GdkPixbuf, which knows PNG, JPEG, GIF, SVG and what else the system
/// has loaders for. Safe on any thread.
enum ImageDecoder {
    /// The most pixels that a picture may have: 100 million take 400 MB.
    static let pixelLimit = 100_000_000

    /// Why a picture could not be read.
    enum Failure: Error, CustomStringConvertible {
        case unreadable(source: String, reason: String)
        case tooLarge(source: String, width: Int, height: Int)

        var description: String {
            switch self {
            case .unreadable(let source, let reason):
                "\(source) can't be shown as a picture: \(reason)"
            case .tooLarge(let source, let width, let height):
                """
                \(source) has \(width) × \(height) pixels. Pictures of more than \(pixelLimit) pixels \
                are not opened, since they would fill the memory; make a smaller copy.
                """
            }
        }
    }

    static func bitmap(of data: Data, named source: String = "The data") throws -> Bitmap {
        try decode(data, source: source, fitting: nil)
    }

    /// Decodes a picture at another size: a loader that can, as the one for JPEG, skips most of what
    /// is not shown.
    ///
    /// - Parameter size: In pixels, before the picture is turned as its camera says.
    static func bitmap(of data: Data, named source: String, size: CGSize) throws -> Bitmap {
        try decode(data, source: source, fitting: size)
    }

    /// Reads as much of a picture as it takes to know its size.
    ///
    /// - Returns: The size as it is stored, and whether the camera lay on its side.
    static func header(
        of data: Data, named source: String
    ) throws -> (width: Int, height: Int, isTurned: Bool) {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else {
            throw Failure.unreadable(source: source, reason: "it is empty.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        // The smallest picture, for which most loaders need no room.
        let request = SizeRequest(size: CGSize(width: 1, height: 1))
        connect(loader, to: request)
        var failure: GLibError?
        func noting(_ body: () throws -> Void) {
            do { try body() } catch { failure = failure ?? error as? GLibError }
        }
        var start = data.startIndex
        while start < data.endIndex, gdk_pixbuf_loader_get_pixbuf(loader) == nil, failure == nil {
            let end = min(data.endIndex, start + headerStep)
            noting { try write(data[start..<end], to: loader) }
            start = end
        }
        // What is shorter than the loader wants to see before it looks, it looks at now.
        noting { try GLibError.check { gdk_pixbuf_loader_close(loader, $0) } }
        guard let natural = request.natural else {
            throw Failure.unreadable(
                source: source, reason: failure?.message ?? "it holds no picture.")
        }
        guard natural.width > 0, natural.height > 0 else {
            throw Failure.unreadable(source: source, reason: "it holds no picture.")
        }
        guard natural.width * natural.height <= pixelLimit else {
            throw Failure.tooLarge(source: source, width: natural.width, height: natural.height)
        }
        // https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, tag 274: from 5 on, rows
        // are columns.
        let orientation = gdk_pixbuf_loader_get_pixbuf(loader)
            .flatMap { gdk_pixbuf_get_option($0, "orientation") }.flatMap {
                Int(String(cString: $0))
            }
        return (natural.width, natural.height, 5...8 ~= orientation ?? 1)
    }

    /// In bytes: the size of most pictures stands in the first few thousand.
    private static let headerStep = 16_384

    /// Draws a picture that has no size of its own, such as a symbol, at the size asked for.
    ///
    /// - Parameter size: In pixels.
    static func bitmap(ofVector path: String, size: CGSize) throws -> Bitmap {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure.unreadable(source: path, reason: error.localizedDescription)
        }
        return try decode(data, source: path, fitting: size)
    }

    private static func decode(_ data: Data, source: String, fitting size: CGSize?) throws -> Bitmap
    {
        guard !data.isEmpty else {
            throw Failure.unreadable(source: source, reason: "it is empty.")
        }
        guard let loader = gdk_pixbuf_loader_new() else {
            throw Failure.unreadable(source: source, reason: "there is no memory for it.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let request = SizeRequest(size: size)
        connect(loader, to: request)
        do {
            try feed(data, to: loader)
        } catch let error as GLibError {
            if let refused = request.refused {
                throw Failure.tooLarge(
                    source: source, width: refused.width, height: refused.height)
            }
            throw Failure.unreadable(source: source, reason: error.message)
        }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw Failure.unreadable(source: source, reason: "it holds no picture.")
        }
        if let refused = request.refused {
            throw Failure.tooLarge(source: source, width: refused.width, height: refused.height)
        }
        // Cameras write which way up the picture was taken beside the pixels.
        let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return Bitmap(adopting: gdk_texture_new_for_pixbuf(upright)).readyToDraw
    }

    private static func connect(
        _ loader: UnsafeMutablePointer<GdkPixbufLoader>, to request: SizeRequest
    ) {
        typealias Callback =
            @convention(c) (
                UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
            ) -> Void
        let callback: Callback = sizeIsKnown
        // The signal can fire only while `feed` runs, during which the caller holds the request.
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    private static func feed(_ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>) throws
    {
        do {
            try write(data, to: loader)
        } catch {
            gdk_pixbuf_loader_close(loader, nil)
            throw error
        }
        try GLibError.check { gdk_pixbuf_loader_close(loader, $0) }
    }

    private static func write(_ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>) throws
    {
        try data.withUnsafeBytes { bytes in
            try GLibError.check { error in
                gdk_pixbuf_loader_write(
                    loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), error
                )
            }
        }
    }
}

/// What the loader is told once it knows how large the picture is.
private final class SizeRequest {
    let size: CGSize?
    /// The picture's own size, once it is known.
    var natural: (width: Int, height: Int)?
    var refused: (width: Int, height: Int)?

    init(size: CGSize?) {
        self.size = size
    }
}

private func sizeIsKnown(
    loader: UnsafeMutablePointer<GdkPixbufLoader>?, width: Int32, height: Int32,
    data: UnsafeMutableRawPointer?
) {
    guard let data else { return }
    let request = Unmanaged<SizeRequest>.fromOpaque(data).takeUnretainedValue()
    request.natural = (Int(width), Int(height))
    if let size = request.size {
        gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
    } else if Int(width) * Int(height) > ImageDecoder.pixelLimit {
        request.refused = (Int(width), Int(height))
        // The one size at which all loaders stop. At any other, the one for PNG makes room for all
        // pixels first and scales them afterwards.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
}
