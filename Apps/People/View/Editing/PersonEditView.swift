import UIKit

/// A form, with the photo on top.
final class PersonEditView: UIView {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let header = PhotoEditView(frame: CGRect(x: 0, y: 0, width: 320, height: 136))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        tableView.keyboardDismissMode = .interactive
        tableView.tableHeaderView = header
        tableView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: topAnchor),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Brings a field into view and puts the caret into it.
    func edit(at indexPath: IndexPath) {
        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
        layoutIfNeeded()
        (tableView.cellForRow(at: indexPath) as? FieldCell)?.beginEditing()
    }
}
