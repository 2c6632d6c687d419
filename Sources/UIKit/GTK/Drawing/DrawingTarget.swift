import CGtk
import Foundation

/// What a context draws on.
class DrawingTarget {
    /// All that can be drawn on, in the context's own coordinates.
    let rectangle: CGRect

    init(rectangle: CGRect) {
        self.rectangle = rectangle
    }

    /// The Cairo context, made when it is first asked for.
    var cairo: OpaquePointer { fatalError("a target has a Cairo context") }

    /// Takes in a picture that needs no Cairo; false when it has to be drawn.
    func append(_ node: RenderNode) -> Bool { false }

    /// The picture in pixels.
    func bitmap() -> Bitmap? { nil }

    var pixelSize: (width: Int, height: Int) { (0, 0) }
    var bytesPerRow: Int { 0 }
    var pixels: UnsafeMutableRawPointer? { nil }
    func flush() {}

    /// Something was drawn.
    func didPaint() {}
}

/// Gathers what a view draws, as render nodes that are sharp at any scale.
///
/// Text and pictures that come before any drawing with Cairo stay nodes of their own.
final class NodeTarget: DrawingTarget {
    private var nodes: [RenderNode] = []
    private var recording: (node: OpaquePointer, cairo: OpaquePointer)?

    override var cairo: OpaquePointer {
        if let recording { return recording.cairo }
        _ = renderNodeTypesAreRegistered
        var bounds = graphene_rect_t(rectangle)
        guard let node = gsk_cairo_node_new(&bounds),
            let cairo = gsk_cairo_node_get_draw_context(node)
        else { fatalError("GSK made no node to draw in") }
        recording = (node, cairo)
        return cairo
    }

    override func append(_ node: RenderNode) -> Bool {
        guard recording == nil else { return false }
        nodes.append(node)
        return true
    }

    /// What was drawn; `nil` when nothing was. Nothing can be drawn any more.
    func finish() -> RenderNode? {
        if let recording {
            cairo_destroy(recording.cairo)
            nodes.append(RenderNode(adopting: recording.node))
            self.recording = nil
        }
        return .container(nodes)
    }

    deinit {
        guard let recording else { return }
        cairo_destroy(recording.cairo)
        gsk_render_node_unref(recording.node)
    }
}

/// A picture of pixels.
class PixelTarget: DrawingTarget {
    final let surface: OpaquePointer
    private let context: OpaquePointer

    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels per point.
    ///   - isOpaque: The picture begins black, and nothing shines through.
    convenience init?(rectangle: CGRect, scale: CGFloat, isOpaque: Bool) {
        let width = (rectangle.width * scale).rounded(.up)
        let height = (rectangle.height * scale).rounded(.up)
        guard (1...32_767).contains(width), (1...32_767).contains(height),
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        cairo_surface_set_device_scale(surface, scale, scale)
        self.init(surface: surface, rectangle: rectangle)
        if isOpaque {
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_paint(context)
        }
        cairo_translate(context, -rectangle.minX, -rectangle.minY)
    }

    /// Takes over the caller's reference to an image surface.
    init?(surface: OpaquePointer, rectangle: CGRect) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let context = cairo_create(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.context = context
        super.init(rectangle: rectangle)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    override var cairo: OpaquePointer { context }

    override func bitmap() -> Bitmap? {
        flush()
        return Bitmap(surface: surface)
    }

    override var pixelSize: (width: Int, height: Int) {
        (
            Int(cairo_image_surface_get_width(surface)),
            Int(cairo_image_surface_get_height(surface))
        )
    }

    override var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    override var pixels: UnsafeMutableRawPointer? {
        cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
    }

    override func flush() {
        cairo_surface_flush(surface)
    }
}
