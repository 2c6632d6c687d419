import UIKit

/// A page: its title, and its sections as cards one below the other.
final class PageView: UIScrollView {
    private lazy var stack = UIStackView()

    init(_ title: String, _ sections: [ExampleSection]) {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        stack.axis = .vertical
        stack.spacing = 24
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        titleLabel.accessibilityTraits = .header
        stack.addArrangedSubview(titleLabel)
        for section in sections { stack.addArrangedSubview(SectionView(section)) }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpConstraints() {
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let readable = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 620)
        let filling = stack.widthAnchor.constraint(
            equalTo: frameLayoutGuide.widthAnchor, constant: -32)
        filling.priority = .init(999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            readable, filling,
        ])
    }
}
