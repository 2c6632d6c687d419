public struct URLResourceKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let fileSizeKey: URLResourceKey = { fatalError() }()
    public static let contentModificationDateKey: URLResourceKey = { fatalError() }()
    public static let isRegularFileKey: URLResourceKey = { fatalError() }()
    public static let isDirectoryKey: URLResourceKey = { fatalError() }()
}

public struct URLResourceValues {
    public var fileSize: Int? { fatalError() }
    public var isRegularFile: Bool? { fatalError() }
    public var isDirectory: Bool? { fatalError() }
    public var contentModificationDate: Date? { fatalError() }
}

extension FileManager {
    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] { fatalError() }

    public class DirectoryEnumerator {
        public func nextObject() -> Any? { fatalError() }
    }

    public func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { fatalError() }
}

extension URL {
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        fatalError()
    }
}
