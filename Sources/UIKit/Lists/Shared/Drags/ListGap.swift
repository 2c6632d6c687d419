import Foundation

/// The room between the rows of a list for one that would be inserted.
struct ListGap: Equatable {
    /// The row of the same list that would move there.
    let source: IndexPath?
    let target: IndexPath
    /// In points.
    let height: CGFloat

    /// By how much a row makes room, in points. Headers are row -1, footers the last.
    func offset(section: Int, row: Int) -> CGFloat {
        let place = (section, row)
        let goal = (target.section, target.row)
        guard let source else { return place >= goal ? height : 0 }
        let origin = (source.section, source.row)
        if goal <= origin { return place >= goal && place < origin ? height : 0 }
        // A row that goes down in its section ends where another one was; in another section, above.
        let isPassed = source.section == target.section ? place <= goal : place < goal
        return place > origin && isPassed ? -height : 0
    }
}
