import UIKit

/// A title, and a card with an example a row.
final class SectionView: UIView {
    private lazy var titleLabel = UILabel()
    private lazy var rows = UIStackView()

    init(_ section: ExampleSection) {
        super.init(frame: .zero)
        titleLabel.text = section.title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        titleLabel.accessibilityTraits = .header
        rows.axis = .vertical
        rows.backgroundColor = .secondarySystemGroupedBackground
        rows.layer.cornerRadius = 10
        for (index, example) in section.examples.enumerated() {
            rows.addArrangedSubview(
                ExampleView(example, isLast: index == section.examples.count - 1))
        }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpConstraints() {
        for view in [titleLabel, rows] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
