public import Foundation

extension UIImage {
    /// Draws the picture in its own size into the current context.
    ///
    /// - Parameter point: The top left corner, in points.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture, stretched into a rectangle, into the current context. A symbol takes its
    /// tint colour, or that of text.
    public func draw(in rect: CGRect) {
        draw(in: rect, alpha: 1)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        let before = context.state.blendMode
        context.setBlendMode(blendMode)
        draw(in: rect, alpha: alpha)
        context.setBlendMode(before)
    }

    private func draw(in rect: CGRect, alpha: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        let color = (tint ?? .label).cgColor(with: context.traits)
        let scale = max(context.imageScale ?? 0, context.traits.displayScale, 1)
        let isDrawnTemplate = isTemplate && (tint != nil || isSymbolImage)
        let shown = isTemplate && !isDrawnTemplate ? withRenderingMode(.alwaysOriginal) : self
        _ = renderNodeTypesAreRegistered
        guard
            let node = shown.node(
                in: rect, template: color, displayScale: scale, traits: context.traits)
        else { return }
        context.draw(node, alpha: alpha)
    }

    /// Fills a rectangle with the picture, again and again from the context's origin on.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = GraphicsStack.current, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for row in Int((rect.minY / size.height).rounded(.down))...Int(rect.maxY / size.height) {
            for column in Int(
                (rect.minX / size.width).rounded(.down))...Int(
                    rect.maxX / size.width)
            {
                draw(
                    at: CGPoint(
                        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
            }
        }
        context.restoreGState()
    }

    // MARK: - Pixels

    /// Which way up a camera held the picture that it took.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// Always up: pictures are turned when they are read, and when they are made with an orientation.
    public var imageOrientation: Orientation { .up }

    /// The pixels; `nil` for an empty picture.
    public var cgImage: CGImage? { bitmap.map { CGImage(bitmap: $0) } }

    /// One pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(bitmap: cgImage.bitmap, scale: 1)
    }

    /// Turns the pixels as the orientation says; the picture itself is upright then.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point.
    ///   - orientation: How its pixels are turned to be seen.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let bitmap = cgImage.bitmap.turned(orientation) ?? cgImage.bitmap
        self.init(bitmap: bitmap, scale: scale > 0 ? scale : 1)
    }
}

extension Bitmap {
    /// The pixels turned upright; `nil` for none.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap? {
        let (width, height) = (CGFloat(width), CGFloat(height))
        let turn: CGAffineTransform
        switch orientation {
        case .up: return self
        case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored:
            turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let size = whole.applying(turn).size
        guard
            let target = PixelTarget(
                rectangle: CGRect(origin: .zero, size: size), scale: 1, isOpaque: false)
        else { return nil }
        let context = CGContext(target: target, traits: UITraitCollection())
        context.concatenate(turn)
        context.interpolationQuality = .none
        context.drawUpright(self, in: whole, on: context.cairo, alpha: 1)
        return target.bitmap()
    }
}
