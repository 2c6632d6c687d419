@_exported import Foundation
@_exported import UniformTypeIdentifiers

public struct UTType: Hashable, Codable, Sendable {
    public init?(_ identifier: String) { fatalError() }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { fatalError() }
    public var identifier: String { fatalError() }
    public var preferredFilenameExtension: String? { fatalError() }
    public func conforms(to type: UTType) -> Bool { fatalError() }

    public static var data: UTType { fatalError() }
    public static var folder: UTType { fatalError() }
    public static var image: UTType { fatalError() }
    public static var text: UTType { fatalError() }
    public static var commaSeparatedText: UTType { fatalError() }
    public static var vCard: UTType { fatalError() }
}

extension UTType: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> UTTypeReference { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: UTTypeReference, result: inout UTType?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: UTTypeReference, result: inout UTType?
    ) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType {
        fatalError()
    }
}
