public import UIKit

/// A table, and a message in its middle while it has no rows.
open class TableView: UIView {
    public let tableView = UITableView(frame: .zero, style: .insetGrouped)
    public let messageView = MessageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        for view in [tableView, messageView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: topAnchor),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
            messageView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            messageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            messageView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
        ])
        messageView.show(title: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
