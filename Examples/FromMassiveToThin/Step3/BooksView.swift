import UIKit

/// A count, a form, a message and the list.
final class BooksView: UIView {
    var onAdd: (_ title: String, _ minutes: String) -> Void = { _, _ in }

    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    private let countLabel = UILabel()
    private let titleField = UITextField()
    private let minutesField = UITextField()
    private let addButton = UIButton(configuration: .filled())
    private let problemLabel = UILabel()
    private let messageLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let emptyLabel = UILabel()
    private var isEmpty = false
    private var hasRoom = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        setUpLabels()
        setUpForm()
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - What is shown

    // listing: show
    /// - Parameters:
    ///   - count: What stands at the top.
    ///   - isEmpty: Whether there is no book.
    ///   - hasRoom: Whether one can be added.
    func show(count: String, isEmpty: Bool, hasRoom: Bool) {
        countLabel.text = count
        self.isEmpty = isEmpty
        self.hasRoom = hasRoom
        update()
    }
    // end

    func show(isLoading: Bool, message: String?) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        messageLabel.text = message
        messageLabel.isHidden = message == nil
        update()
    }

    func show(problem: String?) {
        problemLabel.text = problem
        problemLabel.isHidden = problem == nil
    }

    func clearForm() {
        titleField.text = ""
        minutesField.text = ""
        update()
    }

    private func update() {
        emptyLabel.isHidden = !isEmpty || spinner.isAnimating
        addButton.isEnabled = hasRoom && titleField.text?.isEmpty == false
    }

    // MARK: - Parts

    private func setUpLabels() {
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .secondaryLabel
        emptyLabel.text = "Nothing to read. Add a book above."
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        for label in [countLabel, problemLabel, messageLabel, emptyLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        problemLabel.isHidden = true
        messageLabel.isHidden = true
        spinner.hidesWhenStopped = true
        spinner.accessibilityLabel = "Loading"
    }

    private func setUpForm() {
        titleField.placeholder = "Title"
        titleField.returnKeyType = .next
        minutesField.placeholder = "Minutes"
        minutesField.keyboardType = .numberPad
        for field in [titleField, minutesField] {
            field.accessibilityLabel = field.placeholder
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.addAction(
                UIAction { [weak self] _ in
                    self?.show(problem: nil)
                    self?.update()
                }, for: .editingChanged)
        }
        addButton.configuration?.title = "Add"
        addButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onAdd(titleField.text ?? "", minutesField.text ?? "")
            }, for: .touchUpInside)
    }

    private func setUpConstraints() {
        let form = UIStackView(arrangedSubviews: [titleField, minutesField, addButton])
        form.spacing = 8
        let message = UIStackView(arrangedSubviews: [spinner, messageLabel])
        message.spacing = 8
        let header = UIStackView(arrangedSubviews: [countLabel, form, problemLabel, message])
        header.axis = .vertical
        header.spacing = 8
        for subview in [header, tableView, emptyLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        addButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        spinner.setContentHuggingPriority(.required, for: .horizontal)
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            header.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            minutesField.widthAnchor.constraint(equalTo: form.widthAnchor, multiplier: 0.3),
            tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            emptyLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
    }
}
