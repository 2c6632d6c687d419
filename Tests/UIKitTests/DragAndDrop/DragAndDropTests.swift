import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uidraginteractiondelegate and
// https://developer.apple.com/documentation/uikit/uidropinteractiondelegate

@MainActor @Suite(.serialized) struct DragAndDropTests {
    @Test func `a mouse drags at once, and both sides hear of it in UIKit's order`() {
        let screen = DragScreen()
        screen.screen.mouseDown(at: screen.sourcePoint)
        screen.screen.mouseMove(to: CGPoint(x: 72, y: 50))
        #expect(screen.take() == "")
        screen.screen.mouseMove(to: CGPoint(x: 80, y: 50))
        #expect(screen.take() == "items begin")
        screen.screen.mouseMove(to: screen.targetPoint)
        #expect(screen.take() == "canHandle enter update")
        screen.screen.mouseUp()
        #expect(screen.take() == "perform willEnd.copy")
        screen.screen.advance(by: 1)
        #expect(screen.take() == "conclude didEnd.copy end")
        #expect(screen.drop.texts == ["Bees"])
        #expect(screen.drop.wasLocal == true)
        #expect(screen.drop.location == CGPoint(x: 50, y: 50))
        #expect(screen.preview == nil)
    }

    @Test func `a finger drags what it has stayed on, and scrolls or taps otherwise`() {
        let screen = DragScreen()
        screen.screen.touchDown(at: screen.sourcePoint)
        screen.screen.touchMove(to: screen.targetPoint)
        screen.screen.touchUp()
        #expect(screen.take() == "")

        screen.screen.touchDown(at: screen.sourcePoint)
        screen.screen.advance(by: 0.6)
        #expect(screen.take() == "items")
        #expect(screen.preview != nil)
        screen.screen.touchMove(to: CGPoint(x: 75, y: 50))
        #expect(screen.take() == "")
        screen.screen.touchMove(to: screen.targetPoint)
        #expect(screen.take() == "begin canHandle enter update")
        screen.screen.touchUp()
        screen.screen.advance(by: 1)
        #expect(screen.take() == "perform willEnd.copy conclude didEnd.copy end")
    }

    @Test func `what a finger lifts and puts down again was no drag`() {
        let screen = DragScreen()
        screen.screen.longPress(at: screen.sourcePoint)
        screen.screen.advance(by: 1)
        #expect(screen.take() == "items")
        #expect(screen.preview == nil)
        #expect(DragMotion.current == nil)
    }

    @Test func `Escape takes a drag back to where it began`() throws {
        let screen = DragScreen()
        screen.dragToTarget()
        _ = screen.take()
        screen.screen.press(.escape)
        #expect(screen.take() == "exit willEnd.cancel")
        screen.screen.advance(by: 0.3)
        let preview = try #require(screen.preview)
        #expect(preview.center == screen.source.center)
        screen.screen.advance(by: 1)
        #expect(screen.take() == "didEnd.cancel end")
        #expect(screen.preview == nil)
        // The button is still down: nothing more comes of it.
        screen.screen.mouseMove(to: screen.sourcePoint)
        screen.screen.mouseUp()
        #expect(screen.take() == "")
    }

    @Test func `a drag that is let go over nothing flies back`() {
        let screen = DragScreen()
        screen.screen.mouseDown(at: screen.sourcePoint)
        screen.screen.mouseMove(to: CGPoint(x: 150, y: 150))
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        #expect(screen.take() == "items begin willEnd.cancel didEnd.cancel")
    }

    @Test func `nothing that is dragged moves where a person asked for less motion`() {
        let screen = DragScreen()
        screen.screen.reducesMotion = true
        screen.dragToTarget()
        screen.screen.press(.escape)
        #expect(screen.take().hasSuffix("exit willEnd.cancel didEnd.cancel end"))
        #expect(screen.preview == nil)
        screen.screen.mouseUp()
    }

