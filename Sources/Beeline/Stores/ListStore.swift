public import Foundation

/// The only owner of a list of items: it keeps them to itself, offers verbs to
/// change them, and tells its observers of each ``Change``.
///
///     let store = ListStore([Todo("Eggs"), Todo("Fruit")])
///     store.observe(for: self) { controller, list, change in … }
///     store.append(Todo("Bread"))
///
/// An app's own store is a `final` class around one, which shows only the
/// verbs of its domain.
///
/// A store belongs to the main actor. A verb has changed the list and told all
/// observers when it returns; a verb called by an observer has changed the
/// list, and is told when the observers have heard of the change before
/// (``Observers``).
///
/// A verb is refused, and returns why, when it breaks a ``Rule`` or names an
/// item that is not there. A *place* that does not exist is a mistake of the
/// program and stops it.
///
/// Every verb on one item costs O(log *n*) in the length of the list and O(*s*)
/// in the number of its sections, even while somebody keeps the lists before.
/// The first verb after the whole list was replaced takes O(*n*) once.
///
/// ## Topics
///
/// ### Items
/// - ``append(_:)``
/// - ``insert(_:at:)-(_,Int)``
/// - ``remove(at:)-(Int)``
/// - ``remove(id:)``
/// - ``move(from:to:)-(Int,_)``
/// - ``update(_:)``
/// - ``update(id:_:)``
///
/// ### Many at once
/// - ``perform(_:_:)``
///
/// ### Undo
/// - ``undo()``
/// - ``redo()``
/// - ``canUndo``
/// - ``undoLimit``
///
/// ### Rules
/// - ``rules``
/// - ``canAppend``
/// - ``refusal(of:)``
@MainActor
public final class ListStore<Item: Identifiable & Sendable>: ListSource {
    public typealias List = ListSnapshot<Item>

    /// What is decided before a verb happens.
    public var rules: [Rule<Item>] {
        didSet { tellState() }
    }

    private var editor: ListEditor<Item>

    /// Counts the edits, so that who worked on a list for a while can tell
    /// whether it is still the one.
    private(set) var version = 0
    let comparison: ContentComparison<Item>
    var history: UndoHistory<Item>
    private let observers = Observers<(list: ListSnapshot<Item>, change: Change)>()

    /// The list before the transaction that is going on, and how many calls of
    /// `perform` are inside one another.
    var transaction: (before: ListSnapshot<Item>, depth: Int)?

    /// Whether something other than the list changed in the transaction.
    var hasUntoldState = false

    // MARK: Lifecycle

    /// Makes a store of one section. Items are compared by `==` to find out
    /// whether their content was edited.
    ///
    /// - Parameters:
    ///   - items: In order. Their `id`s should differ.
    ///   - rules: What the store refuses.
    ///   - undoLimit: How many steps can be undone.
    @inlinable
    public convenience init(
        _ items: [Item] = [], rules: [Rule<Item>] = [], undoLimit: Int = 100
    ) where Item: Equatable {
        self.init(
            list: ListSnapshot(items), comparison: .equality(), rules: rules,
            undoLimit: undoLimit)
    }

    /// Makes a store with sections that are written down:
    /// `["To do": todos, "Done": done]`. Items are compared by `==` to find out
    /// whether their content was edited.
    ///
    /// - Parameters:
    ///   - sections: In order, each with an identity that no other has.
    ///   - rules: What the store refuses.
    ///   - undoLimit: How many steps can be undone.
    @inlinable
    public convenience init(
        sections: KeyValuePairs<SectionID, [Item]>, rules: [Rule<Item>] = [],
        undoLimit: Int = 100
    ) where Item: Equatable {
        self.init(
            list: ListSnapshot(sections: sections), comparison: .equality(), rules: rules,
            undoLimit: undoLimit)
    }

