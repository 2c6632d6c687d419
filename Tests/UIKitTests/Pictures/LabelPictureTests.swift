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
        _ name: String, size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ labels: [UILabel]
    ) throws {
        let screen = TestScreen(
            LabelsController(labels), size: size, scale: scale, style: style,
            direction: direction)
        try screen.verifySnapshot(named: name)
    }

    private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    @Test func `a text wraps, is cut off at its limit, and is aligned`() throws {
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
        try verify("wrapping", size: CGSize(width: 220, height: 405), labels)
    }

    @Test func `scripts of other directions run their own way, and the screen's turns the rest`()
        throws
    {
        let labels = [
            label("Hello, שלום"), label("שלום, Hello") { $0.textAlignment = .natural },
            label("English text"), label("123 + 4 = 127"),
            label("שלום עולם, זה טקסט ארוך שנשבר לשורות") { $0.numberOfLines = 0 },
            label("One line of many") { $0.numberOfLines = 0 },
        ]
        try verify(
            "right-to-left", size: CGSize(width: 220, height: 200), direction: .rightToLeft,
            labels)
    }

    /// Greek, Cyrillic and accents, which Inter has; larger pixels.
    @Test func `several scripts share a line and its baseline`() throws {
        let labels = [
            label("Ångström Ελληνικά Кириллица"),
            label("Ångström Ελληνικά Кириллица") {
                $0.font = .preferredFont(forTextStyle: .title2)
            },
        ]
        try verify("scripts", size: CGSize(width: 320, height: 80), scale: 2, labels)
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

    @Test func `attributes are drawn, light`() throws {
        try verify("attributed-light", size: CGSize(width: 240, height: 236), attributed())
    }

    @Test func `attributes are drawn, dark and with larger pixels`() throws {
        try verify(
            "attributed-dark", size: CGSize(width: 240, height: 236), scale: 2, style: .dark,
            attributed())
    }
}
