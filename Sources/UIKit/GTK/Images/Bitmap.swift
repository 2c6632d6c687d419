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
