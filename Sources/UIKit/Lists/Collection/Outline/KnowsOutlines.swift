import Foundation

/// Where a row stands in an outline.
struct OutlineRow: Equatable {
    /// How many rows are around it.
    var level = 0
    var isExpanded = false
    /// Whether there is something in it, or may be.
    var canExpand = false
}

/// A data source some of whose sections are outlines.
@MainActor protocol KnowsOutlines: AnyObject {
    /// Nil for a row of a section that isn't an outline.
    func outlineRow(at indexPath: IndexPath) -> OutlineRow?

    /// The row that a row is in.
    func outlineParent(of indexPath: IndexPath) -> IndexPath?

    /// Expands or collapses a row, as a person wants it.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath)

    /// Hides what is in an expanded row, which stays expanded.
    func fold(at indexPath: IndexPath)

    /// Shows that again.
    func unfold()

    /// How many rows are around one that would be let go elsewhere.
    func level(moving source: IndexPath, to target: IndexPath) -> Int

    /// Counts it among the rows again, without a change that is seen.
    func forgetFold()
}
