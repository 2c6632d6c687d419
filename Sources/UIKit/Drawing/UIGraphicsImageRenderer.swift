public import Foundation

/// How an image renderer makes its pictures.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    public var scale: CGFloat
    /// Whether nothing shines through the picture.
    public var opaque = false

    /// The display's scale.
    public override init() {
        scale = DrawingEnvironment.current.scale
    }

    public class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    public class func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    fileprivate func duplicate() -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }
}

/// What a closure of an image renderer draws in.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// The picture so far.
    public var currentImage: UIImage {
        cgContext.target.bitmap().map { UIImage(bitmap: $0, scale: format.scale) } ?? UIImage()
    }

    /// Fills with the fill colour, in the place of what is there.
    public func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        UIRectFillUsingBlendMode(rect, blendMode)
    }

    /// Draws a line of one point along the inside of the edge.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Makes pictures that a closure draws. Works on every thread.
public final class UIGraphicsImageRenderer: NSObject {
    /// In points.
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter size: In points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// - Parameters:
    ///   - bounds: What is drawn here is in the picture; in points.
    ///   - format: Scale and kind of the image.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format.duplicate()
    }

    /// The picture that the closure draws. It is empty, and the closure isn't called, when it would have
    /// no pixels, or more than 32,767 along a side.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard
            let target = PixelTarget(
                rectangle: bounds, scale: format.scale, isOpaque: format.opaque)
        else { return UIImage() }
        let context = CGContext(target: target, traits: DrawingEnvironment.current.traits)
        context.imageScale = format.scale
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        GraphicsStack.perform(in: context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// - Parameters:
    ///   - compressionQuality: From 0, small, to 1, good.
    ///   - actions: Draws the image.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
