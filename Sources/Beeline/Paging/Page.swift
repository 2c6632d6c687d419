/// Some items of a long list, and where it goes on.
public struct Page<Item: Sendable, Cursor: Sendable>: Sendable {
    /// The items, in order.
    public var items: [Item]

    /// What to ask for to get the next page; nil at the end of the list.
    public var next: Cursor?

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - items: In order.
    ///   - next: Nil at the end of the list.
    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }
}
