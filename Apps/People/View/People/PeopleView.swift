import SharedScreens
import UIKit

/// A list of people with a search field above, and below what was done last, to be taken back.
final class PeopleView: UIView {
    let tableView = UITableView(frame: .zero, style: .plain)
    let searchBar = UISearchBar()
    let undoBar = UndoBar()
    let messageView = MessageView()
    private var done: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        searchBar.placeholder = localized("Search")
        searchBar.searchBarStyle = .minimal
        tableView.sectionIndexMinimumDisplayRowCount = 20
        tableView.sectionHeaderTopPadding = 0
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.keyboardDismissMode = .onDrag
        let stack = UIStackView(arrangedSubviews: [searchBar, tableView, undoBar])
        stack.axis = .vertical
        for view in [stack, messageView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        undoBar.isHidden = true
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            messageView.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
            messageView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
            messageView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
        ])
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

    /// Shows below the list what was done last, and says it once; nil if nothing was.
    func show(done: String?) {
        guard done != self.done else { return }
        self.done = done
        undoBar.isHidden = done == nil
        if let done { undoBar.show(done) }
    }

    /// Shows instead of rows why there are none; nil if there are some.
    func show(message: String?, detail: String?) {
        messageView.show(title: message, detail: detail)
    }
}
