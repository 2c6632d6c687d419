import UIKit

/// Why there is nothing to see, in the middle of the place where it would be.
final class MessageView: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let indicator = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        detailLabel.font = .preferredFont(forTextStyle: .body)
        let stack = UIStackView(arrangedSubviews: [indicator, titleLabel, detailLabel])
        stack.axis = .vertical
        stack.spacing = 8
        for label in [titleLabel, detailLabel] {
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32),
        ])
        show(title: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Without a title nothing is shown.
    func show(title: String?, detail: String? = nil, isWorking: Bool = false) {
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        indicator.isHidden = !isWorking
        if isWorking { indicator.startAnimating() } else { indicator.stopAnimating() }
        isHidden = title == nil
    }
}
