/// The machine in a ``FilteredSource`` and a ``SortedSource``: follows a
/// source, keeps the list that is made from its own, and says what changed.
@MainActor
final class DerivedList<Source: ListSource> {
    private let source: Source
    private var projection: ListProjection<Source.Item>
    private let comparison: ContentComparison<Source.Item>
    private let observers = Observers<(list: ListSnapshot<Source.Item>, change: Change)>()
    private(set) var list: ListSnapshot<Source.Item>

    /// The source's list that `list` was made from; the source's own may be
    /// newer for a moment, while its observers are told.
    private var base: Source.List

    init(
        _ source: Source, _ projection: ListProjection<Source.Item>,
        _ comparison: ContentComparison<Source.Item>
    ) {
        self.source = source
        self.projection = projection
        self.comparison = comparison
        base = source.list
        self.projection.reset(base)
        list = self.projection.snapshot(of: base)
        source.observe(for: self) { derived, list, change in derived.follow(list, change) }
    }

    func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Source.Item>, Change) -> Void
    ) -> ObservationToken {
        observers.add { handler($0.list, $0.change) }
    }

    /// Changes what is shown or in which order, and tells what is different.
    func project(_ change: (inout ListProjection<Source.Item>) -> Void) {
        change(&projection)
        projection.reset(base)
        publish()
    }

    private func follow(_ list: Source.List, _ change: Change) {
        base = list
        switch change {
        case .batch(let batch):
            projection.follow(batch, to: list)
            publish()
        case .reload:
            projection.reset(list)
            self.list = projection.snapshot(of: list)
            observers.send((self.list, .reload))
        }
    }

    private func publish() {
        let old = list
        list = projection.snapshot(of: base)
        let batch = comparison.batch(from: old, to: list)
        if !batch.isEmpty { observers.send((list, .batch(batch))) }
    }
}
