public import Foundation

/// A picture, decoded; immutable and safe on every thread.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture shows its colours, or only its shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// By where the picture is used: symbols take the tint colour, others their own.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    enum Content: Sendable {
        case empty
        case bitmap(Bitmap)
        /// A symbol: the file of its shape, drawn at whatever size it is shown at.
        case symbol(SymbolImage)
    }

    let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// In points.
    public let size: CGSize
    public let renderingMode: RenderingMode

    init(content: Content, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic)
    {
        self.content = content
        self.scale = scale
        self.size = size
        self.renderingMode = renderingMode
    }

    /// A picture of nothing, of no size.
    public override convenience init() {
        self.init(content: .empty, scale: 1, size: .zero)
    }

    convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(
            content: .bitmap(bitmap), scale: scale,
            size: CGSize(
                width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    }

    /// Decodes a picture; `nil` when the data is none, is broken, or is larger than 100 million
    /// pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes a picture; `nil` when the data is none, is broken, or is larger than 100 million
    /// pixels.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let bitmap = try? ImageDecoder.bitmap(of: data) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// Reads a picture; `nil` when the file can't be read or is no picture. A name that ends in `@2x`
    /// or `@3x` says how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let bitmap = try? ImageDecoder.bitmap(of: data, named: path)
        else { return nil }
        self.init(bitmap: bitmap, scale: Self.scale(ofFile: path))
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }

    public var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, size: size, renderingMode: renderingMode)
    }

    /// Whether the picture is drawn in the tint colour unless told otherwise.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }

    /// The picture as a PNG file's bytes; `nil` for an empty one.
    public func pngData() -> Data? {
        switch content {
        case .empty: nil
        case .bitmap(let bitmap): bitmap.pngData
        case .symbol(let symbol): symbol.bitmap(size: size, scale: scale)?.pngData
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard size == other.size, scale == other.scale, renderingMode == other.renderingMode else {
            return false
        }
        switch (content, other.content) {
        case (.empty, .empty): return true
        case (.bitmap(let mine), .bitmap(let theirs)): return mine === theirs
        case (.symbol(let mine), .symbol(let theirs)): return mine == theirs
        default: return false
        }
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }
}

extension UIImage {
    /// The picture in a rectangle, in points; `color` fills its shape if it is a template.
    func node(in rectangle: CGRect, template color: CGColor, displayScale: CGFloat) -> RenderNode? {
        let bitmap: Bitmap?
        switch content {
        case .empty: bitmap = nil
        case .bitmap(let known): bitmap = known
        case .symbol(let symbol):
            bitmap = symbol.bitmap(size: rectangle.size, scale: displayScale)
        }
        guard let bitmap, !rectangle.isEmpty else { return nil }
        let node = RenderNode.bitmap(bitmap, in: rectangle)
        return isTemplate ? node.tinted(color) : node
    }
}
