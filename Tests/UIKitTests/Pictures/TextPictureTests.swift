import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// What texts that can be edited look like.
@MainActor @Suite struct TextPictureTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `Text fields in all their forms`(style: UIUserInterfaceStyle) throws {
        let screen = fields(style: style)
        try screen.verifySnapshot(named: "fields-\(style == .dark ? "dark" : "light")")
    }

    @Test func `Text fields from right to left`() throws {
        let screen = fields(direction: .rightToLeft)
        try screen.verifySnapshot(named: "fields-right-to-left")
    }

    @Test func `Text fields with large text`() throws {
        let screen = fields(contentSize: .accessibilityLarge)
        try screen.verifySnapshot(named: "fields-large")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `A text view with attributes and a selection over lines`(
        style: UIUserInterfaceStyle
    ) throws {
        let screen = textView(style: style)
        try screen.verifySnapshot(named: "view-\(style == .dark ? "dark" : "light")")
    }

    @Test func `A text view that composes, from right to left`() throws {
        let screen = textView(direction: .rightToLeft, text: "שלום עולם, hello\nمرحبا بالعالم\n")
        screen.press(.end, control: true)
        screen.compose("你好", caret: 1)
        try screen.verifySnapshot(named: "view-composing")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `Search bars with cancel button and scopes`(style: UIUserInterfaceStyle) throws {
        let screen = searchBars(style: style)
        try screen.verifySnapshot(named: "search-\(style == .dark ? "dark" : "light")")
    }

    // MARK: - Screens

    private func fields(
        style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large
    ) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: rows(direction == .rightToLeft))
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
        ])
        let screen = TestScreen(
            controller, size: CGSize(width: 320, height: contentSize == .large ? 440 : 640),
            scale: contentSize == .large ? 2 : 1, style: style, contentSize: contentSize,
            direction: direction)
        let selected = stack.arrangedSubviews[6] as? UITextField
        selected?.becomeFirstResponder()
        screen.press(.end)
        screen.press(
            direction == .rightToLeft ? .right : .left, shift: true, control: true)
        return screen
    }

    private func rows(_ isRightToLeft: Bool) -> [UIView] {
        func field(_ border: UITextField.BorderStyle, _ text: String) -> UITextField {
            let field = UITextField(frame: .zero)
            field.borderStyle = border
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.text = text
            return field
        }
        let placeholder = field(.roundedRect, "")
        placeholder.placeholder = isRightToLeft ? "שם" : "Name"
        let secure = field(.roundedRect, "password")
        secure.isSecureTextEntry = true
        let clear = field(.roundedRect, isRightToLeft ? "שלום" : "With a button")
        clear.clearButtonMode = .always
        let disabled = field(.roundedRect, "Disabled")
        disabled.isEnabled = false
        let sided = field(.roundedRect, "With a view")
        let image = UIImageView(image: UIImage(systemName: "envelope"))
        image.frame = CGRect(x: 0, y: 0, width: 30, height: 18)
        image.contentMode = .scaleAspectFit
        sided.leftView = image
        sided.leftViewMode = .always
        let long = field(.roundedRect, "A text that is much longer than its field can show")
        let selected = field(.roundedRect, isRightToLeft ? "שלום עולם" : "Some selected words")
        return [
            field(.none, "No border"), field(.line, "A line"), field(.bezel, "A bezel"),
            placeholder, secure, clear, selected, disabled, sided, long,
        ]
    }

    private func textView(
        style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, text: String? = nil
    ) -> TestScreen {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
        controller.view.addSubview(view)
        view.font = .systemFont(ofSize: 17)
        if let text { view.text = text } else { view.attributedText = story }
        let screen = TestScreen(
            controller, size: CGSize(width: 320, height: 260), style: style, direction: direction)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 12, length: 96)
        screen.settle()
        return screen
    }

    private var story: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Bees and flowers\n",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
        text.append(
            NSAttributedString(
                string: "A bee visits some thousand flowers a day, and remembers where they were. ")
        )
        text.append(
            NSAttributedString(
                string: "Read on here", attributes: [.link: "https://example.org"]))
        text.append(NSAttributedString(string: ", or "))
        text.append(
            NSAttributedString(
                string: "not at all",
                attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.systemRed]))
        text.append(NSAttributedString(string: ".\n\nThe last line"))
        return text
    }

    private func searchBars(style: UIUserInterfaceStyle) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let plain = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        plain.placeholder = "Search"
        let full = UISearchBar(frame: CGRect(x: 0, y: 66, width: 320, height: 100))
        full.text = "Bees"
        full.showsCancelButton = true
        full.scopeButtonTitles = ["All", "Titles", "Texts"]
        full.showsScopeBar = true
        let minimal = UISearchBar(frame: CGRect(x: 0, y: 176, width: 320, height: 56))
        minimal.searchBarStyle = .minimal
        minimal.placeholder = "Search in minimal style"
        for bar in [plain, full, minimal] { controller.view.addSubview(bar) }
        let screen = TestScreen(
            controller, size: CGSize(width: 320, height: 240), style: style)
        full.becomeFirstResponder()
        screen.settle()
        return screen
    }
}
