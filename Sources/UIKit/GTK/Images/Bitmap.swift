import CGtk
import Foundation

/// Decoded pixels, ready to be drawn: immutable, and the same on every thread.
///
/// `@unchecked`: the one stored property is a `GdkMemoryTexture`, which never changes after it was
/// made and counts its references atomically
/// (https://docs.gtk.org/gdk4/class.Texture.html: "textures are immutable").
package final class Bitmap: @unchecked Sendable {
    /// The `GdkTexture`; this object owns one reference to it.
    let texture: OpaquePointer

    /// Takes over the caller's reference.
    init(adopting texture: OpaquePointer) {
        self.texture = texture
    }

    /// Copies the pixels of an image surface in Cairo's ARGB format.
    convenience init(surface: OpaquePointer) {
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let stride = cairo_image_surface_get_stride(surface)
        let bytes = g_bytes_new(
            cairo_image_surface_get_data(surface), gsize(stride) * gsize(height))
        defer { g_bytes_unref(bytes) }
        // Cairo's ARGB32 is premultiplied and in the machine's byte order, which is little-endian on
        // all machines that this runs on.
        let texture = gdk_memory_texture_new(
            width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        self.init(adopting: texture!)
    }

    package convenience init(pngData: Data) throws {
        let decoded = try ImageDecoder.bitmap(of: pngData, named: "The picture")
        g_object_ref(UnsafeMutableRawPointer(decoded.texture))
        self.init(adopting: decoded.texture)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// The same pixels as renderers have them. Of others GTK makes these in every frame that draws them.
    var readyToDraw: Bitmap {
        let stride = gsize(width) * 4
        let count = stride * gsize(height)
        guard let memory = g_try_malloc(count) else { return self }
        gdk_texture_download(texture, memory.assumingMemoryBound(to: guchar.self), stride)
        let bytes = g_bytes_new_take(memory, count)
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
        return texture.map { Bitmap(adopting: $0) } ?? self
    }

    /// In pixels.
    package var width: Int { Int(gdk_texture_get_width(texture)) }
    /// In pixels.
    package var height: Int { Int(gdk_texture_get_height(texture)) }

    /// Four bytes a pixel, rows without gaps: blue, green, red, alpha, premultiplied.
    package var pixels: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        return bytes
    }

    /// The same shape with its densest part opaque. Icons that are drawn faintly to look inactive, such as
    /// Adwaita's star that isn't set, have the shape that symbols want, and not their density.
    var opaqueShape: Bitmap {
        var bytes = pixels
        let densest = stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }.max() ?? 0
        guard (1..<255).contains(densest) else { return self }
        for index in bytes.indices {
            bytes[index] = UInt8(min(255, Int(bytes[index]) * 255 / densest))
        }
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))
        return texture.map { Bitmap(adopting: $0) } ?? self
    }

    /// How many pixels differ; `nil` when the sizes do.
    package func differingPixels(from other: Bitmap) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        let mine = pixels
        let theirs = other.pixels
        guard mine != theirs else { return 0 }
        return stride(from: 0, to: mine.count, by: 4).count { start in
            mine[start..<start + 4] != theirs[start..<start + 4]
        }
    }

    /// The picture as a PNG file's bytes.
    package var pngData: Data {
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return Data() }
        defer { g_bytes_unref(bytes) }
        var length: gsize = 0
        guard let start = g_bytes_get_data(bytes, &length) else { return Data() }
        return Data(bytes: start, count: Int(length))
    }
}

extension Bitmap {
    /// The picture as a JPEG file's bytes, on black where it is clear; `nil` when there is no memory.
    ///
    /// - Parameter quality: From 0 to 1.
    func jpegData(quality: CGFloat) -> Data? {
        // JPEG knows no alpha; premultiplied colours are those on black.
        let pixels = pixels
        var bytes = [UInt8](repeating: 0, count: width * height * 3)
        for pixel in 0..<width * height {
            for color in 0..<3 { bytes[pixel * 3 + color] = pixels[pixel * 4 + 2 - color] }
        }
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        guard
            let pixbuf = gdk_pixbuf_new_from_bytes(
                data, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return Self.jpegData(of: pixbuf, quality: Int((min(1, max(0, quality)) * 100).rounded()))
    }

    private static func jpegData(of pixbuf: OpaquePointer, quality: Int) -> Data? {
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        let key = strdup("quality")
        let value = strdup("\(quality)")
        defer {
            free(key)
            free(value)
        }
        var keys: [UnsafeMutablePointer<CChar>?] = [key, nil]
        var values: [UnsafeMutablePointer<CChar>?] = [value, nil]
        // The variadic form can't be called from Swift.
        let isSaved = gdk_pixbuf_save_to_bufferv(
            pixbuf, &buffer, &size, "jpeg", &keys, &values, nil)
        guard isSaved != 0, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

extension RenderNode {
    static func bitmap(_ bitmap: Bitmap, in rectangle: CGRect) -> RenderNode {
        var bounds = graphene_rect_t(rectangle)
        return RenderNode(adopting: gsk_texture_node_new(bitmap.texture, &bounds))
    }

    /// The node's shape, filled with a colour: what a template image looks like.
    func tinted(_ color: CGColor) -> RenderNode {
        // A pixel is a row of red, green, blue and alpha, multiplied by the matrix. All its weights
        // are zero but alpha's own, so that colour comes from the offset alone.
        let weights = [Float](repeating: 0, count: 15) + [Float(color.alpha)]
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, weights)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
        return RenderNode(adopting: gsk_color_matrix_node_new(pointer, &matrix, &offset))
    }
}
