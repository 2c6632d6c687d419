public import Foundation

// Swift's own types in the place of Foundation's classes, as Apple's overlay has them.

extension NSItemProvider {
    public func canLoadObject(ofClass aClass: String.Type) -> Bool {
        canLoadObject(ofClass: NSString.self)
    }

    public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
        canLoadObject(ofClass: NSURL.self)
    }

    /// Gets a text.
    ///
    /// - Parameter completionHandler: Given the text, or why there is none.
    @discardableResult
    public func loadObject(
        ofClass aClass: String.Type,
        completionHandler: @escaping @MainActor @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { object, error in
            completionHandler((object as? NSString).map { String(describing: $0) }, error)
        }
    }

    /// Gets an address.
    ///
    /// - Parameter completionHandler: Given the address, or why there is none.
    @discardableResult
    public func loadObject(
        ofClass aClass: URL.Type,
        completionHandler: @escaping @MainActor @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { object, error in
            completionHandler((object as? NSURL).map { $0 as URL }, error)
        }
    }
}

extension UIDragDropSession {
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
        canLoadObjects(ofClass: NSString.self)
    }

    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
        canLoadObjects(ofClass: NSURL.self)
    }
}

extension UIDropSession {
    /// Gets the texts of all items that have one.
    ///
    /// - Parameter completion: Given the texts in the order of the items.
    @discardableResult
    public func loadObjects(
        ofClass aClass: String.Type, completion: @escaping @MainActor @Sendable ([String]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSString.self) { objects in
            completion(objects.compactMap { ($0 as? NSString).map { String(describing: $0) } })
        }
    }

    /// Gets the addresses of all items that have one.
    ///
    /// - Parameter completion: Given the addresses in the order of the items.
    @discardableResult
    public func loadObjects(
        ofClass aClass: URL.Type, completion: @escaping @MainActor @Sendable ([URL]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSURL.self) { objects in
            completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } })
        }
    }
}
