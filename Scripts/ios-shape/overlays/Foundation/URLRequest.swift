public struct URLRequest: Hashable, Sendable {
    public init(url: URL) { fatalError() }
    public var url: URL? {
        get { fatalError() }
        set { fatalError() }
    }
    public var httpMethod: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var httpBody: Data? {
        get { fatalError() }
        set { fatalError() }
    }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        fatalError()
    }
}

extension URLRequest: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURLRequest { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURLRequest, result: inout URLRequest?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSURLRequest, result: inout URLRequest?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
        fatalError()
    }
}
