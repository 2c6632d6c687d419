import Foundation

/// A set of pictures in a catalog: one picture in several scales, light and dark.
struct ImageSet: Decodable {
    struct Variant: Decodable, AssetVariant {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [AssetAppearance]?
        var resizing: Resizing?

        var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
    }

    /// Lengths in pixels.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: CGFloat?
            var left: CGFloat?
            var bottom: CGFloat?
            var right: CGFloat?
        }

        struct Center: Decodable {
            var mode: String?
        }

        var capInsets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case capInsets = "cap-insets"
            case center
        }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Variant]
    var properties: Properties?

    /// The set's picture, with another one for dark where there is one.
    func image(in folder: URL, scale: CGFloat) -> UIImage? {
        let (light, dark) = images.byStyle
        guard let image = image(from: light, in: folder, scale: scale) else { return nil }
        let other = self.image(from: dark, in: folder, scale: scale)
        return other.map { image.withDarkVariant($0) } ?? image
    }

    private func image(from variants: [Variant], in folder: URL, scale: CGFloat) -> UIImage? {
        let named = variants.filter { $0.filename != nil }
        let scales = named.compactMap(\.factor)
        let wanted = NamedAssets.bestScale(of: scales, for: scale)
        // A vector, or a picture without a scale, serves all of them.
        guard let variant = named.first(where: { $0.factor == wanted }) ?? named.first,
            let filename = variant.filename
        else { return nil }
        let file = folder.appendingPathComponent(filename).path
        let factor = variant.factor ?? scale
        guard let image = NamedAssets.picture(at: file, scale: factor) else { return nil }
        return resizable(image, variant.resizing).withRenderingMode(mode)
    }

    private var mode: UIImage.RenderingMode {
        switch properties?.intent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }

    private func resizable(_ image: UIImage, _ resizing: Resizing?) -> UIImage {
        guard let insets = resizing?.capInsets else { return image }
        func points(_ pixels: CGFloat?) -> CGFloat { (pixels ?? 0) / image.scale }
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
                right: points(insets.right)),
            resizingMode: resizing?.center?.mode == "tile" ? .tile : .stretch)
    }
}
