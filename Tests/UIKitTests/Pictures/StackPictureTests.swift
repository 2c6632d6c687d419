import BeelineTesting
import Foundation
import Testing
import UIKit

/// Stacks of all distributions and alignments, one below the other.
private final class StacksController: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let rows = distributions() + [alignments(), baselines(), nested()]
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        ])
    }

    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink]

    private func box(_ text: String, _ color: UIColor, size: CGFloat = 12) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textAlignment = .center
        label.backgroundColor = color
        label.textColor = .white
        return label
    }

    private func boxes(_ texts: [String]) -> [UIView] {
        zip(texts, Self.colors).map { box($0, $1) }
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 6
        stack.backgroundColor = .secondarySystemBackground
        return stack
    }

    private func distributions() -> [UIView] {
        [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
            .equalCentering,
        ].map { distribution in
            let stack = row(boxes(["One", "Number two", "3"]))
            stack.distribution = distribution
            return stack
        }
    }

    private func alignments() -> UIView {
        let columns = [UIStackView.Alignment.leading, .center, .trailing, .fill].map {
            alignment in
            let stack = row(boxes(["A", "wide"]))
            stack.axis = .vertical
            stack.alignment = alignment
            stack.spacing = 2
            return stack
        }
        let stack = UIStackView(arrangedSubviews: columns)
        stack.distribution = .fillEqually
        stack.spacing = 6
        return stack
    }

    private func baselines() -> UIView {
        let stacks = [UIStackView.Alignment.firstBaseline, .lastBaseline].map { alignment in
            let stack = row([
                box("Big", .systemBlue, size: 26), box("two\nlines", .systemGreen),
                box("small", .systemOrange, size: 11),
            ])
            (stack.arrangedSubviews[1] as? UILabel)?.numberOfLines = 0
            stack.alignment = alignment
            return stack
        }
        let stack = UIStackView(arrangedSubviews: stacks)
        stack.distribution = .fillEqually
        stack.spacing = 10
        return stack
    }

    /// The second is hidden, and after the third there is more room.
    private func nested() -> UIView {
        let stack = row(boxes(["One", "hidden", "Three", "Four"]))
        stack.arrangedSubviews[1].isHidden = true
        stack.setCustomSpacing(24, after: stack.arrangedSubviews[2])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
        return stack
    }
}

// Each picture was looked at.

@MainActor @Suite(.serialized) struct StackPictureTests {
    @Test func `stacks distribute and align what is in them`() {
        verifyPictures("stacks", size: CGSize(width: 260, height: 300)) { StacksController() }
    }

    @Test func `stacks begin at the right where one reads from there`() {
        verifyPictures(
            "stacks-right-to-left", size: CGSize(width: 260, height: 300), direction: .rightToLeft
        ) { StacksController() }
    }
}
