public import Foundation

/// A list with any number of sections, as a value: what a ``ListStore`` shows.
///
///     let letters = ListSnapshot(sections: ["A": [anna, arno], "B": [bea]])
///     letters.item(at: [0, 1])  // arno
///
/// Copies share what they have in common. A store that is edited a thousand
/// times while somebody keeps every one of its lists holds the items once, and
/// a little for each edit.
public struct ListSnapshot<Item: Identifiable>: Snapshot {
    /// A section: what it is called, and its items.
    struct Section {
        var id: SectionID
        var items: ItemSequence<Item>

        /// Tells this section from others through all its edits, even from one
        /// with an equal `id`.
        let key = NodeIdentity()
    }

    var sections: [Section]

    /// Makes a list of one section, ``SectionID/only``.
    ///
    /// - Parameter items: In order. Their `id`s should differ.
    public init(_ items: [Item] = []) {
        sections = [Section(id: .only, items: ItemSequence(items))]
    }

    /// Makes a list of sections that are written down.
    ///
    /// - Parameter sections: In order, each with an identity that no other has.
    public init(sections: KeyValuePairs<SectionID, [Item]>) {
        self.init(sections: sections.map { ($0.key, $0.value) })
    }

    /// Makes a list of sections.
    ///
    /// - Parameter sections: In order, each with an identity that no other has.
    public init(sections: [(SectionID, [Item])]) {
        self.sections = sections.map { Section(id: $0.0, items: ItemSequence($0.1)) }
    }

    /// Makes a list of the sections and items of another kind of list.
    ///
    /// - Complexity: O(*n*), and O(*s*) if it is of this kind already.
    public init(copying list: some Snapshot<Item>) {
        self =
            list as? ListSnapshot<Item>
            ?? ListSnapshot(
                sections: (0..<list.sectionCount).map { section in
                    (list.sectionID(at: section), list.withItems(in: section) { Array($0) })
                })
    }

    public var sectionCount: Int { sections.count }

    public func count(in section: Int) -> Int {
        stop(
            unless: sections.indices.contains(section),
            "ListSnapshot.count(in:): section \(section) of \(sections.count).")
        return sections[section].items.count
    }

    /// How many items all sections have together.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    public var count: Int { itemCount }

    /// Whether no section has an item.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    public var isEmpty: Bool { sections.allSatisfy { $0.items.count == 0 } }

    /// The item at a place.
    ///
    /// - Complexity: O(log *n*).
    public func item(at indexPath: IndexPath) -> Item {
        stop(
            unless: contains(indexPath),
            "ListSnapshot.item(at:): no item at \(indexPath) in \(shape).")
        return sections[indexPath.sectionIndex].items[indexPath.itemIndex]
    }

    public func sectionID(at section: Int) -> SectionID {
        stop(
            unless: sections.indices.contains(section),
            "ListSnapshot.sectionID(at:): section \(section) of \(sections.count).")
        return sections[section].id
    }

    /// The items of a section in an array.
    ///
    /// - Complexity: O(*n*) in the section's items.
    public func items(in section: Int) -> [Item] {
        stop(
            unless: sections.indices.contains(section),
            "ListSnapshot.items(in:): section \(section) of \(sections.count).")
        return sections[section].items.array
    }

    /// The items of all sections in an array.
    ///
    /// - Complexity: O(*n*).
    public var items: [Item] {
        sections.count == 1 ? sections[0].items.array : sections.flatMap(\.items.array)
    }

    /// The number of the section with an identity, or nil.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    public func section(withID id: SectionID) -> Int? {
        sections.firstIndex { $0.id == id }
    }

    public func withItems<Result, Failure: Error>(
        in section: Int, _ body: (UnsafeBufferPointer<Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try sections[section].items.array
            .withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer) }
    }

    /// Whether a place exists.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.sectionIndex)
            && (0..<sections[indexPath.sectionIndex].items.count).contains(indexPath.itemIndex)
    }

    /// How many items each section has, for a message.
    var shape: String {
        sections.count == 1
            ? "a list of \(count)"
            : "\(sections.count) sections of \(sections.prefix(20).map(\.items.count))"
    }
}

extension ListSnapshot: Sendable where Item: Sendable {}
extension ListSnapshot.Section: Sendable where Item: Sendable {}

extension ListSnapshot: Equatable where Item: Equatable {
    /// Whether two lists have equal sections with equal items.
    ///
    /// - Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool {
        left.sections.elementsEqual(right.sections) {
            $0.id == $1.id && $0.items.array == $1.items.array
        }
    }
}

extension ListSnapshot: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Item...) {
        self.init(elements)
    }
}
