public import Foundation

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data

    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// - Parameters:
    ///   - name: Without its extension.
    ///   - bundle: For the app's own the bundles of the package's targets are searched, too.
    public init?(name: String, bundle: Bundle) {
        let place = bundle === Bundle.main ? nil : bundle
        guard let file = NamedAssets.data(named: name, in: place),
            let data = try? Data(contentsOf: file)
        else { return nil }
        self.name = name
        self.data = data
        super.init()
    }
}
