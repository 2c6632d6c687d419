import UIKit

/// What the app is, and three ways to begin.
final class WelcomeView: UIView {
    var onFolder: () -> Void = {}
    var onArchive: () -> Void = {}
    var onTry: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let symbol = UIImageView(image: UIImage(systemName: "photo"))
        symbol.tintColor = .tintColor
        symbol.contentMode = .scaleAspectFit
        symbol.isAccessibilityElement = false
        let texts = [
            label(localized("Welcome to Photos"), .largeTitle, .label),
            label(
                localized("The pictures of a folder, or the photos of an archive, with stars."),
                .body, .secondaryLabel),
        ]
        texts[0].accessibilityTraits = .header
        let buttons = [
            button(.filled(), localized("Open a Folder of Pictures…")) { $0.onFolder() },
            button(.tinted(), localized("Open an Archive…")) { $0.onArchive() },
            button(.borderless(), localized("Try with Sample Pictures")) { $0.onTry() },
        ]
        let stack = UIStackView(arrangedSubviews: [symbol] + texts + buttons)
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: symbol)
        stack.setCustomSpacing(32, after: texts[1])
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 340)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            symbol.heightAnchor.constraint(equalToConstant: 72), width,
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func label(
        _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ title: String,
        _ action: @escaping @MainActor (WelcomeView) -> Void
    ) -> UIButton {
        var configuration = configuration
        configuration.buttonSize = .large
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
    }
}
