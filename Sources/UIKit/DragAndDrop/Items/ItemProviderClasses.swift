public import Foundation

// The classes that UIKit hands over by itself. https://developer.apple.com/documentation/foundation/nsitemprovider

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        PasteboardTypes.texts + [PasteboardTypes.url]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.text] }

    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
        return try made(text, of: typeIdentifier)
    }

    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [PasteboardTypes.fileURL, PasteboardTypes.url]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.url] }

    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        try made(PasteboardValues.url(of: data).map { $0 as NSURL }, of: typeIdentifier)
    }

    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardTypes.images }
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.png] }

    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        try made(UIImage(data: data), of: typeIdentifier)
    }

    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(
            data, data == nil ? ItemProviderFailure.withheld(type: typeIdentifier) : nil)
        return nil
    }
}

extension NSItemProviderReading {
    /// The object, if it is one of this class: one of a subclass can't be made.
    fileprivate static func made(_ object: (any NSObjectProtocol)?, of type: String) throws -> Self
    {
        guard let made = object as? Self else {
            throw ItemProviderFailure.unreadable(type: type)
        }
        return made
    }
}
