/// A ``ListSource`` of any kind, for a protocol that is not to say which: a live
/// query in the app, a store in its tests.
///
///     protocol PeopleProvider {
///         var people: AnyListSource<Person> { get }
///     }
@MainActor
public final class AnyListSource<Item: Identifiable & Sendable>: ListSource
where Item.ID: Sendable {
    private let currentList: @MainActor () -> ListSnapshot<Item>
    private let addObserver:
        @MainActor (@escaping @MainActor (ListSnapshot<Item>, Change) -> Void) -> ObservationToken

    /// Stands for another source, and keeps it.
    public init<Source: ListSource>(_ source: Source) where Source.List == ListSnapshot<Item> {
        currentList = { source.list }
        addObserver = { source.observe($0) }
    }

    public var list: ListSnapshot<Item> { currentList() }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Item>, Change) -> Void
    ) -> ObservationToken {
        addObserver(handler)
    }
}
