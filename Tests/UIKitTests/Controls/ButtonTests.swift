import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uibutton and
// …/uibutton/configuration-swift.struct

@MainActor @Suite struct ButtonTests {
    private func filled(_ title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        return configuration
    }

    @Test func `a button shows its configuration from the start, and after each change`() {
        let button = UIButton(configuration: filled("Save"))
        #expect(button.titleLabel?.text == "Save")
        #expect(button.currentTitle == "Save")
        #expect(button.intrinsicContentSize.width > 40)
        #expect(button.titleLabel?.textColor == .white)
        button.configuration?.title = "Save all"
        #expect(button.titleLabel?.text == "Save all")
        button.configuration = nil
        #expect(button.titleLabel?.text == nil)
    }

    @Test func `an action gives a button its title and is performed by it`() {
        var count = 0
        let action = UIAction(title: "Go") { _ in count += 1 }
        for button in [
            UIButton(primaryAction: action),
            UIButton(configuration: .plain(), primaryAction: action),
        ] {
            #expect(button.titleLabel?.text == "Go")
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(count == 2)
        let named = UIButton(configuration: filled("Mine"), primaryAction: action)
        #expect(named.titleLabel?.text == "Mine")
        let off = UIButton(primaryAction: UIAction(title: "No", attributes: .disabled) { _ in })
        #expect(!off.isEnabled)
    }

    @Test func `what is not set for a state is the normal state's`() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        #expect(button.titleLabel?.text == "Normal")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        #expect(button.titleLabel?.textColor == .red)
        button.isEnabled = true
        button.isSelected = true
        #expect(button.titleLabel?.text == "Normal")
        #expect(button.titleLabel?.textColor == .blue)
        button.setTitle(nil, for: .disabled)
        #expect(button.title(for: .disabled) == nil)
    }

    @Test func `a button that is pressed looks pressed, and as before afterwards`() throws {
        for button in [UIButton(type: .system), UIButton(configuration: filled("Go"))] {
            button.setTitle("Go", for: .normal)
            button.sizeToFit()
            let before = try Picture(of: button).ink
            button.isHighlighted = true
            #expect(try Picture(of: button).ink < before)
            button.isHighlighted = false
            #expect(try Picture(of: button).ink == before)
        }
    }

    @Test func `picture and title stand beside one another by the direction of reading`() throws {
        var configuration = filled("Go")
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        func places() throws -> (image: CGRect, title: CGRect) {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return (
                try #require(button.imageView).frame, try #require(button.titleLabel).frame
            )
        }
        #expect(abs(try places().image.maxX + 8 - places().title.minX) < 0.01)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(abs(try places().title.maxX + 8 - places().image.minX) < 0.01)
        button.configuration?.imagePlacement = .top
        button.sizeToFit()
        #expect(abs(try places().image.maxY + 8 - places().title.minY) < 0.01)
        button.configuration?.imagePlacement = .bottom
        #expect(try places().image.minY > places().title.maxY)
    }

    @Test func `the update handler is called for each state and may change the look`() {
        let button = UIButton(configuration: filled("Go"))
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "Going" : "Go"
        }
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Going")
        button.isHighlighted = false
        #expect(button.titleLabel?.text == "Go")
    }

    @Test func `a toggle turns over with each tap, and says so`() throws {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let button = UIButton(configuration: filled("Bold"))
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        button.changesSelectionAsPrimaryAction = true
        controller.view.addSubview(button)
        try screen.tap("Bold")
        #expect(button.isSelected)
        #expect(button.accessibilityTraits.contains([.button, .toggleButton, .selected]))
        screen.press(.tab)
        screen.press(.space)
        #expect(!button.isSelected)
    }

    @Test func `assistive technology is told title and subtitle`() {
        var configuration = filled("Save")
        configuration.subtitle = "to disk"
        let button = UIButton(configuration: configuration)
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityLabel == "Save, to disk")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }
}
