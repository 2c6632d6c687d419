/// A batch that doesn't lead from the old counts to the new ones, or contradicts itself.
///
/// The words are UIKit's, as reports of its users quote them.
struct InvalidUpdate: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

extension InvalidUpdate {
    static func sectionCount(
        old: Int, new: Int, inserted: Int, deleted: Int, in words: ListVocabulary
    ) -> InvalidUpdate {
        InvalidUpdate(
            "Invalid update: invalid number of sections. The number of sections contained in the "
                + "\(words.list) after the update (\(new)) must be equal to the number of sections "
                + "contained in the \(words.list) before the update (\(old)), plus or minus the "
                + "number of sections inserted or deleted (\(inserted) inserted, "
                + "\(deleted) deleted).")
    }

    static func itemCount(
        _ section: Int, old: Int, new: Int, changes: SectionChanges, in words: ListVocabulary
    ) -> InvalidUpdate {
        InvalidUpdate(
            "Invalid update: invalid number of \(words.item)s in section \(section). The number of "
                + "\(words.item)s contained in an existing section after the update (\(new)) must "
                + "be equal to the number of \(words.item)s contained in that section before the "
                + "update (\(old)), plus or minus the number of \(words.item)s inserted or deleted "
                + "from that section (\(changes.inserted) inserted, \(changes.deleted) deleted) and "
                + "plus or minus the number of \(words.item)s moved into or out of that section "
                + "(\(changes.movedIn) moved in, \(changes.movedOut) moved out).")
    }

    /// What a batch does to the number of items in one section.
    struct SectionChanges {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0

        var sum: Int { inserted - deleted + movedIn - movedOut }
    }
}
