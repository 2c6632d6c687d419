import UIKit

/// What a file has in it, what is to become of those who are there already, and how far it is.
final class ImportView: UIView {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    /// The number of what was chosen for those who are there already.
    var onPolicy: (Int) -> Void = { _ in }

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let policyControl = UISegmentedControl(items: [
        localized("Merge"), localized("Leave Out"), localized("Keep Both"),
    ])

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        policyControl.accessibilityLabel = localized("Those who are there already")
        policyControl.selectedSegmentIndex = 0
        policyControl.addAction(
            UIAction { [weak self] _ in self.map { $0.onPolicy($0.policyControl.selectedSegmentIndex) } },
            for: .valueChanged)
        let header = UIStackView(arrangedSubviews: [
            titleLabel, detailLabel, progressView, policyControl,
        ])
        header.axis = .vertical
        header.spacing = 8
        let stack = UIStackView(arrangedSubviews: [header, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        header.isLayoutMarginsRelativeArrangement = true
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12, leading: 20, bottom: 0, trailing: 20)
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameters:
    ///   - fraction: How far it is, from 0 to 1; nil if nothing is being done.
    ///   - asksForPolicy: Whether it is to be chosen what becomes of those who are there already.
    func show(title: String, detail: String, fraction: Double?, asksForPolicy: Bool) {
        titleLabel.text = title
        detailLabel.text = detail
        detailLabel.isHidden = detail.isEmpty
        progressView.isHidden = fraction == nil
        progressView.progress = Float(fraction ?? 0)
        policyControl.isHidden = !asksForPolicy
    }
}
