import UIKit

/// A row with a text that can be changed.
struct NameContent: UIContentConfiguration {
    var text: String
    var placeholder: String
    var label: String
    /// Called when somebody is done with a text that is another one.
    var onEdit: (String) -> Void

    func makeContentView() -> any UIView & UIContentView { NameContentView(self) }

    func updated(for state: any UIConfigurationState) -> NameContent { self }
}

/// Shows it.
final class NameContentView: UIView, UIContentView, UITextFieldDelegate {
    private let textField = UITextField()

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ content: NameContent) {
        configuration = content
        super.init(frame: .zero)
        textField.delegate = self
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.clearButtonMode = .whileEditing
        textField.returnKeyType = .done
        textField.addAction(
            UIAction { [weak self] _ in self?.finish() }, for: .editingDidEnd)
        textField.translatesAutoresizingMaskIntoConstraints = false
        addSubview(textField)
        NSLayoutConstraint.activate([
            textField.topAnchor.constraint(equalTo: topAnchor),
            textField.bottomAnchor.constraint(equalTo: bottomAnchor),
            textField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            textField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func show() {
        guard let content = configuration as? NameContent else { return }
        // Who is typing isn't disturbed.
        if !textField.isEditing { textField.text = content.text }
        textField.placeholder = content.placeholder
        textField.accessibilityLabel = content.label
    }

    private func finish() {
        guard let content = configuration as? NameContent, let text = textField.text,
            text != content.text
        else { return }
        content.onEdit(text)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
