/// A source that shows the items of another in an order of its own, section by
/// section.
///
///     let byName = SortedSource(people) { $0.name < $1.name }
///
/// It keeps the source alive, and follows it: an edited item moves to where it
/// belongs now. Items that are equal in the order stand as in the source.
///
/// A change of the source costs O(*n*) cheap steps here, and O(*k* log *n*)
/// comparisons for *k* items that it touched.
@MainActor
public final class SortedSource<Source: ListSource>: ListSource {
    public typealias Item = Source.Item
    public typealias List = ListSnapshot<Source.Item>

    private let derived: DerivedList<Source>

    /// Shows the items of a source in an order.
    ///
    /// - Parameters:
    ///   - source: Where the items are.
    ///   - areInIncreasingOrder: Whether the first item stands before the
    ///     second: a strict weak ordering, as for `sort(by:)`.
    /// - Complexity: O(*n* log *n*).
    @inlinable
    public convenience init(
        _ source: Source, by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
    ) where Item: Equatable {
        self.init(source, comparison: .equality(), by: areInIncreasingOrder)
    }

    /// Shows the items of a source in an order, for items that are compared in
    /// a way of their own.
    ///
    /// - Parameters:
    ///   - source: Where the items are.
    ///   - comparison: Whether an old and a new item with the same identity
    ///     look the same on the screen.
    ///   - areInIncreasingOrder: Whether the first item stands before the
    ///     second.
    /// - Complexity: O(*n* log *n*).
    public init(
        _ source: Source, comparison: ContentComparison<Item>,
        by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
    ) {
        let projection = ListProjection(
            isIncluded: nil, areInIncreasingOrder: areInIncreasingOrder, hidesEmptySections: false)
        derived = DerivedList(source, projection, comparison)
    }

    public var list: ListSnapshot<Item> { derived.list }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Item>, Change) -> Void
    ) -> ObservationToken {
        derived.observe(handler)
    }

    /// Shows the items in another order, and tells what is different.
    ///
    /// - Complexity: O(*n* log *n*).
    public func setOrder(by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool) {
        derived.project { $0.areInIncreasingOrder = areInIncreasingOrder }
    }
}