    @Test(arguments: [
        (UIDropOperation.copy, false), (.forbidden, false), (.move, true), (.cancel, true),
    ])
    func `a sign says what would become of the items`(
        operation: UIDropOperation, isHidden: Bool
    ) throws {
        let screen = DragScreen()
        screen.drop.operation = operation
        screen.dragToTarget()
        let badge = try #require(screen.preview?.badge)
        #expect(badge.operation == operation)
        #expect(badge.isHidden == isHidden)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        let isTaken = operation == .copy || operation == .move
        #expect(screen.drop.texts == (isTaken ? ["Bees"] : []))
        #expect(screen.take().contains("didEnd.\(operation)"))
    }

    /// https://developer.apple.com/documentation/uikit/uidropoperation/move
    @Test func `a move that the drag doesn't allow is as a cancel`() {
        let screen = DragScreen()
        screen.drag.allowsMove = false
        screen.drop.operation = .move
        screen.dragToTarget()
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        #expect(screen.take().hasSuffix("exit willEnd.cancel didEnd.cancel end"))
        #expect(screen.drop.texts.isEmpty)
    }

    /// https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidupdate:)
    @Test func `a view that says nothing to updates takes nothing`() {
        let screen = DragScreen()
        let silent = SilentDrop()
        screen.target.addInteraction(UIDropInteraction(delegate: silent))
        screen.drop.canHandle = { _ in false }
        screen.dragToTarget()
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        #expect(screen.take() == "items begin canHandle willEnd.cancel didEnd.cancel")
        #expect(silent.drops == 0)
    }

    @Test func `a view that can't handle a drag leaves it to the view around it`() {
        let screen = DragScreen()
        let inner = UIView(frame: screen.target.bounds)
        screen.target.addSubview(inner)
        let choosy = RecordingDrop()
        choosy.canHandle = { $0.canLoadObjects(ofClass: UIImage.self) }
        inner.addInteraction(UIDropInteraction(delegate: choosy))
        screen.dragToTarget()
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        #expect(choosy.texts.isEmpty)
        #expect(screen.drop.texts == ["Bees"])
    }

    @Test func `without items, or while it is off, an interaction begins no drag`() {
        let screen = DragScreen()
        let items = screen.drag.items
        screen.drag.items = []
        screen.dragToTarget()
        screen.screen.mouseUp()
        #expect(screen.take() == "items")
        screen.drag.items = items
        let interaction = screen.source.interactions.first as? UIDragInteraction
        interaction?.isEnabled = false
        screen.dragToTarget()
        screen.screen.mouseUp()
        #expect(screen.take() == "")
        screen.source.interactions = []
        screen.dragToTarget()
        screen.screen.mouseUp()
        #expect(screen.take() == "")
    }

    @Test func `a button that is dragged is not pressed`() {
        let screen = DragScreen()
        let button = UIButton(
            frame: screen.source.bounds, primaryAction: UIAction { _ in Issue.record("pressed") })
        screen.source.addSubview(button)
        screen.dragToTarget()
        screen.screen.mouseMove(to: screen.sourcePoint)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
        #expect(screen.take().hasPrefix("items begin"))
    }

    @Test func `a drag whose view goes is over`() {
        let screen = DragScreen()
        screen.dragToTarget()
        screen.source.removeFromSuperview()
        screen.screen.advance(by: 1)
        #expect(screen.take().hasSuffix("exit willEnd.cancel didEnd.cancel end"))
        #expect(DragMotion.current == nil)
        screen.screen.mouseUp()
    }

    @Test func `what is dragged is no part of what assistive technology reads`() {
        let screen = DragScreen()
        let before = AccessibleElements.list(in: screen.screen.window).count
        screen.dragToTarget()
        #expect(AccessibleElements.list(in: screen.screen.window).count == before)
        screen.screen.mouseUp()
        screen.screen.advance(by: 1)
    }
}

private final class SilentDrop: NSObject, UIDropInteractionDelegate {
    private(set) var drops = 0

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        drops += 1
    }
}
