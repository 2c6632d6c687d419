import Beeline
import Foundation

/// Something that says what is different between two lists, as the store of
/// the fifth article does: nil is a reload.
protocol ChangeFinder {
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch?
}

/// The library's.
struct OurFinder: ChangeFinder {
    func batch(from old: ListSnapshot<Row>, to new: ListSnapshot<Row>) -> Batch? {
        Batch(from: old, to: new)
    }
}

/// What a test of the line asks of a finder: the screen after each change is
/// the list.
struct FinderCheck {
    let finder: any ChangeFinder

    /// What is wrong on the screen after a change, or nil.
    func violation(_ old: ListSnapshot<Row>, _ new: ListSnapshot<Row>) -> String? {
        guard let batch = finder.batch(from: old, to: new) else { return nil }
        return BatchReplay(batch: batch, old: old, new: new).violation()
    }

    func violation(_ old: [Row], _ new: [Row]) -> String? {
        violation(ListSnapshot(old), ListSnapshot(new))
    }
}
