import CGtk
import Foundation

/// Where alpha stands in a pixel, and whether the colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
}

/// How the bytes of a pixel stand.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The last byte of four comes first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
    /// A picture to draw in, with y going up. Its pixels have 32 bits, with 8 for each colour and for
    /// alpha, premultiplied.
    ///
    /// - Parameters:
    ///   - data: Memory of `height` times `bytesPerRow` bytes, which outlives the context; `nil`
    ///     lets the context own it.
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 8; all else gives `nil`.
    ///   - bytesPerRow: 0 lets the context choose.
    ///   - space: A grey one gives `nil`.
    ///   - bitmapInfo: Red, green, blue and alpha with `premultipliedLast` (or `noneSkipLast`);
    ///     blue, green, red and alpha with `byteOrder32Little` and `premultipliedFirst` (or
    ///     `noneSkipFirst`), which is the faster one; all else gives `nil`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, space.numberOfComponents == 3,
            (1...32_767).contains(width), (1...32_767).contains(height),
            let layout = PixelLayout(bitmapInfo),
            let target = Self.target(data, width, height, bytesPerRow, layout)
        else { return nil }
        cairo_translate(target.cairo, 0, CGFloat(height))
        cairo_scale(target.cairo, 1, -1)
        self.init(target: target, traits: UITraitCollection())
    }

    private enum PixelLayout {
        case blueFirst
        case redFirst

        init?(_ bitmapInfo: UInt32) {
            let info = CGBitmapInfo(rawValue: bitmapInfo)
            let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
            switch (alpha, info.contains(.byteOrder32Little)) {
            case (.premultipliedFirst, true), (.noneSkipFirst, true): self = .blueFirst
            case (.premultipliedLast, false), (.noneSkipLast, false): self = .redFirst
            default: return nil
            }
        }
    }

    private static func target(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int,
        _ layout: PixelLayout
    ) -> PixelTarget? {
        let rectangle = CGRect(x: 0, y: 0, width: width, height: height)
        guard data == nil || bytesPerRow >= width * 4 else { return nil }
        if layout == .blueFirst, let data {
            let surface = cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                Int32(height), Int32(bytesPerRow))
            return surface.flatMap { PixelTarget(surface: $0, rectangle: rectangle) }
        }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let surface else { return nil }
        if layout == .blueFirst { return PixelTarget(surface: surface, rectangle: rectangle) }
        return RedFirstTarget(
            surface: surface, rectangle: rectangle, memory: data,
            bytesPerRow: data == nil ? width * 4 : bytesPerRow)
    }
}

/// A picture whose pixels somebody wants to see as red, green, blue and alpha, which Cairo's are not.
private final class RedFirstTarget: PixelTarget {
    private let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool
    private let rowLength: Int

    init?(
        surface: OpaquePointer, rectangle: CGRect, memory: UnsafeMutableRawPointer?,
        bytesPerRow: Int
    ) {
        let size = bytesPerRow * Int(rectangle.height)
        ownsMemory = memory == nil
        self.memory = memory ?? .allocate(byteCount: size, alignment: 4)
        if ownsMemory { self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
        rowLength = bytesPerRow
        super.init(surface: surface, rectangle: rectangle)
        if !ownsMemory { exchange(intoMemory: false) }
    }

    deinit {
        if ownsMemory { memory.deallocate() }
    }

    override var bytesPerRow: Int { rowLength }
    override var pixels: UnsafeMutableRawPointer? { memory }

    /// Who gave the memory reads it when he likes.
    override func didPaint() {
        flush()
        exchange(intoMemory: true)
    }

    /// Copies all pixels one way or the other, with red and blue in each other's places.
    private func exchange(intoMemory: Bool) {
        guard let native = super.pixels else { return }
        let (width, height) = pixelSize
        for row in 0..<height {
            let own = native + row * super.bytesPerRow
            let other = memory + row * rowLength
            let source = (intoMemory ? own : other).assumingMemoryBound(to: UInt8.self)
            let goal = (intoMemory ? other : own).assumingMemoryBound(to: UInt8.self)
            for start in stride(from: 0, to: width * 4, by: 4) {
                goal[start] = source[start + 2]
                goal[start + 1] = source[start + 1]
                goal[start + 2] = source[start]
                goal[start + 3] = source[start + 3]
            }
        }
        if !intoMemory { cairo_surface_mark_dirty(surface) }
    }
}
