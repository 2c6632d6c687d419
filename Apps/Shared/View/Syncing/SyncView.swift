public import UIKit

/// How it stands with the server, the server itself, and buttons.
public final class SyncView: UIScrollView {
    var onConnect: (_ address: String, _ name: String, _ password: String) -> Void = { _, _, _ in }
    var onDisconnect: () -> Void = {}
    var onSync: () -> Void = {}
    var onConflicts: () -> Void = {}

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let activityView = UIActivityIndicatorView(style: .medium)
    private let addressField = UITextField()
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private lazy var connectButton = button(.filled(), localized("Connect")) { view in
        view.onConnect(
            view.addressField.text ?? "", view.nameField.text ?? "",
            view.passwordField.text ?? "")
    }
    private lazy var syncButton = button(.filled(), localized("Sync Now")) { $0.onSync() }
    private lazy var conflictsButton = button(.tinted(), "") { $0.onConflicts() }
    private lazy var disconnectButton = button(.borderless(), localized("Leave This Server")) {
        $0.onDisconnect()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        detailLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        setUpFields()
        let header = UIStackView(arrangedSubviews: [titleLabel, activityView])
        header.spacing = 8
        let stack = UIStackView(arrangedSubviews: [
            header, detailLabel, addressField, nameField, passwordField, connectButton,
            syncButton, conflictsButton, disconnectButton,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -40),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameters:
    ///   - server: The server's address; nil if there is none.
    ///   - conflicts: What leads to them; nil if there are none.
    func show(
        title: String, details: [String], isWorking: Bool, server: String?, conflicts: String?
    ) {
        titleLabel.text = title
        detailLabel.text = ([server].compactMap { $0 } + details).joined(separator: "\n")
        isWorking ? activityView.startAnimating() : activityView.stopAnimating()
        for view in [addressField, nameField, passwordField, connectButton] {
            view.isHidden = server != nil
        }
        for view in [syncButton, disconnectButton] { view.isHidden = server == nil }
        syncButton.isEnabled = !isWorking
        conflictsButton.isHidden = conflicts == nil
        conflictsButton.configuration?.title = conflicts
    }

    /// Whether the server is being asked.
    func show(isConnecting: Bool) {
        connectButton.isEnabled = !isConnecting
        isConnecting ? activityView.startAnimating() : activityView.stopAnimating()
    }

    private func setUpFields() {
        addressField.placeholder = localized("Address, such as https://example.org/v1")
        addressField.keyboardType = .URL
        addressField.autocapitalizationType = .none
        nameField.placeholder = localized("Name")
        nameField.autocapitalizationType = .none
        passwordField.placeholder = localized("Password")
        passwordField.isSecureTextEntry = true
        for field in [addressField, nameField, passwordField] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
    }

    private func button(
        _ configuration: UIButton.Configuration, _ title: String,
        _ action: @escaping @MainActor (SyncView) -> Void
    ) -> UIButton {
        UIButton(
            large: configuration,
            UIAction(title: title) { [weak self] _ in self.map(action) })
    }
}
