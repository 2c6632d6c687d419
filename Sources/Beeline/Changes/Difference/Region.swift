/// A stretch of a section that is compared, old and new: what is left between
/// the items that are known to have stayed together in place.
///
/// What was in one region and is in another has moved; only inside a region
/// can an item stay where it is.
@usableFromInline
struct Region {
    /// The section's numbers in the old and in the new list.
    let sections: (old: Int, new: Int)

    /// Where the stretch begins in the old and in the new section.
    let offsets: (old: Int, new: Int)

    /// The numbers its items have in the comparison, which counts the old
    /// items of all regions and the new ones.
    let oldNumbers: Range<Int>
    let newNumbers: Range<Int>

    @usableFromInline
    init(
        sections: (old: Int, new: Int), offsets: (old: Int, new: Int), oldNumbers: Range<Int>,
        newNumbers: Range<Int>
    ) {
        self.sections = sections
        self.offsets = offsets
        self.oldNumbers = oldNumbers
        self.newNumbers = newNumbers
    }

    /// The number in the old section of an item by its number here.
    func oldItem(_ number: Int) -> Int {
        offsets.old + number - oldNumbers.lowerBound
    }

    /// The number in the new section of an item by its number here.
    func newItem(_ number: Int) -> Int {
        offsets.new + number - newNumbers.lowerBound
    }
}
