import UIKit

/// A title, the rows on a card, and a button to add one.
final class TodosView: UIView {
    var onAdd: () -> Void = {}

    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    private lazy var titleLabel = UILabel()
    private lazy var countLabel = UILabel()
    private lazy var emptyLabel = UILabel()
    private lazy var addButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { [weak self] _ in
            self?.onAdd()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        setUpLabels()
        tableView.allowsSelection = false
        tableView.sectionHeaderHeight = 16
        tableView.sectionFooterHeight = 16
        addButton.configuration?.buttonSize = .large
        addButton.configuration?.imagePadding = 6
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameters:
    ///   - count: What stands under the title.
    ///   - isEmpty: Whether there is nothing to do.
    ///   - canAdd: Whether the button can be worked.
    func show(count: String, isEmpty: Bool, canAdd: Bool) {
        countLabel.text = count
        emptyLabel.isHidden = !isEmpty
        addButton.isEnabled = canAdd
    }

    private func setUpLabels() {
        titleLabel.text = "To-dos"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.accessibilityTraits = .header
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        emptyLabel.text = "Nothing to do. Add something with the button below."
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        for label in [titleLabel, countLabel, emptyLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func setUpConstraints() {
        let header = UIStackView(arrangedSubviews: [titleLabel, countLabel])
        header.axis = .vertical
        header.spacing = 2
        for view in [header, tableView, emptyLabel, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let area = safeAreaLayoutGuide
        let sides = [header, emptyLabel, addButton].flatMap { view in
            [
                view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            ]
        }
        NSLayoutConstraint.activate(
            sides + [
                header.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
                tableView.topAnchor.constraint(equalTo: header.bottomAnchor),
                tableView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                tableView.bottomAnchor.constraint(equalTo: addButton.topAnchor, constant: -8),
                emptyLabel.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                addButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
            ])
    }
}
