// How an item goes to another place of an outline, with all that is in it.

extension NSDiffableDataSourceSectionSnapshot {
    /// A section whose items are in no other ones.
    init(listing items: [ItemIdentifierType]) {
        self.init()
        append(items)
    }

    /// Takes an item out, with what is in it.
    mutating func take(_ item: ItemIdentifierType) -> Self {
        let part = snapshot(of: item, includingParent: true)
        delete([item])
        return part
    }

    /// Puts in what was taken out, where it was let go among the rows that are shown.
    ///
    /// Between an expanded item and what is in it, it comes to that. Elsewhere it comes beside the row in
    /// whose place it is: the one that it was moved up before, or down behind. So it can come behind the
    /// last one in an item, and before the next one around it.
    ///
    /// - Parameters:
    ///   - index: Its number among the rows, which it isn't one of yet.
    ///   - isFromAbove: Whether it was moved down to there.
    mutating func drop(_ part: Self, at index: Int, isFromAbove: Bool) {
        let rows = visibleItems
        let above = index > 0 ? rows[index - 1] : nil
        let below = rows.indices.contains(index) ? rows[index] : nil
        if let above, let below, parent(of: below) == above {
            insert(part, before: below)
        } else if let above, isFromAbove || below == nil {
            insert(part, after: above)
        } else if let below {
            insert(part, before: below)
        } else {
            append(part)
        }
    }
}
