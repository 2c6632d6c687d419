/// Lets something be done that can fail, and says what was not done if it does.
///
/// - Parameters:
///   - failure: What was not done then, in a sentence.
///   - navigation: Who says it.
///   - body: What is done. It begins later than this returns.
@MainActor public func attempt(
    orSay failure: String, _ navigation: (any FailureNavigation)?,
    _ body: @escaping @MainActor () async throws -> Void
) {
    Task { [weak navigation] in
        do {
            try await body()
        } catch {
            navigation?.show(error, while: failure)
        }
    }
}
