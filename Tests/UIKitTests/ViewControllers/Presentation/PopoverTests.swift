import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller

@MainActor @Suite(.serialized) struct PopoverTests {
    private let first = UIViewController()
    private let source = UIButton(frame: CGRect(x: 400, y: 300, width: 80, height: 44))
    private let content = UIViewController()

    private func shown(
        size: CGSize = CGSize(width: 1024, height: 768),
        _ prepare: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> (TestScreen, UIPopoverPresentationController) {
        let screen = TestScreen(first, size: size)
        first.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = source
        prepare(popover)
        first.present(content, animated: true)
        screen.advance(by: 1)
        return (screen, popover)
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    @Test func `a popover stands below what it belongs to, with its arrow upwards`() throws {
        let (screen, popover) = try shown()
        #expect(popover.arrowDirection == .up)
        #expect(frame == CGRect(x: 340, y: 357, width: 200, height: 150))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        content.preferredContentSize = CGSize(width: 300, height: 100)
        screen.settle()
        #expect(frame == CGRect(x: 290, y: 357, width: 300, height: 100))
    }

    @Test func `a source item goes before the source view`() throws {
        let (screen, _) = try shown {
            $0.sourceView = first.view
            $0.sourceItem = source
        }
        #expect(frame == CGRect(x: 340, y: 357, width: 200, height: 150))
        withExtendedLifetime(screen) {}
    }

    @Test(arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
    func `a popover points where it may`(direction: UIPopoverArrowDirection) throws {
        let (screen, popover) = try shown { $0.permittedArrowDirections = direction }
        #expect(popover.arrowDirection == direction)
        let expected: CGRect =
            switch direction {
            case .up: CGRect(x: 340, y: 357, width: 200, height: 150)
            case .down: CGRect(x: 340, y: 137, width: 200, height: 150)
            case .left: CGRect(x: 493, y: 247, width: 200, height: 150)
            default: CGRect(x: 187, y: 247, width: 200, height: 150)
            }
        #expect(frame == expected)
        withExtendedLifetime(screen) {}
    }

    @Test func `a press outside closes it, and does nothing else`() throws {
        let (screen, _) = try shown()
        var taps = 0
        source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.tap(at: source.center)
        screen.advance(by: 1)
        #expect(taps == 0)
        #expect(first.presentedViewController == nil)
        screen.tap(at: source.center)
        #expect(taps == 1)
    }

    @Test func `what is passed through to can be worked`() throws {
        let (screen, popover) = try shown()
        var taps = 0
        source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        popover.passthroughViews = [source]
        screen.tap(at: source.center)
        screen.advance(by: 1)
        #expect(taps == 1)
        #expect(first.presentedViewController === content)
    }

    @Test func `Escape closes it`() throws {
        let (screen, _) = try shown()
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `where there is little room it is a sheet, and back again`() throws {
        let (screen, popover) = try shown()
        screen.resize(to: CGSize(width: 400, height: 768))
        #expect(frame.width == 400)
        #expect(frame.maxY == 768)
        #expect(content.view.window != nil)
        #expect(content.appearance == .appeared)
        screen.resize(to: CGSize(width: 1024, height: 768))
        #expect(popover.arrowDirection == .up)
        #expect(frame.size == CGSize(width: 200, height: 150))
        #expect(content.appearance == .appeared)
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `a delegate may keep it a popover`() throws {
        let delegate = Keeper()
        let (screen, popover) = try shown(size: CGSize(width: 600, height: 768)) {
            $0.delegate = delegate
        }
        #expect(popover.arrowDirection == .up)
        #expect(frame.size == CGSize(width: 200, height: 150))
        withExtendedLifetime(screen) {}
    }

    @Test func `a delegate may put another controller around it`() throws {
        let delegate = Wrapper()
        let (screen, _) = try shown(size: CGSize(width: 600, height: 768)) {
            $0.delegate = delegate
        }
        let wrapper = try #require(delegate.wrapper)
        #expect(first.presentedViewController === wrapper)
        #expect(content.parent === wrapper)
        #expect(content.appearance == .appeared)
        content.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
    }

    @Test func `a popover that belongs to nothing is a mistake`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (first, content) = (UIViewController(), UIViewController())
                let screen = TestScreen(first, size: CGSize(width: 1024, height: 768))
                content.modalPresentationStyle = .popover
                first.present(content, animated: false)
                screen.settle()
            }
        }
        expectPrecondition(of: result, "should have a non-nil sourceView or sourceItem set")
    }

    @Test func `wherever it belongs, a popover is in its area and its arrow at its edge`() {
        var random = SplitMix64(seed: 11)
        let area = CGRect(x: 10, y: 10, width: 780, height: 580)
        for _ in 0..<2000 {
            let source = CGRect(
                x: CGFloat.random(in: -50...800, using: &random),
                y: CGFloat.random(in: -50...600, using: &random),
                width: CGFloat.random(in: 0...300, using: &random),
                height: CGFloat.random(in: 0...300, using: &random))
            let size = CGSize(
                width: CGFloat.random(in: 60...900, using: &random),
                height: CGFloat.random(in: 60...900, using: &random))
            let permitted = UIPopoverArrowDirection(
                rawValue: UInt.random(in: 0...15, using: &random))
            let placement = PopoverPlacement(
                size: size, source: source, area: area, permitted: permitted)
            let isInside = area.insetBy(dx: -1, dy: -1).contains(placement.body)
            let isVertical = [.up, .down].contains(placement.direction)
            let length = isVertical ? placement.body.width : placement.body.height
            let isOnEdge =
                placement.direction.isEmpty
                || (15...(length - 15)).contains(placement.arrowOffset)
            guard isInside, isOnEdge, permitted.isSuperset(of: placement.direction) else {
                Issue.record("\(source) \(size) \(permitted): \(placement)")
                return
            }
        }
    }
}

@MainActor private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}

@MainActor private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    weak var wrapper: UIViewController?

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        if let wrapper { return wrapper }
        let made = UIViewController()
        let content = controller.presentedViewController
        made.addChild(content)
        made.view.addSubview(content.view)
        content.didMove(toParent: made)
        wrapper = made
        return made
    }
}
