import UIKit

/// A title, the rows on a card, and a button to add one.
final class TodosView: UIView {
    var onAdd: () -> Void = {}
    var onDelete: (UUID) -> Void = { _ in }

    private lazy var titleLabel = UILabel()
    private lazy var countLabel = UILabel()
    private lazy var emptyLabel = UILabel()
    private lazy var rowsView = UIStackView()
    private lazy var addButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { [weak self] _ in
            self?.onAdd()
        })
    private var rowViews: [TodoRowView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        setUpLabels()
        rowsView.axis = .vertical
        rowsView.backgroundColor = .secondarySystemGroupedBackground
        rowsView.layer.cornerRadius = 10
        rowsView.clipsToBounds = true
        addButton.configuration?.buttonSize = .large
        addButton.configuration?.imagePadding = 6
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Shows these rows and no others; the views of rows that stay are kept.
    func show(_ rows: [TodoRow]) {
        let known = Dictionary(rowViews.map { ($0.row.id, $0) }) { first, _ in first }
        let shown = rows.map { known[$0.id] ?? makeRowView($0) }
        for view in rowViews where !shown.contains(view) { view.removeFromSuperview() }
        for (index, row) in rows.enumerated() {
            shown[index].row = row
            shown[index].isLast = index == rows.count - 1
            rowsView.insertArrangedSubview(shown[index], at: index)
        }
        rowViews = shown
        rowsView.isHidden = rows.isEmpty
        emptyLabel.isHidden = !rows.isEmpty
    }

    /// - Parameters:
    ///   - count: What stands under the title.
    ///   - canAdd: Whether the button can be worked.
    func show(count: String, canAdd: Bool) {
        countLabel.text = count
        addButton.isEnabled = canAdd
    }

    private func makeRowView(_ row: TodoRow) -> TodoRowView {
        let view = TodoRowView(row: row)
        view.onDelete = { [weak self] in self?.onDelete(row.id) }
        return view
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
        for view in [header, rowsView, emptyLabel, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let area = safeAreaLayoutGuide
        let sides = [header, rowsView, emptyLabel, addButton].flatMap { view in
            [
                view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            ]
        }
        NSLayoutConstraint.activate(
            sides + [
                header.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
                rowsView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
                emptyLabel.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                addButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
            ])
    }
}
