import UIKit

/// An example's name and its view: side by side, or the view below where that is wide or text is large.
final class ExampleView: UIView {
    private lazy var captionLabel = UILabel()
    private lazy var separator = UIView()
    private let content: UIStackView

    init(_ example: Example, isLast: Bool) {
        content = UIStackView()
        super.init(frame: .zero)
        captionLabel.text = example.caption
        captionLabel.font = .preferredFont(forTextStyle: .body)
        captionLabel.adjustsFontForContentSizeCategory = true
        captionLabel.numberOfLines = 0
        captionLabel.setContentHuggingPriority(.init(1), for: .horizontal)
        captionLabel.setContentCompressionResistancePriority(.init(700), for: .horizontal)
        if example.view.accessibilityLabel?.isEmpty ?? true {
            example.view.accessibilityLabel = example.caption
        }
        content.spacing = 12
        content.addArrangedSubview(captionLabel)
        content.addArrangedSubview(example.view)
        arrange(example)
        separator.backgroundColor = .separator
        separator.isHidden = isLast
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func arrange(_ example: Example) {
        let isLarge = UIScreen.main.traitCollection.preferredContentSizeCategory
            .isAccessibilityCategory
        content.axis = example.isWide || isLarge ? .vertical : .horizontal
        switch (content.axis, example.isWide) {
        case (.horizontal, _): content.alignment = .center
        case (_, true): content.alignment = .fill
        default: content.alignment = .leading
        }
    }

    private func setUpConstraints() {
        for view in [content, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            content.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            separator.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
    }
}
