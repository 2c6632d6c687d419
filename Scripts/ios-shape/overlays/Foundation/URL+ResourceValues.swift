public struct URLResourceKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let fileSizeKey: URLResourceKey = { fatalError() }()
    public static let contentModificationDateKey: URLResourceKey = { fatalError() }()
    public static let isDirectoryKey: URLResourceKey = { fatalError() }()
}

public struct URLResourceValues {
    public var fileSize: Int? { fatalError() }
    public var isDirectory: Bool? { fatalError() }
    public var contentModificationDate: Date? { fatalError() }
}

extension FileManager {
    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] { fatalError() }
}

extension URL {
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        fatalError()
    }
}
