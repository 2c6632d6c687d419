import SharedScreens
import UIKit

/// A list of people with a search field above, and below what was done last, to be taken back.
final class PeopleView: UndoableList {
    let tableView = UITableView(frame: .zero, style: .plain)
    let searchBar = UISearchBar()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        searchBar.placeholder = localized("Search")
        searchBar.searchBarStyle = .minimal
        tableView.sectionIndexMinimumDisplayRowCount = 20
        tableView.sectionHeaderTopPadding = 0
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.keyboardDismissMode = .onDrag
        fill([searchBar, tableView])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func deselect() {
        for indexPath in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    func scrollToTop() {
        tableView.setContentOffset(.zero, animated: false)
    }
}
