import UIKit

/// What the app is, and three ways to begin.
final class WelcomeView: UIView {
    var onImport: () -> Void = {}
    var onTry: () -> Void = {}
    var onBegin: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let symbol = UIImageView(image: UIImage(systemName: "person.2"))
        symbol.tintColor = .tintColor
        symbol.contentMode = .scaleAspectFit
        symbol.isAccessibilityElement = false
        let texts = [
            label(localized("Welcome to People"), .largeTitle, .label),
            label(
                localized(
                    "Everybody you know, on this device, and on your own server if you like."),
                .body, .secondaryLabel),
        ]
        texts[0].accessibilityTraits = .header
        let buttons = [
            button(.filled(), localized("Import a File…")) { $0.onImport() },
            button(.tinted(), localized("Try with People Made Up")) { $0.onTry() },
            button(.borderless(), localized("Begin with Nobody")) { $0.onBegin() },
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
