public import Foundation

/// One of the things that are dragged.
@MainActor open class UIDragItem: NSObject {
    /// What is handed over where the item is dropped.
    public final let itemProvider: NSItemProvider

    /// What only this program needs to know of the item.
    open var localObject: Any?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
