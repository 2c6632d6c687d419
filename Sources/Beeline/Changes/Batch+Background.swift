extension Batch {
    /// What became of the rows and sections of one list in another, worked out
    /// away from the caller's actor if the lists are long.
    ///
    ///     let batch = try await Batch.between(old, new)
    ///
    /// Lists of less than ``backgroundCount`` items together are compared
    /// at once, where the caller runs.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    /// - Returns: What ``init(from:to:)`` gives.
    /// - Throws: `CancellationError` if the task is cancelled meanwhile; that
    ///   is noticed within some ten thousand items.
    /// - Complexity: As ``init(from:to:)``.
    @inlinable
    public nonisolated(nonsending) static func between<List: Snapshot & Sendable>(
        _ old: List, _ new: List
    ) async throws -> Batch where List.Item: Equatable {
        try await between(old, new) { $0 == $1 }
    }

    /// What became of the rows and sections of one list in another, worked out
    /// away from the caller's actor if the lists are long.
    ///
    /// - Parameters:
    ///   - old: The list before.
    ///   - new: The list after.
    ///   - isContentEqual: Whether an old and a new item with the same identity
    ///     look the same on the screen.
    /// - Returns: What ``init(from:to:isContentEqual:)`` gives.
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    /// - Complexity: As ``init(from:to:)``.
    @inlinable
    public nonisolated(nonsending) static func between<List: Snapshot & Sendable>(
        _ old: List, _ new: List,
        isContentEqual: @escaping @Sendable (List.Item, List.Item) -> Bool
    ) async throws -> Batch {
        if old.itemCount + new.itemCount < backgroundCount {
            try Task.checkCancellation()
            return Batch(from: old, to: new, isContentEqual: isContentEqual)
        }
        return try await concurrently(old, new, isContentEqual: isContentEqual)
    }

    /// How many items two lists have together to be compared in the
    /// background. Fewer take less time than going there.
    public static var backgroundCount: Int { 5_000 }

    @inlinable @concurrent
    static func concurrently<List: Snapshot & Sendable>(
        _ old: List, _ new: List,
        isContentEqual: @escaping @Sendable (List.Item, List.Item) -> Bool
    ) async throws -> Batch {
        try between(
            old, new, isContentEqual: isContentEqual, check: { try Task.checkCancellation() })
    }
}
