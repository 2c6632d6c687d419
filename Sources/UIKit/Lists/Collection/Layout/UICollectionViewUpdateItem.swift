public import Foundation

/// One change of a batch, as a layout is told of it.
@MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What a batch does with an item.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// In the numbering before the batch; `nil` for what is inserted. The item of a section's change
    /// is `NSNotFound`.
    public final let indexPathBeforeUpdate: IndexPath?

    /// In the numbering after the batch; `nil` for what is deleted. The item of a section's change is
    /// `NSNotFound`.
    public final let indexPathAfterUpdate: IndexPath?

    public final let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

extension UICollectionViewUpdateItem {
    var isAboutSection: Bool {
        (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
    }

    /// The changes of a batch, in the order of UIKit's: deletions from the last one on, then
    /// insertions from the first one on, then moves and reloads.
    static func list(_ plan: ListUpdatePlan) -> [UICollectionViewUpdateItem] {
        let updates = plan.updates
        func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += updates.deletedSections.keys.sorted(by: >)
            .map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
        items += updates.deleted.keys.inListOrder().reversed()
            .map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += updates.insertedSections.keys.sorted()
            .map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
        items += updates.inserted.keys.inListOrder()
            .map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += updates.movedSections.map {
            UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to))
        }
        items += updates.moved.map {
            UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to)
        }
        items += updates.reloadedSections.keys.sorted().map { old in
            UICollectionViewUpdateItem(
                .reload, before: section(old), after: plan.place(ofSection: old).map(section))
        }
        items += updates.reloaded.keys.inListOrder().map { old in
            guard case .reloaded(let new, _) = plan.fate(of: old) else {
                return UICollectionViewUpdateItem(.reload, before: old, after: nil)
            }
            return UICollectionViewUpdateItem(.reload, before: old, after: new)
        }
        return items
    }
}
