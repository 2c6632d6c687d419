import CGtk
import Foundation

/// An immutable piece of a picture: one node of GTK's scene graph, with the nodes below it.
///
/// Needs no display. Building a node costs about a microsecond; drawing it costs by what it shows.
package final class RenderNode {
    /// The `GskRenderNode`; this object owns one reference to it.
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    package init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// The smallest rectangle outside of which the node draws nothing.
    var bounds: CGRect {
        var rectangle = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rectangle)
        return CGRect(rectangle)
    }

    /// GTK's own text form of the node, for tests and for the curious.
    var serialized: String {
        guard let bytes = gsk_render_node_serialize(pointer) else { return "" }
        defer { g_bytes_unref(bytes) }
        var length: gsize = 0
        guard let data = g_bytes_get_data(bytes, &length) else { return "" }
        return String(
            decoding: UnsafeRawBufferPointer(start: data, count: Int(length)), as: UTF8.self)
    }
}

/// Registers GSK's node types, which a program without a display has to do by itself.
let renderNodeTypesAreRegistered: Bool = gsk_color_node_get_type() != 0

// MARK: - Graphene's and GDK's twins of our types

extension graphene_rect_t {
    init(_ rectangle: CGRect) {
        let upright = rectangle.standardized
        self.init(
            origin: graphene_point_t(x: Float(upright.origin.x), y: Float(upright.origin.y)),
            size: graphene_size_t(
                width: Float(upright.size.width), height: Float(upright.size.height)))
    }
}

extension graphene_point_t {
    init(_ point: CGPoint) {
        self.init(x: Float(point.x), y: Float(point.y))
    }
}

extension CGRect {
    init(_ rectangle: graphene_rect_t) {
        self.init(
            x: CGFloat(rectangle.origin.x), y: CGFloat(rectangle.origin.y),
            width: CGFloat(rectangle.size.width), height: CGFloat(rectangle.size.height))
    }
}

extension GdkRGBA {
    init(_ color: CGColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            alpha: Float(color.alpha))
    }
}
