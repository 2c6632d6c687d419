/// Compares two lists of one kind of item.
///
/// Made where the item's type is known, so that the comparison is compiled for
/// it; a store, which is compiled for any type, only calls it.
public struct ContentComparison<Item: Identifiable & Sendable>: Sendable {
    @usableFromInline let isContentEqual: @Sendable (Item, Item) -> Bool
    @usableFromInline let compare:
        @Sendable (ListSnapshot<Item>, ListSnapshot<Item>, () throws -> Void) throws -> Batch

    /// Compares items by a closure.
    ///
    /// - Parameter isContentEqual: Whether an old and a new item with the same
    ///   identity look the same on the screen.
    @inlinable
    public init(_ isContentEqual: @escaping @Sendable (Item, Item) -> Bool) {
        self.isContentEqual = isContentEqual
        compare = { old, new, check in
            try Batch.between(old, new, isContentEqual: isContentEqual, check: check)
        }
    }

    /// Compares items by `==`.
    @inlinable
    public static func equality() -> ContentComparison where Item: Equatable {
        ContentComparison { $0 == $1 }
    }

    func batch(from old: ListSnapshot<Item>, to new: ListSnapshot<Item>) -> Batch {
        // `compare` throws what `check` throws, and this one throws nothing.
        (try? compare(old, new, {})) ?? Batch()
    }

    @concurrent
    func cancellableBatch(
        from old: ListSnapshot<Item>, to new: ListSnapshot<Item>
    ) async throws -> Batch {
        try compare(old, new, { try Task.checkCancellation() })
    }
}
