import Foundation
import UIKit

/// A table of names that can be searched.
@MainActor final class NamesScreen: UIViewController {
    let search: UISearchController
    let table = UITableView(frame: .zero, style: .plain)
    private let log: CallRecorder
    private static let all = ["Ada", "Bo", "Cleo"] + (1...40).map { "Person \($0)" }
    private(set) var shown = NamesScreen.all
    private(set) var chosen: Int?

    init(title: String, log: CallRecorder, results: UIViewController?, isInBar: Bool = true) {
        search = UISearchController(searchResultsController: results)
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Search names"
        if results == nil { search.obscuresBackgroundDuringPresentation = false }
        if isInBar { navigationItem.searchController = search }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }
}

extension NamesScreen: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        log.record("update(\"\(text)\")")
        shown = text.isEmpty ? Self.all : Self.all.filter { $0.lowercased().hasPrefix(text) }
        table.reloadData()
    }
}

extension NamesScreen: UISearchBarDelegate {
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        log.record("cancel")
    }
}

extension NamesScreen: UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {
        log.record("willPresent")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        log.record("didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        log.record("willDismiss")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        log.record("didDismiss")
    }
}

extension NamesScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
    }
}