    /// Makes a store of a list whose items are compared in a way of their own.
    ///
    /// - Parameters:
    ///   - list: What the store starts with.
    ///   - comparison: Whether an old and a new item with the same identity
    ///     look the same on the screen: for items without an `==`, or whose
    ///     `==` compares their identities alone.
    ///   - rules: What the store refuses.
    ///   - undoLimit: How many steps can be undone.
    /// - Complexity: O(*n*): repeated identities are looked for.
    public init(
        list: ListSnapshot<Item>, comparison: ContentComparison<Item>, rules: [Rule<Item>] = [],
        undoLimit: Int = 100
    ) {
        editor = ListEditor(list)
        editor.makeIndex()
        self.comparison = comparison
        self.rules = rules
        history = UndoHistory(limit: undoLimit)
    }

    // MARK: Public

    /// The list as it is now. A snapshot: it does not change with the store.
    public var list: ListSnapshot<Item> { editor.list }

    public func observe(
        _ handler: @escaping @MainActor (ListSnapshot<Item>, Change) -> Void
    ) -> ObservationToken {
        observers.add { handler($0.list, $0.change) }
    }

    /// How many items all sections have together.
    public var count: Int { list.count }

    /// Whether there is no item.
    public var isEmpty: Bool { list.isEmpty }

    /// The items of all sections in an array.
    ///
    /// - Complexity: O(*n*).
    public var items: [Item] { list.items }

    /// The place of the item with an identity, or nil. Of several with the
    /// same one, the first.
    ///
    /// - Complexity: O(log *n*) expected.
    public func indexPath(of id: Item.ID) -> IndexPath? {
        editor.place(of: id)
    }

    /// The item with an identity, or nil.
    ///
    /// - Complexity: O(log *n*) expected.
    public func item(withID id: Item.ID) -> Item? {
        editor.place(of: id).map { list.item(at: $0) }
    }

    // MARK: Private

    /// The one way to the list.
    func edit<Result>(_ body: (inout ListEditor<Item>) -> Result) -> Result {
        version += 1
        return body(&editor)
    }

    /// Carries out a verb, unless a rule refuses it, and tells what changed.
    func carryOut(
        _ verb: Verb<Item>, _ edit: (inout ListEditor<Item>) -> Batch
    ) -> Refusal? {
        Beeline.trace(.verb, "\(Self.self): \(verb.summary)")
        if let refusal = refusal(of: verb) { return traced(refusal) }
        let before = list
        let batch = self.edit(edit)
        if transaction == nil { commit(from: before, batch, name: nil) }
        return nil
    }

    /// Notes a step for undo and tells the observers.
    func commit(from before: ListSnapshot<Item>, _ batch: Batch, name: String?) {
        if batch.isEmpty { return }
        history.record(
            UndoHistory.Step(before: before, after: list, batch: batch, name: name))
        tell(batch)
    }

    /// Tells the observers what is different in the list.
    func tell(_ batch: Batch) {
        Beeline.trace(.change, "\(Self.self): \(batch.summary), \(list.shape)")
        observers.send((list, .batch(batch)))
    }

    /// Tells the observers that what follows from the list may be different,
    /// though the list is not; in a transaction, once that ends.
    func tellState() {
        if transaction == nil { tell(Batch()) } else { hasUntoldState = true }
    }

    func unknown(_ id: Item.ID) -> Refusal {
        traced(
            Refusal(
                cause: .unknownIdentity,
                reason: "There is no \(Item.self) with the identity \(id) in the list."))
    }

    func traced(_ refusal: Refusal) -> Refusal {
        Beeline.trace(.refusal, "\(Self.self): \(refusal.reason)")
        return refusal
    }

    func checkPlace(_ indexPath: IndexPath, _ verb: StaticString) {
        stop(
            unless: list.contains(indexPath),
            "ListStore.\(verb): no item at \(indexPath) in \(list.shape).")
    }

    /// Stops unless an item can be put at a place: that of an item, or behind
    /// the last one of a section.
    func checkGap(_ indexPath: IndexPath, _ verb: StaticString) {
        stop(
            unless: indexPath.count == 2 && list.sections.indices.contains(indexPath.sectionIndex)
                && 0...list.count(in: indexPath.sectionIndex) ~= indexPath.itemIndex,
            "ListStore.\(verb): \(indexPath) is out of range in \(list.shape).")
    }
}
