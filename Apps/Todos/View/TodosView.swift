import SharedScreens
import UIKit

/// A list in sections, and below it what was done last, to be taken back.
final class TodosView: UndoableList {
    /// Whether a section has something to stand under a heading.
    var hasHeading: (_ section: Int) -> Bool = { _ in false }
    /// What can be done with a row that is dragged towards the end, or back to the start.
    var leadingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout {
            [weak self] section, environment in
            NSCollectionLayoutSection.list(
                using: self?.configuration(of: section) ?? .init(appearance: .insetGrouped),
                layoutEnvironment: environment)
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        collectionView.keyboardDismissMode = .onDrag
        fill([collectionView])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Lets the rows that are seen say anew when they are due. Those that come into sight do so anyway.
    func refill() {
        collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
    }

    /// Lets a person type another name into a row.
    func rename(at indexPath: IndexPath) {
        (collectionView.cellForItem(at: indexPath) as? TodoCell)?.beginRenaming()
    }

    /// Lets a person type a new one.
    func add() {
        let place = IndexPath(item: 0, section: 0)
        collectionView.scrollToItem(at: place, at: .bottom, animated: false)
        (collectionView.cellForItem(at: place) as? AddCell)?.beginEditing()
    }

    private func configuration(of section: Int) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = hasHeading(section) ? .supplementary : .none
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.leadingActions(indexPath)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            self?.trailingActions(indexPath)
        }
        return configuration
    }
}
