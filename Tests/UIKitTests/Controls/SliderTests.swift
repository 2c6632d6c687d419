import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uislider

@MainActor @Suite(.serialized) struct SliderTests {
    @Test func `the value stays between its ends, which push one another`() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20)
        #expect(slider.value == 20)
        slider.maximumValue = 5
        #expect(slider.minimumValue == 5)
        #expect(slider.value == 5)
    }

    @Test func `a finger drags the thumb, and each step is told`() {
        let world = ControlScreen(UISlider(), frame: CGRect(x: 50, y: 100, width: 204, height: 34))
        world.fingers.down(at: world.place(16, 17))
        world.fingers.move(to: world.place(102, 17))
        #expect(abs(world.control.value - 0.5) < 0.01)
        world.fingers.up(at: world.place(102, 17))
        #expect(world.take() == "down changed primary upInside")
    }

    @Test func `beside the thumb a finger does nothing, a pointer brings the thumb`() {
        let world = ControlScreen(UISlider(), frame: CGRect(x: 50, y: 100, width: 204, height: 34))
        world.tap(150, 17)
        #expect(world.control.value == 0)
        #expect(world.take() == "")
        let mouse = Fingers(screen: world.screen, device: .mouse)
        mouse.down(at: world.place(102, 17))
        mouse.up(at: world.place(102, 17))
        #expect(abs(world.control.value - 0.5) < 0.01)
    }

    @Test func `told at the end alone, it says so once`() {
        let world = ControlScreen(UISlider(), frame: CGRect(x: 50, y: 100, width: 204, height: 34))
        world.control.isContinuous = false
        world.fingers.down(at: world.place(16, 17))
        for x in stride(from: 30, through: 150, by: 20) {
            world.fingers.move(to: world.place(CGFloat(x), 17))
        }
        #expect(world.take() == "down")
        world.fingers.up(at: world.place(150, 17))
        #expect(world.take() == "changed primary upInside")
    }

    @Test(arguments: [false, true])
    func `keys move it by the direction of reading`(isReversed: Bool) {
        let world = ControlScreen(
            UISlider(), direction: isReversed ? .rightToLeft : .leftToRight)
        world.focus()
        world.screen.press(isReversed ? .left : .right)
        #expect(abs(world.control.value - 0.05) < 0.001)
        world.screen.press(.up)
        #expect(abs(world.control.value - 0.1) < 0.001)
        world.screen.press(.pageUp)
        #expect(abs(world.control.value - 0.3) < 0.001)
        world.screen.press(.end)
        #expect(world.control.value == 1)
        world.screen.press(.down)
        #expect(abs(world.control.value - 0.95) < 0.001)
        world.screen.press(.home)
        #expect(world.control.value == 0)
        #expect(world.take().contains("changed"))
    }

    @Test func `assistive technology sees a number with its ends, and changes it`() {
        let world = ControlScreen(UISlider())
        world.control.maximumValue = 200
        world.control.value = 100
        world.control.accessibilityLabel = "Volume"
        let element = world.elements[0]
        #expect(element.role == .adjustable)
        #expect(element.value == "50%")
        #expect(element.range == .init(value: 100, minimum: 0, maximum: 200))
        world.perform("increment")
        #expect(world.control.value == 120)
        world.perform("decrement")
        world.perform("decrement")
        #expect(world.control.value == 80)
        world.set(150)
        #expect(world.control.value == 150)
        #expect(world.take().components(separatedBy: "changed").count == 5)
    }

    @Test func `the thumb is dragged in a scroll view, and the rest of the slider scrolls it`() {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 204, height: 34))
        let scrollView = UIScrollView()
        let world = ControlScreen(scrollView, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 900, height: 900)
        scrollView.addSubview(slider)
        world.screen.swipe(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 122, y: 117))
        #expect(slider.value > 0.3)
        #expect(scrollView.contentOffset == .zero)
        world.screen.swipe(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 36, y: 60))
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test func `pictures stand at both ends, by the direction of reading`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.minimumValueImage = image
        slider.maximumValueImage = image
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 28)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    }

    @Test func `pictures of its own take the place of thumb and track`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let world = ControlScreen(UISlider())
        world.control.setThumbImage(image, for: .normal)
        world.screen.settle()
        #expect(world.control.currentThumbImage === image)
        #expect(world.control.intrinsicContentSize.height == 40)
        let knob = try #require(world.control.subviews.first { $0 is ControlKnob })
        #expect(knob.isHidden)
    }
}
