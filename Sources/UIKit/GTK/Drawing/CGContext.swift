import CGtk
public import Foundation

/// Where one draws: a picture of pixels, or a view's content.
///
/// Colours, lines and so on stay set until they are set again; `saveGState()` and `restoreGState()`
/// keep and bring back all of them. A context belongs to one thread at a time.
///
/// In a view's and in an image renderer's context, y goes down; in one that is made with
/// `init(data:…)`, it goes up, as in Core Graphics.
public final class CGContext {
    /// The Cairo context; made when something is first drawn.
    let target: DrawingTarget
    /// What dynamic colours are resolved with.
    let traits: UITraitCollection

    /// Pixels per point, for a context whose picture UIKit's functions hand out.
    var imageScale: CGFloat?

    var state = DrawingState()
    private var savedStates: [DrawingState] = []

    init(target: DrawingTarget, traits: UITraitCollection) {
        self.target = target
        self.traits = traits
    }

    var cairo: OpaquePointer { target.cairo }

    // MARK: - State

    /// Keeps the state, for `restoreGState()` to bring back.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Brings back the state that was kept last; does nothing when there is none.
    public func restoreGState() {
        guard let last = savedStates.popLast() else { return }
        state = last
        cairo_restore(cairo)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        cairo_translate(cairo, tx, ty)
    }

    /// A scale of 0 leaves nothing to see, and is taken as a very small one.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        cairo_scale(cairo, sx == 0 ? 1e-6 : sx, sy == 0 ? 1e-6 : sy)
    }

    /// - Parameter angle: In radians.
    public func rotate(by angle: CGFloat) {
        cairo_rotate(cairo, angle)
    }

    /// Does nothing for a transform that has no way back.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.a * transform.d != transform.b * transform.c else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
    }

    /// Takes a point to the context's own coordinates.
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    public func setFillColor(_ color: CGColor) {
        state.fill = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// In points.
    public func setLineWidth(_ width: CGFloat) {
        state.line.width = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = PathStroke.Cap(cap)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = PathStroke.Join(join)
    }

    /// In line widths.
    public func setMiterLimit(_ limit: CGFloat) {
        state.line.miterLimit = limit
    }

    /// - Parameters:
    ///   - phase: How far into the pattern the line begins, in points.
    ///   - lengths: Of lines and gaps in turn, in points; none draws a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = lengths
        state.line.dashPhase = phase
    }

    /// From 0 to 1, for all that is drawn.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(1, max(0, alpha))
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(
            cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Lets all that is drawn cast a shadow.
    ///
    /// - Parameters:
    ///   - offset: In points.
    ///   - blur: In points, twice the standard deviation.
    ///   - color: `nil` casts none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawingState.Shadow(offset: offset, blur: blur, color: $0) }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: - Layers

    /// Draws what follows, up to `endTransparencyLayer()`, as one picture.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    public func endTransparencyLayer() {
        guard let outer = savedStates.last else { return }
        let picture = cairo_pop_group(cairo)
        restoreGState()
        paint(in: nil) { cairo in
            cairo_set_source(cairo, picture)
            cairo_paint_with_alpha(cairo, outer.alpha)
        }
        cairo_pattern_destroy(picture)
    }

    // MARK: - Painting

    /// Paints with the state's blend mode and shadow.
    ///
    /// - Parameter path: Where a path is painted, so that modes that reach beyond it do not.
    func paint(in path: CGPath?, _ body: (OpaquePointer) -> Void) {
        if state.shadow != nil { return paintWithShadow(body) }
        cairo_save(cairo)
        if let path, state.blendMode.reachesBeyondShape {
            cairo_new_path(cairo)
            path.add(to: cairo)
            cairo_clip(cairo)
        }
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        body(cairo)
        cairo_restore(cairo)
        target.didPaint()
    }

    private func paintWithShadow(_ body: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow else { return }
        _ = renderNodeTypesAreRegistered
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let node = RenderNode.cairo(in: target.rectangle) { recording in
            var matrix = matrix
            cairo_set_matrix(recording, &matrix)
            body(recording)
        }
        let picture = node.castingShadow(
            color: shadow.color, offset: shadow.offset, radius: shadow.blur / 2)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        gsk_render_node_draw(picture.pointer, cairo)
        cairo_restore(cairo)
        target.didPaint()
    }

    func setSource(_ color: CGColor, of cairo: OpaquePointer) {
        cairo_set_source_rgba(
            cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    // MARK: - Pixels

    /// The picture so far; `nil` for a context that has no pixels, such as a view's.
    public func makeImage() -> CGImage? {
        target.bitmap().map { CGImage(bitmap: $0) }
    }

    /// In pixels; 0 for a context that has none, as are the next two.
    public var width: Int { target.pixelSize.width }

    public var height: Int { target.pixelSize.height }

    public var bytesPerRow: Int { target.bytesPerRow }

    /// The pixels, in the layout that was asked for; `nil` for a context that has none.
    public var data: UnsafeMutableRawPointer? { target.pixels }

    /// Makes sure that what was drawn is in `data`.
    public func flush() {
        target.flush()
    }
}
