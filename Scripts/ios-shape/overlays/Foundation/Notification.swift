public struct Notification: Hashable, Sendable {
    public typealias Name = NSNotification.Name
    public var name: Name { fatalError() }
    public var object: Any? { fatalError() }
    public var userInfo: [AnyHashable: Any]? { fatalError() }
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}
