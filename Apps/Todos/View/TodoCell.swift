import UIKit

/// One row: a circle to be ticked, what is to be done, and when. Its name is edited where it stands.
final class TodoCell: UICollectionViewListCell, UITextFieldDelegate {
    /// What a row shows.
    struct Content {
        var title: String
        var due: String?
        var isOverdue = false
        var isDone = false
    }

    var onTick: () -> Void = {}
    var onDue: () -> Void = {}
    /// Gives it another name; returns why not, if it can't have that.
    var onRename: (String) -> String? = { _ in nil }

    private let titleLabel = UILabel()
    private let textField = UITextField()
    private let dueLabel = UILabel()
    private let problemLabel = UILabel()
    private lazy var tickButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction { [weak self] _ in self?.onTick() })
    private lazy var dueButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(image: UIImage(systemName: "calendar")) { [weak self] _ in
            self?.onDue()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        textField.delegate = self
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.accessibilityLabel = localized("Name")
        textField.isHidden = true
        titleLabel.font = .preferredFont(forTextStyle: .body)
        dueLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        problemLabel.isHidden = true
        for label in [titleLabel, dueLabel, problemLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        endRenaming()
    }

    func show(_ content: Content) {
        titleLabel.text = content.title
        titleLabel.textColor = content.isDone ? .secondaryLabel : .label
        dueLabel.text = content.due
        dueLabel.isHidden = content.due == nil
        dueLabel.textColor = content.isOverdue ? .systemRed : .secondaryLabel
        let symbol = content.isDone ? "checkmark.circle.fill" : "circle"
        tickButton.configuration?.image = UIImage(systemName: symbol)
        tickButton.tintColor = content.isDone ? nil : .secondaryLabel
        let verb = content.isDone ? localized("Reopen “%@”") : localized("Complete “%@”")
        tickButton.accessibilityLabel = String(format: verb, content.title)
        dueButton.accessibilityLabel = String(
            format: localized("Due Date of “%@”"), content.title)
        dueButton.isHidden = content.isDone
        if accessories.isEmpty != content.isDone {
            accessories = content.isDone ? [] : [.reorder(displayed: .always)]
        }
    }

    // MARK: - Renaming

    /// Puts a field in the place of the name.
    func beginRenaming() {
        textField.text = titleLabel.text
        titleLabel.isHidden = true
        textField.isHidden = false
        textField.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let problem = onRename(textField.text ?? "") {
            problemLabel.text = problem
            problemLabel.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: problem)
        } else {
            endRenaming()
        }
        return false
    }

    /// Who goes on elsewhere has named it; what can't be a name is forgotten.
    func textFieldDidEndEditing(_ textField: UITextField) {
        guard !textField.isHidden else { return }
        _ = onRename(textField.text ?? "")
        endRenaming()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
        if isEscape, !textField.isHidden {
            endRenaming()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    private func endRenaming() {
        guard !textField.isHidden else { return }
        textField.isHidden = true
        titleLabel.isHidden = false
        problemLabel.isHidden = true
        textField.resignFirstResponder()
    }

    // MARK: - Layout

    private func setUpConstraints() {
        for button in [tickButton, dueButton] {
            button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, textField, dueLabel, problemLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [tickButton, texts, dueButton])
        row.alignment = .center
        row.spacing = 4
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate(
            tickButton.constraintsForFinger() + dueButton.constraintsForFinger()
                + row.constraintsFilling(
                    contentView,
                    NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)))
    }
}
