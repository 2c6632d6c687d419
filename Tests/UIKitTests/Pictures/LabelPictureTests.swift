import BeelineTesting
import Foundation
import Testing
import UIKit

/// Labels, one below the other.
private final class LabelsController: UIViewController {
    private let labels: [UILabel]

    init(_ labels: [UILabel]) {
        self.labels = labels
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        for label in labels {
            label.backgroundColor = .secondarySystemBackground
            view.addSubview(label)
        }
    }

    override func viewDidLayoutSubviews() {
        var top: CGFloat = 8
        for label in labels {
            let width = view.bounds.width - 16
            let size = label.sizeThatFits(CGSize(width: width, height: 500))
            label.frame = CGRect(x: 8, y: top, width: width, height: size.height)
            top = label.frame.maxY + 6
        }
    }
}

// Each picture was looked at. What it shows says the test's name.

@MainActor @Suite(.serialized) struct LabelPictureTests {
    private static let story = "The quick brown fox jumps over the lazy dog and runs away."

    private func verify(
        _ name: String, size: CGSize,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ labels: () -> [UILabel]
    ) {
        verifyPictures(name, size: size, direction: direction) { LabelsController(labels()) }
    }

    private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    private func wrapping() -> [UILabel] {
        var labels = [
            label(Self.story) { $0.numberOfLines = 0 },
            label(Self.story) { $0.numberOfLines = 2 },
            label("One line,\nanother,\nand one too many.") { $0.numberOfLines = 2 },
        ]
        labels += [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].map {
            mode in label(Self.story) { $0.lineBreakMode = mode }
        }
        labels += [NSTextAlignment.left, .center, .right, .justified].map { alignment in
            label("The quick brown fox jumps over the lazy dog.") {
                $0.font = .systemFont(ofSize: 12)
                $0.numberOfLines = 2
                $0.textAlignment = alignment
            }
        }
        return labels
    }

    @Test func `a text wraps, is cut off at its limit, and is aligned`() {
        verify("wrapping", size: CGSize(width: 220, height: 405), wrapping)
    }

    @Test func `scripts of other directions run their own way, and the screen's turns the rest`() {
        verify(
            "right-to-left", size: CGSize(width: 220, height: 200), direction: .rightToLeft
        ) {
            [
                label("Hello, שלום"), label("שלום, Hello") { $0.textAlignment = .natural },
                label("English text"), label("123 + 4 = 127"),
                label("שלום עולם, זה טקסט ארוך שנשבר לשורות") { $0.numberOfLines = 0 },
                label("One line of many") { $0.numberOfLines = 0 },
            ]
        }
    }

    /// Greek, Cyrillic and accents, which Inter has.
    @Test func `several scripts share a line and its baseline`() {
        verify("scripts", size: CGSize(width: 320, height: 80)) {
            [
                label("Ångström Ελληνικά Кириллица"),
                label("Ångström Ελληνικά Кириллица") {
                    $0.font = .preferredFont(forTextStyle: .title2)
                },
            ]
        }
    }

    /// The third would have to be smaller than half its size, and is cut.
    @Test func `a text that is too wide becomes smaller, as far as it may`() {
        verify("shrinking", size: CGSize(width: 180, height: 112)) {
            [
                label("Fits as it is"),
                label("A line that is a little too wide") {
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minimumScaleFactor = 0.5
                },
                label("A line that is so much wider that no size would do") {
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minimumScaleFactor = 0.5
                },
                label("A line that is a little too wide") { _ in },
            ]
        }
    }

    @Test func `a label is shadowed, highlighted, disabled`() {
        verify("states", size: CGSize(width: 180, height: 112)) {
            [
                label("Shadow") {
                    $0.shadowColor = .systemGray
                    $0.shadowOffset = CGSize(width: 1, height: 1)
                },
                label("Highlighted") {
                    $0.highlightedTextColor = .systemRed
                    $0.isHighlighted = true
                },
                label("Disabled") { $0.isEnabled = false },
                label("Tinted and bold") {
                    $0.textColor = .systemBlue
                    $0.font = .boldSystemFont(ofSize: 17)
                },
            ]
        }
    }

    private func attributed() -> [UILabel] {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add("bold ", [.font: UIFont.boldSystemFont(ofSize: 17)])
        add("red ", [.foregroundColor: UIColor.systemRed])
        add("marked", [.backgroundColor: UIColor.systemYellow])
        add(" under", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(
            " twice",
            [
                .underlineStyle: NSUnderlineStyle.double.rawValue,
                .underlineColor: UIColor.systemBlue,
            ])
        add(" struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed])
        add(" w i d e ", [.kern: 3])
        add("x")
        add("2", [.baselineOffset: 7, .font: UIFont.systemFont(ofSize: 10)])
        add(" link", [.link: "https://example.org"])
        // The screen's scale is whatever the test before has left.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14), format: format).image
        {
            _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
        }
        add(" dot ")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: dot)))
        let first = UILabel()
        first.numberOfLines = 0
        first.attributedText = text
        return [first, paragraphs()]
    }

    private func paragraphs() -> UILabel {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) {
            let style = NSMutableParagraphStyle()
            change(style)
            text.append(
                NSAttributedString(
                    string: string,
                    attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 13)]))
        }
        add("Centred, with room below\n") {
            $0.alignment = .center
            $0.paragraphSpacing = 10
        }
        add("First line indented, the lines below are not, as in a book.\n") {
            $0.firstLineHeadIndent = 24
        }
        add("– hanging, as in a list whose items go on over several lines\n") { $0.headIndent = 12 }
        add("Lines twice as high as they are\nby themselves") {
            $0.lineHeightMultiple = 2
            $0.alignment = .right
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    @Test func `attributes are drawn`() {
        verify("attributed", size: CGSize(width: 240, height: 236), attributed)
    }
}
