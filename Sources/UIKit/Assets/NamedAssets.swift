import Foundation
import Synchronization

/// Finds pictures, colours and data by name: in a bundle's asset catalogs, and among its files.
///
/// Without a bundle the app's own is searched, and then the bundles of the package's targets, which lie
/// beside the program on Linux; on iOS all of that is one bundle.
enum NamedAssets {
    private static let kinds = ["png", "jpg", "jpeg", "svg", "webp", "gif"]

    private struct Key: Hashable {
        var bundle: String?
        var name: String
        var scale: CGFloat
    }

    private static let knownImages = Mutex<[Key: UIImage]>([:])
    private static let knownCatalogs = Mutex<[String: [AssetCatalog]]>([:])

    // MARK: - Finding

    static func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
        let key = Key(bundle: bundle?.bundlePath, name: name, scale: scale)
        if let known = knownImages.withLock({ $0[key] }) { return known }
        let image = folders(of: bundle).lazy.compactMap { folder in
            setImage(named: name, in: folder, scale: scale)
                ?? fileImage(named: name, in: folder, scale: scale)
        }.first
        guard let image else { return nil }
        knownImages.withLock {
            if $0.count >= 256 { $0.removeAll() }
            $0[key] = image
        }
        return image
    }

    static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        for catalog in folders(of: bundle).flatMap({ catalogs(in: $0) }) {
            if let set = catalog.set(.color, named: name, as: ColorSet.self),
                let color = set.contents.color
            {
                return color
            }
        }
        return nil
    }

    /// The file of a data set.
    static func data(named name: String, in bundle: Bundle?) -> URL? {
        for catalog in folders(of: bundle).flatMap({ catalogs(in: $0) }) {
            guard let set = catalog.set(.data, named: name, as: DataSet.self),
                let file = set.contents.data.byStyle.light.compactMap(\.filename).first
            else { continue }
            return set.folder.appendingPathComponent(file)
        }
        return nil
    }

    private struct DataSet: Decodable {
        struct Variant: Decodable, AssetVariant {
            var filename: String?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }

        var data: [Variant]
    }

    private static func setImage(named name: String, in folder: URL, scale: CGFloat) -> UIImage? {
        for catalog in catalogs(in: folder) {
            if let set = catalog.set(.image, named: name, as: ImageSet.self),
                let image = set.contents.image(in: set.folder, scale: scale)
            {
                return image
            }
        }
        return nil
    }

    /// `name.png`, `name@2x.png` and `name@3x.png` are one picture; a name may have its ending or not.
    private static func fileImage(named name: String, in folder: URL, scale: CGFloat) -> UIImage? {
        let url = folder.appendingPathComponent(name)
        let given = url.pathExtension
        let (stem, kinds) =
            Self.kinds.contains(given.lowercased())
            ? (url.deletingPathExtension().path, [given]) : (url.path, Self.kinds)
        for kind in kinds {
            let files = [(1, ""), (2, "@2x"), (3, "@3x")].map { factor, mark in
                (factor: CGFloat(factor), path: "\(stem)\(mark).\(kind)")
            }.filter { FileManager.default.fileExists(atPath: $0.path) }
            let wanted = bestScale(of: files.map(\.factor), for: scale)
            if let file = files.first(where: { $0.factor == wanted }),
                let image = picture(at: file.path, scale: file.factor)
            {
                return image
            }
        }
        return nil
    }

    // MARK: - Places

    private static func folders(of bundle: Bundle?) -> [URL] {
        if let bundle { return [bundle.resourceURL ?? bundle.bundleURL] }
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
        let others = names.filter { $0.hasSuffix(".resources") }.sorted()
        return [main] + others.map { main.appendingPathComponent($0) }
    }

    private static func catalogs(in folder: URL) -> [AssetCatalog] {
        if let known = knownCatalogs.withLock({ $0[folder.path] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
            AssetCatalog(folder: folder.appendingPathComponent($0))
        }
        knownCatalogs.withLock { $0[folder.path] = found }
        return found
    }

    // MARK: - Scales

    /// The scale itself, else the next finer one, else the finest.
    static func bestScale(of scales: [CGFloat], for scale: CGFloat) -> CGFloat? {
        scales.filter { $0 >= scale }.min() ?? scales.max()
    }

    /// - Parameter scale: Pixels per point; a vector is drawn with as many as the display has.
    static func picture(at path: String, scale: CGFloat) -> UIImage? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let bitmap = try? ImageDecoder.bitmap(of: data, named: path)
        else { return nil }
        guard path.lowercased().hasSuffix(".svg") else {
            return UIImage(bitmap: bitmap, scale: scale)
        }
        let display = DrawingEnvironment.current.scale
        let size = CGSize(
            width: CGFloat(bitmap.width) * display, height: CGFloat(bitmap.height) * display)
        guard display > 1, let fine = try? ImageDecoder.bitmap(ofVector: path, size: size) else {
            return UIImage(bitmap: bitmap, scale: 1)
        }
        return UIImage(bitmap: fine, scale: display)
    }
}
