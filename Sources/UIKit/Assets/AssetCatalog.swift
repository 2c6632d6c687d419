import Foundation

/// A folder `….xcassets` as Xcode writes it, read as it is: its sets of pictures, colours and data.
///
/// Known are scale, light and dark, template or original rendering, and nine-part resizing; a variant
/// for another kind of device counts when there is none for all. What isn't known is passed over.
struct AssetCatalog: Sendable {
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
    }

    let folder: URL

    /// The contents of a set; `nil` when the catalog has none of that name, or one that can't be read.
    ///
    /// - Parameter name: Folders that provide a namespace come before it, with slashes.
    /// - Complexity: O(*n*) in the folders of the catalog.
    func set<Contents: Decodable>(
        _ kind: Kind, named name: String, as type: Contents.Type
    ) -> (contents: Contents, folder: URL)? {
        guard let place = place(of: name + "." + kind.rawValue, in: folder),
            let data = try? Data(contentsOf: place.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(type, from: data)
        else { return nil }
        return (contents, place)
    }

    private func place(of name: String, in folder: URL) -> URL? {
        let direct = folder.appendingPathComponent(name)
        if Self.isFolder(direct) { return direct }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for inner in names.sorted() where !inner.contains(".") {
            let group = folder.appendingPathComponent(inner)
            guard Self.isFolder(group), !providesNamespace(group) else { continue }
            if let found = place(of: name, in: group) { return found }
        }
        return nil
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        let url = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: url),
            let group = try? JSONDecoder().decode(AssetGroup.self, from: data)
        else { return false }
        return group.properties?.providesNamespace ?? false
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}

private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

/// What a variant in a set says of where it is to be used.
protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetAppearance]? { get }
}

struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension AssetVariant {
    var isDark: Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }

    /// High contrast and the like are never asked for here.
    var isPlain: Bool {
        appearances?.allSatisfy { $0.appearance == "luminosity" && $0.value != "dark" } ?? true
    }

    /// The lower the better: a variant for every device, one for the kind that this one counts as.
    var rank: Int {
        switch idiom {
        case nil, "universal": 0
        case "ipad": 1
        default: 2
        }
    }
}

extension Array where Element: AssetVariant {
    /// The variants for light, which serve where there are none for dark, and those for dark.
    var byStyle: (light: [Element], dark: [Element]) {
        (best(filter(\.isPlain)), best(filter(\.isDark)))
    }

    private func best(_ variants: [Element]) -> [Element] {
        let rank = variants.map(\.rank).min()
        return variants.filter { $0.rank == rank }
    }
}
