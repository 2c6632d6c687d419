public import Foundation

/// What is about to be done to a store, for a ``Rule`` to judge.
public struct Verb<Item: Identifiable> {
    /// What kind of thing is done.
    public enum Kind: Sendable, Hashable {
        /// Items come in, alone or with a new section.
        case insert
        /// Items are taken out, alone or with their section.
        case remove
        /// An item or a section changes its place.
        case move
        /// An item gets a new content.
        case update
        /// The whole list is replaced by another.
        case replace
    }

    /// What kind of thing is done.
    public var kind: Kind

    /// The items that come in, or the new content of those that are updated.
    /// Empty where a store only asks whether it could (``ListStore/canAppend``).
    public var items: [Item]

    /// The places that are left, taken or edited.
    public var places: [IndexPath]

    /// How many items the list has more afterwards; less, below zero.
    public var growth: Int

    /// Describes a verb, to ask a store about it (``ListStore/refusal(of:)``).
    ///
    /// - Parameters:
    ///   - kind: What kind of thing is done.
    ///   - items: The items that come in, or the new contents.
    ///   - places: The places that are left, taken or edited.
    ///   - growth: How many items the list has more afterwards.
    public init(kind: Kind, items: [Item] = [], places: [IndexPath] = [], growth: Int = 0) {
        self.kind = kind
        self.items = items
        self.places = places
        self.growth = growth
    }
}

extension Verb: Sendable where Item: Sendable {}

extension Verb {
    /// What is done, for a trace.
    var summary: String {
        let count = max(items.count, places.count)
        let first = places.first.map { " at \($0[0]).\($0[1])" } ?? ""
        return "\(kind) \(count)\(first)"
    }
}
