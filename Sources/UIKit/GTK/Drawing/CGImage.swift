import CGtk
public import Foundation

/// A picture of pixels; immutable and safe on every thread.
public final class CGImage: Sendable {
    let bitmap: Bitmap

    init(bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// In pixels.
    public var width: Int { bitmap.width }

    /// In pixels.
    public var height: Int { bitmap.height }

    public var bitsPerComponent: Int { 8 }

    public var bitsPerPixel: Int { 32 }

    public var bytesPerRow: Int { width * 4 }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// A part of the picture; `nil` when none of the rectangle is in it.
    ///
    /// - Parameter rect: In pixels, from the top left corner; rounded outwards.
    /// - Complexity: O(*n*) in the number of pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return bitmap.part(part).map { CGImage(bitmap: $0) }
    }

    public func copy() -> CGImage? { self }
}

extension Bitmap {
    /// A copy of a part; `nil` when there is no memory for it.
    ///
    /// - Parameter rect: In whole pixels, inside of the picture.
    func part(_ rect: CGRect) -> Bitmap? {
        let whole = CGRect(origin: .zero, size: rect.size)
        guard let target = PixelTarget(rectangle: whole, scale: 1, isOpaque: false) else {
            return nil
        }
        withSurface { surface in
            cairo_set_source_surface(target.cairo, surface, -rect.minX, -rect.minY)
            cairo_paint(target.cairo)
        }
        return target.bitmap()
    }
}
