/// Edits that wait for those before them: who takes one back means the one that was asked for last, even
/// if that is not stored yet.
@MainActor public final class EditQueue {
    private var last: Task<Void, Never>?

    public init() {}

    /// Does an edit once those before it are done, well or not.
    ///
    /// - Throws: What the edit throws.
    public func perform(_ edit: @escaping @MainActor () async throws -> Void) async throws {
        let previous = last
        let task = Task {
            await previous?.value
            try await edit()
        }
        last = Task { _ = await task.result }
        try await task.value
    }
}
