public import Foundation

extension UIColor {
    /// A colour of an asset catalog of the app's; `nil` when there is none of that name. One that has
    /// a variant for dark is dynamic.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - name: Without its extension.
    ///   - bundle: `nil` is the app's.
    ///   - traitCollection: `nil` leaves a dynamic colour dynamic.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = NamedAssets.color(named: name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(cgColor: color.cgColor(with: traitCollection))
        } else if color.isDynamic {
            self.init { color.resolvedColor(with: $0) }
        } else {
            self.init(cgColor: color.cgColor(with: UITraitCollection()))
        }
    }
}
