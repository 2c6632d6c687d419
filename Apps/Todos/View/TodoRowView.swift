import UIKit

/// One row: what is to be done, and a button to delete it.
final class TodoRowView: UIView {
    var onDelete: () -> Void = {}

    var row: TodoRow {
        didSet { update() }
    }

    private let titleLabel = UILabel()
    private lazy var deleteButton = UIButton(
        primaryAction: UIAction(image: UIImage(systemName: "trash")) { [weak self] _ in
            self?.onDelete()
        })
    private let separator = UIView()

    init(row: TodoRow) {
        self.row = row
        super.init(frame: .zero)
        separator.backgroundColor = .separator
        titleLabel.font = .preferredFont(forTextStyle: .body)
        for view in [titleLabel, deleteButton, separator] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func update() {
        titleLabel.text = row.title
        deleteButton.accessibilityLabel = "Delete \(row.title)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 76, height: bounds.height)
        deleteButton.frame = CGRect(
            x: bounds.width - 52, y: 0, width: 44, height: bounds.height)
        separator.frame = CGRect(
            x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5)
    }
}
