public import UIKit

/// Why there is nothing to see, in the middle of the place where it would be.
public final class MessageView: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let indicator = UIActivityIndicatorView(style: .medium)

    public override init(frame: CGRect) {
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
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        show(title: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Without a title nothing is shown, as at first.
    ///
    /// - Parameter isWorking: Whether what is missing is on its way.
    public func show(title: String?, detail: String? = nil, isWorking: Bool = false) {
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail == nil
        indicator.isHidden = !isWorking
        if isWorking { indicator.startAnimating() } else { indicator.stopAnimating() }
        isHidden = title == nil
    }

    /// Puts it into another view, away from its sides.
    ///
    /// - Parameter middle: What it stands in the middle of; nil for what no bar covers of the view.
    public func place(in view: UIView, middle: UIView? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            centerYAnchor.constraint(equalTo: middle?.centerYAnchor ?? area.centerYAnchor),
            leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
            trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
        ])
    }
}
