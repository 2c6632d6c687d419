import UIKit

/// One row: what is to be done, and a button to delete it.
final class TodoCell: UITableViewCell {
    var onDelete: () -> Void = {}

    private lazy var deleteButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(image: UIImage(systemName: "trash")) { [weak self] _ in
            self?.onDelete()
        })

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        deleteButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        accessoryView = deleteButton
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(title: String) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        contentConfiguration = content
        deleteButton.accessibilityLabel = "Delete \(title)"
    }
}
