public struct URLResourceKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let fileSizeKey: URLResourceKey = { fatalError() }()
    public static let isDirectoryKey: URLResourceKey = { fatalError() }()
}

public struct URLResourceValues {
    public var fileSize: Int? { fatalError() }
    public var isDirectory: Bool? { fatalError() }
}

extension URL {
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        fatalError()
    }
}
