/// The words that the messages of one kind of list use, and the one rule that differs.
struct ListVocabulary {
    let list: String
    let item: String

    /// Whether an item may move out of a section that is deleted, or into one that is inserted, in
    /// the same batch.
    let movesAcrossChangedSections: Bool

    /// UIKit's table views stop at such moves
    /// (https://github.com/SwiftKickMobile/TLIndexPathTools/issues/20 and 13 have the words).
    static let table = ListVocabulary(
        list: "table view", item: "row", movesAcrossChangedSections: false)
    static let collection = ListVocabulary(
        list: "collection view", item: "item", movesAcrossChangedSections: true)
}
