import Foundation

/// Something that has a list and says what changed: a ``ListStore``, a live
/// query of a database, a filtered view of either.
///
/// A source belongs to the main actor. Observers are called on it, before the
/// verb that made the change returns.
@MainActor
public protocol ListSource<Item>: AnyObject {
    /// What the list is made of.
    associatedtype Item: Sendable where Item == List.Item

    /// The kind of list.
    associatedtype List: Snapshot & Sendable

    /// The list as it is now.
    var list: List { get }

    /// Asks to hear of every change from now on.
    ///
    /// - Parameter handler: Gets the list right after a change, and what is
    ///   different in it. It should refer to its owner weakly; for a form that
    ///   can't be got wrong, see
    ///   ``ListSource/observe(for:_:)``.
    /// - Returns: What keeps the observation going: it ends with the token.
    func observe(_ handler: @escaping @MainActor (List, Change) -> Void) -> ObservationToken
}

extension ListSource {
    /// Asks to hear of every change for as long as an object lives.
    ///
    ///     store.observe(for: self) { controller, list, change in
    ///         controller.show(list, change)
    ///     }
    ///
    /// The object is not kept alive, and the closure gets it as an argument, so
    /// that it need not capture it. The closure is released at the first change
    /// after the object is gone.
    ///
    /// - Parameters:
    ///   - owner: Whom the observation is for.
    ///   - handler: Gets the owner, the list right after a change, and what is
    ///     different in it.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, List, Change) -> Void
    ) {
        let box = TokenBox()
        box.token = observe { [weak owner] list, change in
            guard let owner else {
                box.token = nil
                return
            }
            handler(owner, list, change)
        }
    }

    /// The changes from now on, for a task that waits for them.
    ///
    ///     for await (list, change) in store.changes() { … }
    ///
    /// None is left out and none joined with another, since a batch is right
    /// only for the list before it; what a slow reader has not read is kept.
    /// The stream ends with the source, and the observation with the stream.
    public func changes() -> AsyncStream<(list: List, change: Change)> {
        let (stream, continuation) = AsyncStream.makeStream(of: (list: List, change: Change).self)
        let end = StreamEnd { continuation.finish() }
        let token = observe { list, change in
            withExtendedLifetime(end) { _ = continuation.yield((list, change)) }
        }
        continuation.onTermination = { _ in token.end() }
        return stream
    }
}
