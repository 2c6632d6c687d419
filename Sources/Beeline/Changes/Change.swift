/// The difference between two states of a list.
///
/// Every observer of a ``ListSource`` gets one with the new list. A table or
/// a collection view that shows the old list can be handed either case.
public enum Change: Sendable, Hashable {
    /// Nothing is known about what the two lists have in common: show the new
    /// one from the beginning.
    case reload

    /// These rows and sections, and no others, are different.
    case batch(Batch)

    /// Whether the two states are the same. A reload never is.
    public var isEmpty: Bool {
        switch self {
        case .reload: false
        case .batch(let batch): batch.isEmpty
        }
    }
}
