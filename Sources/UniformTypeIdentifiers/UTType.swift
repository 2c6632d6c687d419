import Foundation

/// A kind of data, such as a picture, by the name that Apple's systems have for it.
///
/// On Linux there is no list of all kinds; this has those that apps name most, with what they are a
/// kind of, their file name extensions and their MIME types
/// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers).
public struct UTType: Hashable, Sendable {
    /// Such as `public.png`.
    public let identifier: String

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// The type of a name; `nil` when it is not among those known here.
    public init?(_ identifier: String) {
        guard KnownTypes.byIdentifier[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that the app itself makes known.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type that another app makes known.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The type of files whose names end so; `nil` when it is not among those known here.
    ///
    /// - Parameters:
    ///   - filenameExtension: Without the dot; case doesn't matter.
    ///   - supertype: What the type has to be.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let lowered = filenameExtension.lowercased()
        let found = KnownTypes.all.first { $0.extensions.contains(lowered) }
        guard let found, UTType(known: found.identifier).conforms(to: supertype) else { return nil }
        identifier = found.identifier
    }

    /// The type of a MIME type; `nil` when it is not among those known here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let lowered = mimeType.lowercased()
        let found = KnownTypes.all.first { $0.mimeTypes.contains(lowered) }
        guard let found, UTType(known: found.identifier).conforms(to: supertype) else { return nil }
        identifier = found.identifier
    }

    /// Without the dot.
    public var preferredFilenameExtension: String? {
        KnownTypes.byIdentifier[identifier]?.extensions.first
    }

    /// Such as `text/vcard`; nil for a type that has none, or none that is known here.
    public var preferredMIMEType: String? { KnownTypes.byIdentifier[identifier]?.mimeTypes.first }

    /// What the type is a kind of, near and far.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = KnownTypes.byIdentifier[identifier]?.supertypes ?? []
        while let name = open.popLast() {
            guard found.insert(UTType(known: name)).inserted else { continue }
            open += KnownTypes.byIdentifier[name]?.supertypes ?? []
        }
        return found
    }

    /// Whether the type is the other one or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Whether the type is a kind of the other one, and not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether the other type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// All file name extensions of the type and of those that are kinds of it, without dots.
    package var allFilenameExtensions: [String] { subtree.flatMap(\.extensions) }

    /// All MIME types of the type and of those that are kinds of it.
    package var allMIMETypes: [String] { subtree.flatMap(\.mimeTypes) }

    private var subtree: [KnownTypes.Entry] {
        KnownTypes.all.filter { UTType(known: $0.identifier).conforms(to: self) }
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
