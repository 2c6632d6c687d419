import UIKit

/// The row in which a new one is typed: Return adds it, and the next one can be typed.
final class AddCell: UICollectionViewListCell, UITextFieldDelegate {
    /// Adds what was typed; returns why not, if it can't be.
    var onAdd: (String) -> String? = { _ in nil }

    private let textField = UITextField()
    private let detailLabel = UILabel()
    private var detail = ""
    private lazy var addButton = UIButton(
        configuration: .borderless(),
        primaryAction: UIAction(image: UIImage(systemName: "plus.circle.fill")) { [weak self] _ in
            self?.add()
        })

    override init(frame: CGRect) {
        super.init(frame: frame)
        textField.delegate = self
        textField.placeholder = localized("New to-do")
        textField.accessibilityLabel = localized("New to-do")
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.addAction(
            UIAction { [weak self] _ in self?.show(problem: nil) }, for: .editingChanged)
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.adjustsFontForContentSizeCategory = true
        detailLabel.numberOfLines = 0
        addButton.accessibilityLabel = localized("Add")
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameters:
    ///   - detail: How many there are, or why there can be no more.
    ///   - canAdd: Whether there is room for one more.
    func show(detail: String, canAdd: Bool) {
        self.detail = detail
        addButton.isEnabled = canAdd
        textField.isEnabled = canAdd
        show(problem: nil)
    }

    func beginEditing() {
        textField.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        add()
        return false
    }

    private func add() {
        if let problem = onAdd(textField.text ?? "") { return show(problem: problem) }
        textField.text = ""
        if textField.isEnabled { textField.becomeFirstResponder() }
    }

    private func show(problem: String?) {
        detailLabel.text = problem ?? detail
        detailLabel.textColor = problem == nil ? .secondaryLabel : .systemRed
        if let problem { UIAccessibility.post(notification: .announcement, argument: problem) }
    }

    private func setUpConstraints() {
        addButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        addButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [textField, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [addButton, texts])
        row.alignment = .center
        row.spacing = 4
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate(
            addButton.constraintsForFinger() + textField.constraintsForFinger(height: 28)
                + row.constraintsFilling(
                    contentView,
                    NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 16)))
    }
}
