import CGtk
import Foundation

/// Turns render nodes into pixels and PNG, with no display.
enum PictureFile {
    /// Why a picture could not be made or written.
    enum Failure: Error, CustomStringConvertible {
        case size(CGSize, scale: CGFloat)
        case writing(path: String, reason: String)

        var description: String {
            switch self {
            case .size(let size, let scale):
                """
                A picture of \(size.width) × \(size.height) points at \(scale)× can't be made: \
                each side has to have between 1 and 32,767 pixels.
                """
            case .writing(let path, let reason):
                "The picture could not be written to \(path). \(reason)"
            }
        }
    }

    /// Draws a node at the given number of pixels per point.
    static func bitmap(of node: RenderNode?, size: CGSize, scale: CGFloat) throws -> Bitmap {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard (1...32_767).contains(width), (1...32_767).contains(height) else {
            throw Failure.size(size, scale: scale)
        }
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw Failure.size(size, scale: scale) }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_scale(surface, scale, scale)
        let context = cairo_create(surface)
        if let node { gsk_render_node_draw(node.pointer, context) }
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return Bitmap(surface: surface)
    }
}
