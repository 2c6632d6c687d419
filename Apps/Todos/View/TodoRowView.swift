import UIKit

/// One row: what is to be done, and a button to delete it.
final class TodoRowView: UIView {
    var onDelete: () -> Void = {}

    var row: TodoRow {
        didSet { update() }
    }

    /// The last row has no line below it.
    var isLast = false {
        didSet { separator.isHidden = isLast }
    }

    private lazy var titleLabel = UILabel()
    private lazy var separator = UIView()
    private lazy var deleteButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(image: UIImage(systemName: "trash")) { [weak self] _ in
            self?.onDelete()
        })

    init(row: TodoRow) {
        self.row = row
        super.init(frame: .zero)
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        deleteButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        deleteButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        separator.backgroundColor = .separator
        setUpConstraints()
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func update() {
        titleLabel.text = row.title
        deleteButton.accessibilityLabel = "Delete \(row.title)"
    }

    private func setUpConstraints() {
        for view in [titleLabel, deleteButton, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            deleteButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
            deleteButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            deleteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            deleteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            deleteButton.centerYAnchor.constraint(equalTo: centerYAnchor),
            separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
    }
}
