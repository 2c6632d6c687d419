public import Foundation

/// A class whose objects an `NSItemProvider` can hand over.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that objects can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the object as one of the types. The handler is called once, now or later.
    ///
    /// - Returns: How far it is, where it takes long.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}
