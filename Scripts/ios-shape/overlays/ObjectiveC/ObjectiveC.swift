@_exported import ObjectiveC

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ str: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public var boolValue: Bool
    public init(_ value: Bool) { fatalError() }
    public init(booleanLiteral value: Bool) { fatalError() }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}
