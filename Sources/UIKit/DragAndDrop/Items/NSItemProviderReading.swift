public import Foundation

/// A class whose objects can be made from what an `NSItemProvider` has.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that objects can be made from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object.
    ///
    /// - Throws: What says why the data is none of that type.
    static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self
}
