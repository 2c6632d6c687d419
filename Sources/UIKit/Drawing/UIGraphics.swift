public import Foundation

/// The context that is drawn in on this thread: in `draw(_:)` the view's.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.push(context)
}

/// Makes the context before it the current one again.
public func UIGraphicsPopContext() {
    GraphicsStack.pop()
}

/// Begins a picture of one pixel per point.
///
/// - Parameter size: In points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; ended with `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points. A picture that has no pixels, or more than 32,767 along a side, is not begun.
///   - opaque: Whether nothing shines through it.
///   - scale: Pixels per point; 0 takes the display's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
    let environment = DrawingEnvironment.current
    let scale = scale > 0 ? scale : environment.scale
    guard
        let target = PixelTarget(
            rectangle: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    else { return }
    let context = CGContext(target: target, traits: environment.traits)
    context.imageScale = scale
    GraphicsStack.push(context)
}

/// The picture that was begun last, as it is now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = GraphicsStack.current, let scale = context.imageScale,
        let bitmap = context.target.bitmap()
    else { return nil }
    return UIImage(bitmap: bitmap, scale: scale)
}

/// Ends the image context that was begun last.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current?.imageScale != nil else { return }
    GraphicsStack.pop()
}

/// Fills a rectangle with the fill colour, in the place of what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current colour, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsStack.current else { return }
    let before = context.state.blendMode
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.setBlendMode(before)
}

/// Draws a line of one point along the inside of a rectangle's edge, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .evenOdd)
}

/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    GraphicsStack.current?.clip(to: rect)
}

extension UIColor {
    /// Makes this the colour that fills and strokes in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() {
        guard let context = GraphicsStack.current else { return }
        context.setFillColor(cgColor(with: context.traits))
    }

    public func setStroke() {
        guard let context = GraphicsStack.current else { return }
        context.setStrokeColor(cgColor(with: context.traits))
    }
}
