public import UIKit

/// What an app is, and ways to begin.
public final class WelcomeView: UIView {
    private let symbolView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let stack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        symbolView.tintColor = .tintColor
        symbolView.contentMode = .scaleAspectFit
        symbolView.isAccessibilityElement = false
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.accessibilityTraits = .header
        detailLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        for view in [symbolView, titleLabel, detailLabel] { stack.addArrangedSubview(view) }
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: symbolView)
        stack.setCustomSpacing(32, after: detailLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 340)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            symbolView.heightAnchor.constraint(equalToConstant: 72), width,
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(
                lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameters:
    ///   - symbol: The name of a symbol.
    ///   - title: What the app is called.
    ///   - detail: What it is, in a sentence.
    ///   - actions: The ways to begin, the one for most people first.
    func show(symbol: String, title: String, detail: String, actions: [UIAction]) {
        symbolView.image = UIImage(systemName: symbol)
        titleLabel.text = title
        detailLabel.text = detail
        let looks = [UIButton.Configuration.filled(), .tinted()]
        for (index, action) in actions.enumerated() {
            let look = index < looks.count ? looks[index] : .borderless()
            stack.addArrangedSubview(UIButton(large: look, action))
        }
    }
}
