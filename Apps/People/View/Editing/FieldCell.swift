import UIKit

/// A field of a form: what it is for, its text, and what is wrong with it.
final class FieldCell: UITableViewCell {
    /// What a field shows.
    struct Content {
        var text = ""
        var placeholder = ""
        /// What it is for; a button where there are others to choose from.
        var label: String?
        var labels: [(name: String, value: String)] = []
        var problem: String?
        var keyboard = UIKeyboardType.default
        var isRemovable = false
    }

    var onEdit: (String) -> Void = { _ in }
    var onLabel: (String) -> Void = { _ in }
    var onRemove: () -> Void = {}

    private let textField = UITextField()
    private let problemLabel = UILabel()
    private let row = UIStackView()
    private let labels = UIStackView()
    private lazy var textFieldWidth = textField.widthAnchor.constraint(equalTo: row.widthAnchor)
    private lazy var labelButton = UIButton(configuration: .borderless())
    private lazy var removeButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(image: UIImage(systemName: "minus.circle.fill")) { [weak self] _ in
            self?.onRemove()
        })

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textField.clearButtonMode = .whileEditing
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.addAction(
            UIAction { [weak self] _ in self.map { $0.onEdit($0.textField.text ?? "") } },
            for: .editingChanged)
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.adjustsFontForContentSizeCategory = true
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0
        removeButton.tintColor = .systemRed
        labelButton.showsMenuAsPrimaryAction = true
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ content: Content) {
        // Setting the same text would move the caret of who types.
        if textField.text != content.text { textField.text = content.text }
        textField.placeholder = content.placeholder
        textField.keyboardType = content.keyboard
        textField.accessibilityLabel = [content.label, content.placeholder].compactMap { $0 }
            .joined(separator: " ")
        problemLabel.text = content.problem
        problemLabel.isHidden = content.problem == nil
        removeButton.isHidden = !content.isRemovable
        removeButton.accessibilityLabel = "\(localized("Remove")) \(content.text)"
        showLabel(of: content)
    }

    func beginEditing() {
        textField.becomeFirstResponder()
    }

    private func showLabel(of content: Content) {
        labelButton.isHidden = content.labels.isEmpty
        labels.isHidden = labelButton.isHidden && removeButton.isHidden
        labelButton.configuration?.title = content.label
        labelButton.menu = UIMenu(
            children: content.labels.map { label in
                UIAction(title: label.name, state: label.name == content.label ? .on : .off) {
                    [weak self] _ in self?.onLabel(label.value)
                }
            })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Label and text stand beside each other as long as there is room for both.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        textFieldWidth.isActive = isLarge
    }

    private func setUpConstraints() {
        for view in [removeButton, labelButton] {
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        labels.addArrangedSubview(removeButton)
        labels.addArrangedSubview(labelButton)
        for stack in [row, labels] { stack.spacing = 4 }
        row.addArrangedSubview(labels)
        row.addArrangedSubview(textField)
        arrange()
        let stack = UIStackView(arrangedSubviews: [row, problemLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
