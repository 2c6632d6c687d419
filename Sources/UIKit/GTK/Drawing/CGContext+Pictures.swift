import CGtk
public import Foundation

extension CGContext {
    /// Draws a picture into a rectangle. As in Core Graphics the picture's top is where y is largest,
    /// which in a view's context turns it upside down; `UIImage.draw(in:)` does not.
    public func draw(_ image: CGImage, in rect: CGRect) {
        paint(in: nil) { cairo in
            cairo_translate(cairo, rect.minX, rect.maxY)
            cairo_scale(cairo, 1, -1)
            drawUpright(
                image.bitmap, in: CGRect(origin: .zero, size: rect.size), on: cairo,
                alpha: state.alpha)
        }
    }

    /// - Parameter alpha: From 0 to 1.
    func drawUpright(
        _ bitmap: Bitmap, in rect: CGRect, on cairo: OpaquePointer, alpha: CGFloat
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        bitmap.withSurface { surface in
            cairo_save(cairo)
            cairo_translate(cairo, rect.minX, rect.minY)
            cairo_scale(
                cairo, rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
            cairo_rectangle(cairo, 0, 0, Double(bitmap.width), Double(bitmap.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(
                cairo_get_source(cairo),
                state.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
    }

    /// Draws a picture made of nodes, in the coordinates that hold now.
    func draw(_ node: RenderNode, alpha: CGFloat = 1) {
        let opacity = alpha * state.alpha
        let isPlain = state.blendMode == .normal && state.shadow == nil
        if isPlain, opacity >= 1, target.append(node) { return }
        let node = node.faded(to: opacity)
        paint(in: nil) { cairo in
            if isPlain {
                gsk_render_node_draw(node.pointer, cairo)
            } else {
                // A node brings operators of its own, so its picture is made first.
                let mode = cairo_get_operator(cairo)
                cairo_push_group(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                gsk_render_node_draw(node.pointer, cairo)
                cairo_pop_group_to_source(cairo)
                cairo_set_operator(cairo, mode)
                cairo_paint(cairo)
            }
        }
    }

    // MARK: - Gradients

    /// - Parameters:
    ///   - gradient: The colours.
    ///   - start: Where the first colour is.
    ///   - end: Where the last colour is.
    ///   - options: Whether the first and the last colour go on beyond the points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        draw(gradient, pattern, options)
    }

    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startCenter: Of the first colour's circle.
    ///   - startRadius: Of the first colour's circle.
    ///   - endCenter: Of the last colour's circle.
    ///   - endRadius: Of the last colour's circle.
    ///   - options: Whether the first and the last colour go on beyond the circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
        draw(gradient, pattern, options)
    }

    private func draw(
        _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
    ) {
        defer { cairo_pattern_destroy(pattern) }
        func add(_ location: CGFloat, _ color: CGColor, alpha: CGFloat = 1) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        // Cairo goes on beyond both ends or beyond none; a clear stop ends one side.
        let first = gradient.stops[0].color
        let last = gradient.stops[gradient.stops.count - 1].color
        if !options.contains(.drawsBeforeStartLocation) { add(0, first, alpha: 0) }
        for stop in gradient.stops { add(min(1, max(0, stop.location)), stop.color) }
        if !options.contains(.drawsAfterEndLocation) { add(1, last, alpha: 0) }
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        paint(in: nil) { cairo in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}

extension Bitmap {
    /// Lends the pixels to Cairo.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        var bytes = pixels
        bytes.withUnsafeMutableBytes { buffer in
            let start = buffer.bindMemory(to: UInt8.self).baseAddress
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            guard let surface else { return }
            body(surface)
            // A recording keeps a copy of the pixels when the surface is finished.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
