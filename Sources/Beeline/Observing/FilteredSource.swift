/// A source that shows some items of another.
///
///     let open = FilteredSource(store) { !$0.isDone }
///     search.onChange { text in open.setFilter { $0.title.contains(text) } }
///
/// It keeps the source alive, and follows it: an edited item comes or goes as
/// the question is answered for it now. The question must depend on the item
/// alone; when it does not any more, ask anew with ``setFilter(_:)``.
///
/// A change of the source costs O(*n*) cheap steps here, and the question for
/// those items that it touched.
@MainActor
public final class FilteredSource<Source: ListSource>: ListSource {
    public typealias Item = Source.Item
    public typealias List = ListSnapshot<Source.Item>

    private let derived: DerivedList<Source>

    /// Shows the items of a source for which a question is answered by yes.
    ///
    /// - Parameters:
    ///   - source: Where the items are.
    ///   - hidesEmptySections: Whether a section of which nothing is shown is
    ///     left out.
    ///   - isIncluded: The question.
    /// - Complexity: O(*n*).
    @inlinable
    public convenience init(
        _ source: Source, hidesEmptySections: Bool = false,
        where isIncluded: @escaping @MainActor (Item) -> Bool
    ) where Item: Equatable {
        self.init(
            source, comparison: .equality(), hidesEmptySections: hidesEmptySections,
            where: isIncluded)
    }

    /// Shows the items of a source for which a question is answered by yes,
    /// for items that are compared in a way of their own.
    ///
    /// - Parameters:
    ///   - source: Where the items are.
    ///   - comparison: Whether an old and a new item with the same identity
    ///     look the same on the screen.
    ///   - hidesEmptySections: Whether a section of which nothing is shown is
    ///     left out.
    ///   - isIncluded: The question.
    /// - Complexity: O(*n*).
    public init(
        _ source: Source, comparison: ContentComparison<Item>, hidesEmptySections: Bool = false,
        where isIncluded: @escaping @MainActor (Item) -> Bool
    ) {
        let projection = ListProjection(
            isIncluded: isIncluded, areInIncreasingOrder: nil,
            hidesEmptySections: hidesEmptySections)
        derived = DerivedList(source, projection, comparison)
    }

    public var list: ListSnapshot<Item> { derived.list }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Item>, Change) -> Void
    ) -> ObservationToken {
        derived.observe(handler)
    }

    /// Asks another question, or the same one of all items again, and tells
    /// what is different.
    ///
    /// - Complexity: O(*n*).
    public func setFilter(_ isIncluded: @escaping @MainActor (Item) -> Bool) {
        derived.project { $0.isIncluded = isIncluded }
    }
}
