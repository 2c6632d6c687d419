import UIKit

/// A title, the rows on a card, and a button to add one.
final class TodosView: UIView {
    var onAdd: () -> Void = {}
    var onDelete: (UUID) -> Void = { _ in }

    private let titleLabel = UILabel()
    private let emptyLabel = UILabel()
    private let card = UIView()
    private var rowViews: [TodoRowView] = []
    private lazy var addButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { [weak self] _ in
            self?.onAdd()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        titleLabel.text = "To-dos"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.accessibilityTraits = .header
        emptyLabel.text = "Nothing to do."
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        addButton.configuration?.buttonSize = .large
        addButton.configuration?.imagePadding = 6
        for view in [titleLabel, card, emptyLabel, addButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var canAdd = true {
        didSet { addButton.isEnabled = canAdd }
    }

    func show(_ rows: [TodoRow]) {
        let known = Dictionary(rowViews.map { ($0.row.id, $0) }) { first, _ in first }
        for view in rowViews where !rows.contains(where: { $0.id == view.row.id }) {
            view.removeFromSuperview()
        }
        rowViews = rows.map { row in
            let view = known[row.id] ?? makeRowView(row)
            view.row = row
            return view
        }
        emptyLabel.isHidden = !rows.isEmpty
        card.isHidden = rows.isEmpty
        setNeedsLayout()
    }

    private func makeRowView(_ row: TodoRow) -> TodoRowView {
        let view = TodoRowView(row: row)
        view.onDelete = { [weak self] in self?.onDelete(row.id) }
        card.addSubview(view)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 20
        let width = bounds.width - 2 * margin
        let titleSize = titleLabel.sizeThatFits(CGSize(width: width, height: 100))
        titleLabel.frame = CGRect(x: margin, y: 24, width: width, height: titleSize.height)
        let rowHeight: CGFloat = 52
        card.frame = CGRect(
            x: margin, y: titleLabel.frame.maxY + 12, width: width,
            height: CGFloat(rowViews.count) * rowHeight)
        for (index, view) in rowViews.enumerated() {
            view.frame = CGRect(
                x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
        }
        emptyLabel.frame = CGRect(x: margin, y: bounds.midY - 20, width: width, height: 40)
        let height = addButton.intrinsicContentSize.height
        addButton.frame = CGRect(
            x: margin, y: bounds.height - 24 - height, width: width, height: height)
    }
}
