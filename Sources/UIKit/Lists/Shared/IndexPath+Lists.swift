public import Foundation

extension IndexPath {
    /// The path of a table's row.
    public init(row: Int, section: Int) {
        self = IndexPath(index: section).appending(row)
    }

    /// The path of a collection view's item.
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The number of the section: the first of exactly two indices.
    public var section: Int {
        get { self[checked: 0] }
        set { self = IndexPath(row: row, section: newValue) }
    }

    /// The number of the row in its section: the second of exactly two indices.
    public var row: Int {
        get { self[checked: 1] }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The number of the item in its section: the second of exactly two indices.
    public var item: Int {
        get { self[checked: 1] }
        set { self = IndexPath(item: newValue, section: section) }
    }

    private subscript(checked position: Int) -> Int {
        stopUnless(
            count == 2,
            "Invalid index path for use with a list: \(self). Index paths passed to table views and "
                + "collection views must contain exactly two indices specifying the section and the "
                + "row or item.")
        return self[position]
    }

    /// In a list: exactly two indices.
    var place: ListPlace { ListPlace(section: section, item: item) }

    /// As Objective-C's runtime has it in UIKit's messages.
    var inMessages: String {
        "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}

/// The two numbers of an item, which compare faster than the index path that holds them.
struct ListPlace: Hashable, Comparable {
    let section: Int
    let item: Int

    static func < (left: ListPlace, right: ListPlace) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }
}

extension Collection<IndexPath> {
    /// The paths in a list's order, by their numbers.
    ///
    /// - Complexity: O(*n* log *n*) in the paths.
    func inListOrder() -> [IndexPath] {
        map { (path: $0, place: $0.place) }.sorted { $0.place < $1.place }.map(\.path)
    }
}
