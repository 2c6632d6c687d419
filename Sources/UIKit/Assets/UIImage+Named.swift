public import Foundation

extension UIImage {
    /// A picture of the app's, from an asset catalog or a file; kept, so that asking again is cheap.
    ///
    /// A file may come in several scales: `bee.png`, `bee@2x.png`, `bee@3x.png`. A set of a catalog
    /// may have a picture for dark, too, which is shown where it is dark. `nil` when nothing of that
    /// name can be read.
    ///
    /// Where the app's resources are those of a package's targets, all of these are searched.
    ///
    /// - Complexity: O(*n*) in the folders of the bundle's catalogs, at first.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - name: Without its extension.
    ///   - bundle: `nil` is the app's.
    ///   - traitCollection: Its scale and style are looked for; `nil` takes the display's scale,
    ///     and the style of where the picture is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let display = DrawingEnvironment.current.scale
        let given = traitCollection?.displayScale ?? 0
        let scale = given > 0 ? given : display
        guard !name.isEmpty, let found = NamedAssets.image(named: name, in: bundle, scale: scale)
        else { return nil }
        switch traitCollection?.userInterfaceStyle {
        case .dark?: self.init(found.darkVariant ?? found, dark: nil)
        case .light?: self.init(found, dark: nil)
        default: self.init(found, dark: found.darkVariant)
        }
    }

    private convenience init(_ image: UIImage, dark: UIImage?) {
        self.init(
            content: image.content, scale: image.scale, size: image.size,
            renderingMode: image.renderingMode, tint: image.tint, capInsets: image.capInsets,
            resizingMode: image.resizingMode, dark: dark)
    }

    /// The picture, with another one to be shown where it is dark.
    func withDarkVariant(_ dark: UIImage) -> UIImage { UIImage(self, dark: dark) }
}
