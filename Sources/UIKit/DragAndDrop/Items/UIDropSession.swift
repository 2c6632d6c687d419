public import Foundation

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
