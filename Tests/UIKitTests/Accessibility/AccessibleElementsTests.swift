import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/accessibility-for-uikit and the pages of
// isAccessibilityElement, accessibilityElementsHidden and accessibilityActivate().

@MainActor @Suite(.serialized) struct AccessibleElementsTests {
    @Test func `labels, buttons and named pictures are elements, in the order of the tree`() {
        let world = ElementWorld()
        world.add(world.label("Name"))
        world.add(world.button("Save"), y: 40)
        let picture = UIImageView(frame: .zero)
        world.add(picture, y: 80)
        world.add(UIView(frame: .zero), y: 120)
        world.add(world.label(""), y: 160)
        #expect(world.told == ["label Name", "button Save"])
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "A bee"
        #expect(world.told == ["label Name", "button Save", "image A bee"])
        #expect(world.elements[1].frame == CGRect(x: 10, y: 40, width: 100, height: 30))
        #expect(world.elements[1].isFocusable)
        #expect(!world.elements[0].isFocusable)
    }

    @Test func `label, value, hint and traits are told as they are set`() throws {
        let world = ElementWorld()
        let view = world.add(UIView(frame: .zero))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Volume"
        view.accessibilityValue = "50 %"
        view.accessibilityHint = "Swipe"
        view.accessibilityTraits = [.adjustable, .notEnabled, .selected]
        let element = try #require(world.elements.first)
        #expect(element.label == "Volume")
        #expect(element.value == "50 %")
        #expect(element.hint == "Swipe")
        #expect(element.role == .adjustable)
        #expect(!element.isEnabled)
        #expect(element.isSelected)
    }

    @Test(
        arguments: [
            (.button, .button), (.link, .link), (.header, .heading), (.image, .image),
            (.staticText, .label), (.none, .group), ([.button, .toggleButton], .toggle),
            (.searchField, .textField),
        ] as [(UIAccessibilityTraits, HostAccessibleElement.Role)])
    func `traits say the role`(traits: UIAccessibilityTraits, role: HostAccessibleElement.Role) {
        let world = ElementWorld()
        let view = world.add(UIView(frame: .zero))
        view.isAccessibilityElement = true
        view.accessibilityTraits = traits
        #expect(world.elements.map(\.role) == [role])
    }

    @Test func `what is inside of an element is part of it`() {
        let world = ElementWorld()
        let box = world.add(UIView(frame: .zero))
        let inner = world.label("Inner")
        box.addSubview(inner)
        #expect(world.told == ["label Inner"])
        box.isAccessibilityElement = true
        box.accessibilityLabel = "Box"
        #expect(world.told == ["group Box"])
    }

    @Test func `what is hidden, clear or kept away is not told`() {
        let world = ElementWorld()
        let view = world.add(world.label("A"))
        #expect(world.told == ["label A"])
        view.isHidden = true
        #expect(world.told.isEmpty)
        view.isHidden = false
        #expect(world.told == ["label A"])
        view.alpha = 0
        #expect(world.told.isEmpty)
        view.alpha = 1
        world.controller.view.accessibilityElementsHidden = true
        #expect(world.told.isEmpty)
        world.controller.view.accessibilityElementsHidden = false
        #expect(world.told == ["label A"])
    }

    @Test func `a change of text, state or place is told`() {
        let world = ElementWorld()
        let text = world.label("Old")
        world.add(text)
        let control = world.button("Go")
        world.add(control)
        _ = world.told
        text.text = "New"
        control.isEnabled = false
        #expect(world.told == ["label New", "button Go"])
        #expect(!world.elements[1].isEnabled)
        control.setTitle("Stop", for: .normal)
        #expect(world.told == ["label New", "button Stop"])
        control.frame.origin.y = 99
        #expect(world.elements[1].frame.minY == 99)
        world.controller.view.frame.origin.y = 10
        #expect(world.elements[1].frame.minY == 109)
    }

    @Test func `a presented controller is all that is told of, until it goes`() {
        let world = ElementWorld()
        world.add(world.label("Behind"))
        let presented = UIViewController()
        let front = world.label("Front")
        front.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        presented.view.addSubview(front)
        world.controller.present(presented, animated: false)
        #expect(world.told == ["label Front"])
        world.controller.dismiss(animated: false)
        #expect(world.told == ["label Behind"])
    }

    @Test func `assistive technology presses a button, and not a disabled one`() {
        let world = ElementWorld()
        let control = world.button("Go")
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        world.add(control)
        guard let host = world.screen.window.host else { return }
        world.screen.window.hostWindow(host, perform: "activate", on: ObjectIdentifier(control))
        #expect(presses == 1)
        control.isEnabled = false
        world.screen.window.hostWindow(host, perform: "activate", on: ObjectIdentifier(control))
        #expect(presses == 1)
        world.screen.window.hostWindow(host, perform: "activate", on: ObjectIdentifier(UIView.self))
        #expect(presses == 1)
    }

    @Test func `a frame without a change tells nothing anew`() {
        let world = ElementWorld()
        world.add(world.label("A"))
        world.screen.settle()
        let spy = ElementSpy()
        let real = world.screen.window.host
        world.screen.window.host = spy
        world.screen.settle()
        #expect(spy.updates == 0)
        world.screen.window.host = real
    }
}

/// What each test starts with. Made in the test itself, so that no other test comes in between.
@MainActor private final class ElementWorld {
    let controller = UIViewController()
    let screen: TestScreen

    init() {
        screen = TestScreen(controller, size: CGSize(width: 200, height: 400))
    }

    var elements: [HostAccessibleElement] {
        screen.settle()
        return (screen.window.host as? HeadlessWindow)?.accessibleElements ?? []
    }

    var told: [String] { elements.map { "\($0.role) \($0.label)" } }

    @discardableResult func add(_ view: UIView, y: CGFloat = 0) -> UIView {
        view.frame = CGRect(x: 10, y: y, width: 100, height: 30)
        controller.view.addSubview(view)
        return view
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
    }

    func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}

/// A host that counts how often it is told of elements.
private final class ElementSpy: HostWindow {
    weak var delegate: (any HostWindowDelegate)?
    var title = ""
    let size = CGSize.zero
    let scale: CGFloat = 1
    let isActive = true
    var updates = 0

    func show() {}
    func close() {}
    func setNeedsFrame() {}
    func setAccessibleElements(_ elements: [HostAccessibleElement]) { updates += 1 }
    func setFocusedElement(_ identifier: ObjectIdentifier?) {}
    func setTextInput(_ input: HostTextInput?) {}
    func resetTextInput() {}
    func beginDrag(_ drag: HostDrag) -> Bool { false }
    func announce(_ text: String) {}
}
