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
