public import Foundation

/// A picture; immutable and safe on every thread. Of a file the pixels are decoded when they are wanted
/// for the first time; `preparingThumbnail(of:)` never decodes more of them than it needs.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture shows its colours, or only its shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// By where the picture is used: symbols take the tint colour, others their own.
        case automatic = 0
        /// In its own colours, in buttons and bars too.
        case alwaysOriginal = 1
        /// Its shape alone, in the tint colour of where it is shown.
        case alwaysTemplate = 2
    }

    enum Content: Sendable {
        case empty
        case bitmap(Bitmap)
        /// A file, decoded once its pixels are wanted.
        case file(EncodedPicture)
        /// A symbol: the file of its shape, drawn at whatever size it is shown at.
        case symbol(SymbolImage)
    }

    let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// In points.
    public let size: CGSize
    /// Whether the image keeps its colours or takes the tint colour of where it is shown.
    public let renderingMode: RenderingMode
    /// The colour that `withTintColor(_:)` gave the picture.
    let tint: UIColor?
    /// How far from each edge the picture is not stretched, in points.
    public let capInsets: UIEdgeInsets
    /// How what is between the caps fills a larger size.
    public let resizingMode: ResizingMode
    /// Shown in the place of this one where it is dark.
    let darkVariant: UIImage?

    /// What fills the middle of a picture that is drawn larger than it is.
    public enum ResizingMode: Int, Sendable {
        /// The middle, again and again.
        case tile = 0
        /// The middle, stretched.
        case stretch = 1
    }

    init(
        content: Content, scale: CGFloat, size: CGSize, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .stretch,
        dark: UIImage? = nil
    ) {
        self.content = content
        self.scale = scale
        self.size = size
        self.renderingMode = renderingMode
        self.tint = tint
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        darkVariant = dark
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
    /// - Parameters:
    ///   - data: A picture file's content.
    ///   - scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let bitmap = try? ImageDecoder.bitmap(of: data) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// Reads a picture's file as far as its size; `nil` when it can't be read, is no picture, or is
    /// larger than 100 million pixels. The pixels are decoded once they are wanted: a picture that is
    /// damaged behind its size shows nothing, and `preparingForDisplay()` is `nil` for it; one that is
    /// cut off shows what there is of it. A name that ends in `@2x` or `@3x` says how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let picture = try? EncodedPicture(data, named: path)
        else { return nil }
        let scale = Self.scale(ofFile: path)
        self.init(
            content: .file(picture), scale: scale,
            size: CGSize(
                width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale))
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }

    /// Whether it is a symbol, which is drawn anew at each size.
    public var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }

    /// The same picture, to keep its colours or to take the tint colour; nothing is copied.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content: content, scale: scale, size: size, renderingMode: renderingMode, tint: tint,
            capInsets: capInsets, resizingMode: resizingMode,
            dark: darkVariant?.withRenderingMode(renderingMode))
    }

    /// The picture's shape in a colour. Where the picture is shown as a template, that colour is the
    /// view's; `withTintColor(_:renderingMode:)` with `alwaysOriginal` keeps this one.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The picture's shape in one colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content: content, scale: scale, size: size, renderingMode: renderingMode, tint: color,
            capInsets: capInsets, resizingMode: resizingMode,
            dark: darkVariant?.withTintColor(color, renderingMode: renderingMode))
    }

    /// A picture whose middle alone grows when it is drawn larger.
    ///
    /// - Parameters:
    ///   - capInsets: How far from each edge it does not, in points.
    ///   - resizingMode: Whether the middle is repeated or stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        UIImage(
            content: content, scale: scale, size: size, renderingMode: renderingMode, tint: tint,
            capInsets: capInsets, resizingMode: resizingMode,
            dark: darkVariant?.resizableImage(
                withCapInsets: capInsets, resizingMode: resizingMode))
    }

    /// Whether the picture is drawn in the tint colour unless told otherwise.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }

    /// The picture as a PNG file's bytes; `nil` for an empty one.
    public func pngData() -> Data? {
        bitmap?.pngData
    }

    /// The picture as a JPEG file's bytes, on black where it is clear; `nil` for an empty one.
    ///
    /// - Parameter compressionQuality: From 0, small, to 1, good.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        bitmap?.jpegData(quality: compressionQuality)
    }

    /// The pixels; those of a symbol at its own size and scale.
    var bitmap: Bitmap? {
        switch content {
        case .empty: nil
        case .bitmap(let bitmap): bitmap
        case .file(let picture): picture.bitmap
        case .symbol(let symbol): symbol.bitmap(size: size, scale: scale)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard size == other.size, scale == other.scale, renderingMode == other.renderingMode,
            tint == other.tint, capInsets == other.capInsets, darkVariant == other.darkVariant
        else { return false }
        switch (content, other.content) {
        case (.empty, .empty): return true
        case (.bitmap(let mine), .bitmap(let theirs)): return mine === theirs
        case (.file(let mine), .file(let theirs)): return mine === theirs
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
    ///
    /// - Parameter traits: What a colour of the picture's own is resolved with.
    func node(
        in rectangle: CGRect, template color: CGColor, displayScale: CGFloat,
        traits: UITraitCollection
    ) -> RenderNode? {
        if let darkVariant, traits.userInterfaceStyle == .dark {
            return darkVariant.node(
                in: rectangle, template: color, displayScale: displayScale, traits: traits)
        }
        let bitmap: Bitmap?
        switch content {
        case .empty: bitmap = nil
        case .bitmap(let known): bitmap = known
        case .file(let picture): bitmap = picture.bitmap
        case .symbol(let symbol):
            bitmap = symbol.bitmap(size: rectangle.size, scale: displayScale)
        }
        guard let bitmap, !rectangle.isEmpty else { return nil }
        let node =
            capInsets == .zero
            ? RenderNode.bitmap(bitmap, in: rectangle)
            : RenderNode.patches(
                of: bitmap, size: size, insets: capInsets, tiles: resizingMode == .tile,
                in: rectangle)
        if isTemplate { return node.tinted(color) }
        return tint.map { node.tinted($0.cgColor(with: traits)) } ?? node
    }
}
