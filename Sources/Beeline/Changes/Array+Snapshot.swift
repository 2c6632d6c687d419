public import Foundation

/// An array is a list of one section, named ``SectionID/only``.
extension Array: Snapshot where Element: Identifiable {
    public typealias Item = Element

    /// Always 1.
    public var sectionCount: Int { 1 }

    public func count(in section: Int) -> Int {
        stop(unless: section == 0, "Array.count(in:): section \(section), but an array has one.")
        return count
    }

    public func item(at indexPath: IndexPath) -> Element {
        stop(
            unless: indexPath.count == 2 && indexPath.sectionIndex == 0
                && indices.contains(indexPath.itemIndex),
            "Array.item(at:): no item at \(indexPath); the array has one section of \(count).")
        return self[indexPath.itemIndex]
    }

    public func sectionID(at section: Int) -> SectionID {
        .only
    }

    @inlinable
    public func withItems<Result, Failure: Error>(
        in section: Int, _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer) }
    }
}
