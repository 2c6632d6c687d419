import CGtk

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
}
