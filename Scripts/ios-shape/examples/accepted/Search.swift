import UIKit

// What screens do with a search, as Swift imports it on iOS.

final class SearchExample: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Search"
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.searchBar.searchTextField.clearButtonMode = .always
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.automaticallyShowsCancelButton = true
        search.showsSearchResultsController = true
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.preferredSearchBarPlacement = .stacked
        if navigationItem.searchBarPlacement == .inline { search.isActive = true }
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard searchController.isActive else { return }
        title = searchController.searchBar.text
    }

    func willPresentSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    func ask() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.isSecureTextEntry = false
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.title = alert?.textFields?.first?.text
        }
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.preferredAction = save
        present(alert, animated: true)
    }
}
