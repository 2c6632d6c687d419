import Foundation

/// What a list was told to do in one batch, in the numbering that UIKit's batches have: deletions and
/// reloads name places of the old list, insertions of the new one, and a move leads from the old
/// numbering to the new
/// (https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)).
///
/// The order in which the calls were made makes no difference. `animation` is the raw value of a
/// table's row animation; a collection view leaves it.
struct ListUpdates {
    struct Move<Place: Hashable>: Equatable {
        let from: Place
        let to: Place
    }

    private(set) var deletedSections: [Int: Int] = [:]
    private(set) var insertedSections: [Int: Int] = [:]
    private(set) var reloadedSections: [Int: Int] = [:]
    private(set) var movedSections: [Move<Int>] = []
    private(set) var deleted: [IndexPath: Int] = [:]
    private(set) var inserted: [IndexPath: Int] = [:]
    private(set) var reloaded: [IndexPath: Int] = [:]
    private(set) var moved: [Move<IndexPath>] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
            && moved.isEmpty
    }

    mutating func deleteSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { deletedSections[section] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { insertedSections[section] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, animation: Int = 0) {
        for section in sections { reloadedSections[section] = animation }
    }

    mutating func moveSection(_ section: Int, to newSection: Int) {
        movedSections.append(Move(from: section, to: newSection))
    }

    mutating func deleteItems(at indexPaths: [IndexPath], animation: Int = 0) {
        for indexPath in indexPaths { deleted[indexPath] = animation }
    }

    mutating func insertItems(at indexPaths: [IndexPath], animation: Int = 0) {
        for indexPath in indexPaths { inserted[indexPath] = animation }
    }

    mutating func reloadItems(at indexPaths: [IndexPath], animation: Int = 0) {
        for indexPath in indexPaths { reloaded[indexPath] = animation }
    }

    mutating func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        moved.append(Move(from: indexPath, to: newIndexPath))
    }
}
