import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uistepper

@MainActor @Suite(.serialized) struct StepperTests {
    @Test func `each side is a step, up to the ends`() {
        let world = ControlScreen(UIStepper())
        world.control.maximumValue = 2
        world.tap(70, 16)
        #expect(world.control.value == 1)
        #expect(world.take() == "changed primary down upInside")
        world.tap(70, 16)
        _ = world.take()
        world.tap(70, 16)
        #expect(world.control.value == 2)
        #expect(!world.take().contains("changed"))
        world.tap(20, 16)
        #expect(world.control.value == 1)
    }

    @Test func `a side that is held goes on stepping by the clock`() {
        let world = ControlScreen(UIStepper())
        world.fingers.down(at: world.place(70, 16))
        #expect(world.control.value == 1)
        world.screen.advance(by: 0.4)
        #expect(world.control.value == 1)
        world.screen.advance(by: 0.15)
        #expect(world.control.value == 2)
        world.screen.advance(by: 1)
        #expect(world.control.value == 12)
        world.fingers.up(at: world.place(70, 16))
        world.screen.advance(by: 1)
        #expect(world.control.value == 12)
    }

    @Test func `without repetition a press is one step`() {
        let world = ControlScreen(UIStepper())
        world.control.autorepeat = false
        world.fingers.down(at: world.place(70, 16))
        world.screen.advance(by: 3)
        #expect(world.control.value == 1)
    }

    @Test func `told at the end alone, all steps are told once`() {
        let world = ControlScreen(UIStepper())
        world.control.isContinuous = false
        world.fingers.down(at: world.place(70, 16))
        world.screen.advance(by: 1)
        #expect(world.take() == "down")
        world.fingers.up(at: world.place(70, 16))
        #expect(world.take() == "changed primary upInside")
    }

    @Test func `a finger that leaves stops it, and one that goes over turns it round`() {
        let world = ControlScreen(UIStepper())
        world.control.value = 10
        world.fingers.down(at: world.place(70, 16))
        world.fingers.move(to: world.place(70, 200))
        world.screen.advance(by: 3)
        #expect(world.control.value == 11)
        world.fingers.move(to: world.place(20, 16))
        #expect(world.control.value == 10)
        world.fingers.cancel()
        world.screen.advance(by: 3)
        #expect(world.control.value == 10)
    }

    @Test func `one that goes round comes in at the other end`() {
        let world = ControlScreen(UIStepper())
        world.control.maximumValue = 3
        world.control.wraps = true
        world.tap(20, 16)
        #expect(world.control.value == 3)
        world.tap(70, 16)
        #expect(world.control.value == 0)
    }

    @Test func `plus stands on the left where one reads from the right`() {
        let world = ControlScreen(UIStepper(), direction: .rightToLeft)
        world.tap(20, 16)
        #expect(world.control.value == 1)
        world.focus()
        world.screen.press(.left)
        #expect(world.control.value == 2)
    }

    @Test func `keys step, and go to the ends`() {
        let world = ControlScreen(UIStepper())
        world.focus()
        for (key, value) in [
            (.right, 1), (.up, 2), (.pageUp, 12), (.end, 100), (.down, 99), (.left, 98),
            (.home, 0),
        ] as [(TestScreen.Key, Double)] {
            world.screen.press(key)
            #expect(world.control.value == value)
        }
    }

    @Test func `assistive technology sees a number with its ends, and changes it`() {
        let world = ControlScreen(UIStepper())
        world.control.maximumValue = 5
        #expect(world.elements.map(\.role) == [.spinButton])
        #expect(world.elements[0].range == .init(value: 0, minimum: 0, maximum: 5))
        world.perform("increment")
        world.perform("increment")
        world.perform("decrement")
        #expect(world.control.value == 1)
        world.set(4)
        #expect(world.elements[0].value == "4")
    }

    @Test func `ends the wrong way round stop the program with both numbers`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { UIStepper().minimumValue = 200 }
        }
        expectMessage(
            of: result, "UIStepper.minimumValue: 200.0 is above maximumValue, 100.0")
    }
}
