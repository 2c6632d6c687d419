import UIKit

/// The columns of a table in a list, and above it whether the first row is one of headings.
final class ColumnsView: UIView {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    var onHeadings: (Bool) -> Void = { _ in }

    private let headingsSwitch = UISwitch()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = localized("The first row holds headings")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        headingsSwitch.accessibilityLabel = label.text
        label.isAccessibilityElement = false
        headingsSwitch.addAction(
            UIAction { [weak self] _ in self.map { $0.onHeadings($0.headingsSwitch.isOn) } },
            for: .valueChanged)
        headingsSwitch.setContentHuggingPriority(.required, for: .horizontal)
        headingsSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [label, headingsSwitch])
        header.alignment = .center
        header.spacing = 8
        header.isLayoutMarginsRelativeArrangement = true
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12, leading: 20, bottom: 8, trailing: 20)
        let stack = UIStackView(arrangedSubviews: [header, tableView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(hasHeadings: Bool) {
        headingsSwitch.isOn = hasHeadings
    }
}
