import UIKit

/// A column of a table: what it is called, what stands in it, and what it is taken for.
final class ColumnCell: UITableViewCell {
    /// What a column shows.
    struct Content {
        var heading = ""
        var examples = ""
        /// What it is taken for.
        var choice = ""
        var isLeftOut = false
        /// What it may be taken for, in the parts of a menu.
        var groups: [(name: String, choices: [(name: String, number: Int)])] = []
    }

    /// Called with the number of what was chosen; nil to leave the column out.
    var onChoose: (Int?) -> Void = { _ in }

    private let headingLabel = UILabel()
    private let examplesLabel = UILabel()
    private let button = UIButton(configuration: .borderless())
    private let row = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        headingLabel.font = .preferredFont(forTextStyle: .body)
        examplesLabel.font = .preferredFont(forTextStyle: .footnote)
        examplesLabel.textColor = .secondaryLabel
        for label in [headingLabel, examplesLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
            // The button says all of it.
            label.isAccessibilityElement = false
        }
        button.showsMenuAsPrimaryAction = true
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ content: Content) {
        headingLabel.text = content.heading
        examplesLabel.text = content.examples
        examplesLabel.isHidden = content.examples.isEmpty
        button.configuration?.title = content.choice
        button.tintColor = content.isLeftOut ? .secondaryLabel : nil
        button.accessibilityLabel = content.heading
        button.accessibilityValue = content.choice
        button.accessibilityHint = content.examples
        let leaveOut = UIAction(
            title: localized("Leave Out"), state: content.isLeftOut ? .on : .off
        ) { [weak self] _ in self?.onChoose(nil) }
        let groups = content.groups.map { group in
            UIMenu(title: group.name, children: group.choices.map { action($0, content) })
        }
        button.menu = UIMenu(
            children: [UIMenu(options: .displayInline, children: [leaveOut])] + groups)
    }

    private func action(_ choice: (name: String, number: Int), _ content: Content) -> UIAction {
        let isOn = !content.isLeftOut && choice.name == content.choice
        return UIAction(title: choice.name, state: isOn ? .on : .off) { [weak self] _ in
            self?.onChoose(choice.number)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Text and button stand beside each other as long as there is room for both.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
    }

    private func setUpConstraints() {
        let texts = UIStackView(arrangedSubviews: [headingLabel, examplesLabel])
        texts.axis = .vertical
        texts.spacing = 2
        row.addArrangedSubview(texts)
        row.addArrangedSubview(button)
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        arrange()
        contentView.addSubview(row)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
