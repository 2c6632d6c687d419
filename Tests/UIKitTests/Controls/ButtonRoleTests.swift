import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum and
// …/uibutton/configuration-swift.struct

@MainActor @Suite(.serialized) struct ButtonRoleTests {
    private func button(_ title: String, _ role: UIButton.Role = .normal) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.role = role
        return button
    }

    @Test func `Return presses the primary button, Escape the one that cancels`() {
        let world = ControlScreen(UIView())
        var pressed: [String] = []
        for (index, (title, role)) in [
            ("Help", .normal), ("OK", .primary), ("Cancel", .cancel),
        ].enumerated() as EnumeratedSequence<[(String, UIButton.Role)]> {
            let button = button(title, role)
            button.frame = CGRect(x: 0, y: index * 50, width: 100, height: 40)
            button.addAction(
                UIAction { _ in pressed.append(title) }, for: .primaryActionTriggered)
            world.screen.window.rootViewController?.view.addSubview(button)
        }
        world.screen.press(.returnKey)
        world.screen.press(.escape)
        world.screen.press(.space)
        #expect(pressed == ["OK", "Cancel"])
        world.screen.press(.tab)
        world.screen.press(.returnKey)
        #expect(pressed == ["OK", "Cancel", "Help"])
    }

    @Test func `Space presses a button in a scroll view, and doesn't scroll that`() {
        let scrollView = UIScrollView()
        let world = ControlScreen(scrollView, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let button = button("Go")
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        scrollView.addSubview(button)
        world.screen.press(.tab)
        world.screen.press(.space)
        world.screen.advance(by: 1)
        #expect(count == 1)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `what destroys is red`() {
        let button = button("Delete", .destructive)
        #expect(button.titleLabel?.textColor == .systemRed)
    }

    @Test func `a title that is too long is broken into lines, and the button grows`() {
        let button = button("A title that is a good deal longer than what there is room for")
        let whole = button.intrinsicContentSize
        let narrow = button.sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(narrow.width <= 120)
        #expect(narrow.height > 2 * whole.height)
    }

    @Test func `something under way takes the picture's place`() throws {
        let button = button("Wait")
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.showsActivityIndicator = true
        #expect(button.imageView?.isHidden == true)
        let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(try #require(spinner).isAnimating)
        button.configuration?.showsActivityIndicator = false
        #expect(button.imageView?.isHidden == false)
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    }

    @Test func `the pointer over a button that minds it is shown`() throws {
        let world = ControlScreen(button("Go"))
        #expect(!world.control.isHovered)
        world.screen.hover(at: world.place(20, 20))
        #expect(!world.control.isHovered)
        world.control.isPointerInteractionEnabled = true
        world.screen.hover(at: world.place(21, 20))
        #expect(world.control.isHovered)
        world.screen.hoverOut()
        #expect(!world.control.isHovered)
    }

    @Test(
        arguments: [
            (.close, "Close"), (.contactAdd, "Add"), (.detailDisclosure, "More Info"),
        ] as [(UIButton.ButtonType, String)])
    func `types with a sign are said`(type: UIButton.ButtonType, name: String) {
        let button = UIButton(type: type)
        #expect(button.accessibilityLabel == name)
        #expect(button.currentImage?.renderingMode == .alwaysTemplate)
    }

    @Test func `content stands where the alignments say`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.layoutIfNeeded()
        let frame = try #require(button.titleLabel).frame
        #expect(abs(frame.maxX - 196) < 0.01)
        #expect(abs(frame.maxY - 97) < 0.01)
    }
}
