import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/accessibility-for-uikit

@MainActor @Suite(.serialized) struct AccessibilityActionTests {
    @Test func `custom actions are offered by name and performed`() {
        let world = ControlScreen(UIView())
        world.control.isAccessibilityElement = true
        var calls: [String] = []
        world.control.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                calls.append("archive")
                return true
            },
            UIAccessibilityCustomAction(name: "Delete it") { action in
                calls.append(action.name)
                return true
            },
        ]
        #expect(world.elements[0].customActions == ["Archive", "Delete it"])
        world.perform("Delete it")
        world.perform("Archive")
        #expect(calls == ["Delete it", "archive"])
    }

    @Test func `announcements are said in the key window`() {
        let world = ControlScreen(UIView())
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: "Two results")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(
            (world.screen.window.host as? HeadlessWindow)?.announcements == [
                "Saved", "Two results",
            ])
    }

    @Test func `another layout may send the focus to a view`() {
        let world = ControlScreen(UISlider())
        UIAccessibility.post(notification: .layoutChanged, argument: world.control)
        #expect(world.control.isFocused)
    }

    @Test func `a container names its elements, in its own order`() {
        let world = ControlScreen(UIView())
        let first = UIAccessibilityElement(accessibilityContainer: world.control)
        first.accessibilityLabel = "First"
        first.accessibilityTraits = .button
        first.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 20)
        let label = UILabel()
        label.text = "Second"
        world.control.addSubview(label)
        let silent = UIAccessibilityElement(accessibilityContainer: world.control)
        silent.isAccessibilityElement = false
        world.control.accessibilityElements = [label, silent, first]
        #expect(world.elements.map(\.label) == ["Second", "First"])
        #expect(world.elements[1].frame == CGRect(x: 101, y: 102, width: 30, height: 20))
        #expect(world.elements[1].role == .button)
        first.accessibilityLabel = "Changed"
        #expect(world.elements.map(\.label) == ["Second", "Changed"])
    }

    // …/accessibilityactivate(): what does nothing by itself is tapped in its middle.
    @Test func `an element that does nothing is tapped in its middle`() {
        let view = TouchCounter()
        let world = ControlScreen(view)
        view.isAccessibilityElement = true
        world.perform("activate")
        #expect(view.places == [CGPoint(x: 100, y: 20)])
        let part = UIAccessibilityElement(accessibilityContainer: view)
        part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 10)
        view.isAccessibilityElement = false
        view.accessibilityElements = [part]
        world.perform("activate")
        #expect(view.places.last == CGPoint(x: 10, y: 5))
        part.accessibilityTraits = .notEnabled
        world.perform("activate")
        #expect(view.places.count == 2)
    }

    @Test func `a modal view keeps its siblings from being told`() {
        let world = ControlScreen(UIView())
        let (behind, front, label) = (UILabel(), UIView(), UILabel())
        behind.text = "Behind"
        label.text = "Front"
        front.addSubview(label)
        world.control.addSubview(behind)
        world.control.addSubview(front)
        #expect(world.elements.map(\.label) == ["Behind", "Front"])
        front.accessibilityViewIsModal = true
        #expect(world.elements.map(\.label) == ["Front"])
        front.isHidden = true
        #expect(world.elements.map(\.label) == ["Behind"])
    }
}

private final class TouchCounter: UIView {
    var places: [CGPoint] = []

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
    }
}
