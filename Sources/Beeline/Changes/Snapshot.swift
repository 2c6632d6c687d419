public import Foundation

/// A list at one moment: sections of items, none of which will ever change.
///
/// An array of identifiable items is the simplest snapshot, with one section;
/// ``ListSnapshot`` has any number. A snapshot is a value: who holds one can
/// answer a table's questions from it, whatever its source does meanwhile.
///
/// Identity is apart from content. Two items are *the same* when their `id`s
/// are equal; whether the content of one was edited, its `==` says.
///
/// A ``Batch`` reads a list quickly by ``withItems(in:_:)``.
///
/// ## Topics
///
/// ### What there is
/// - ``sectionCount``
/// - ``count(in:)``
/// - ``item(at:)``
/// - ``sectionID(at:)``
/// - ``withItems(in:_:)``
public protocol Snapshot<Item> {
    /// What the list is made of.
    associatedtype Item: Identifiable

    /// How many sections there are, empty ones counted.
    var sectionCount: Int { get }

    /// How many items a section has.
    ///
    /// - Precondition: `section` is in `0..<sectionCount`.
    func count(in section: Int) -> Int

    /// The item at a place.
    ///
    /// - Parameter indexPath: Section and item, as UIKit numbers them.
    /// - Precondition: The place exists.
    func item(at indexPath: IndexPath) -> Item

    /// What tells a section from the others of this list. Unless a type says
    /// otherwise, it is the section's number, and no section ever moves.
    ///
    /// - Precondition: `section` is in `0..<sectionCount`.
    func sectionID(at section: Int) -> SectionID

    /// Calls a closure with the items of a section, side by side in memory.
    ///
    /// Without an implementation of its own a type gets one that calls
    /// ``item(at:)`` for every item.
    ///
    /// - Parameters:
    ///   - section: In `0..<sectionCount`.
    ///   - body: Gets the items; the pointer must not leave it.
    /// - Returns: What `body` returns.
    /// - Complexity: O(*n*) in the section's items for the implementation that
    ///   types get for nothing; O(1) for an array.
    func withItems<Result, Failure: Error>(
        in section: Int, _ body: (UnsafeBufferPointer<Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result
}

extension Snapshot {
    /// How many items all sections have together.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    public var itemCount: Int {
        (0..<sectionCount).reduce(0) { $0 + count(in: $1) }
    }

    /// The item at a place, or nil where there is no such place.
    public func itemIfPresent(at indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, (0..<sectionCount).contains(indexPath.sectionIndex),
            (0..<count(in: indexPath.sectionIndex)).contains(indexPath.itemIndex)
        else { return nil }
        return item(at: indexPath)
    }

    public func sectionID(at section: Int) -> SectionID {
        SectionID(section)
    }

    @inlinable
    public func withItems<Result, Failure: Error>(
        in section: Int, _ body: (UnsafeBufferPointer<Item>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let items = ContiguousArray(
            (0..<count(in: section)).lazy.map { item(at: IndexPath(section, $0)) })
        return try items.withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer) }
    }
}
