public import Foundation

/// What is dragged, and where it is.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }

    /// Where the finger or the pointer is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether views of this program may take the items away from where they are; other programs never
    /// may.
    var allowsMoveOperation: Bool { get }

    /// Whether other programs are kept from the items.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether there is an item of one of the types, or of a kind of one of them.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether there is an item that an object of the class can be made from.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the view sees it that it began in.
@MainActor public protocol UIDragSession: UIDragDropSession {
    /// What only this program needs to know of the drag.
    var localContext: Any? { get set }
}

/// A drag as the views see it that it comes over.
@MainActor public protocol UIDropSession: UIDragDropSession {
    /// The same drag as the view sees it that it began in; `nil` when that was another program's.
    var localDragSession: (any UIDragSession)? { get }

    /// Gets the objects of all items that have one of the class. To be called when the items are dropped.
    ///
    /// - Parameter completion: Given the objects in the order of the items: at once where they are at
    ///   hand, later where another program has them. What can't be had is left out.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
