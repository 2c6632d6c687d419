import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)

@MainActor @Suite(.serialized) struct PresentationTests {
    @Test func `a controller that presents already presents nothing more`() throws {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let screen = TestScreen(first)
        first.present(second, animated: false)
        let said = Diagnostics.warnings { first.present(third, animated: false) }
        screen.settle()
        #expect(said.count == 1)
        #expect(said.first?.contains("which is already presenting") == true)
        #expect(first.presentedViewController === second)
        #expect(third.presentingViewController == nil)
        #expect(!third.isViewLoaded)
    }

    @Test func `a controller that is not in a window presents nothing`() {
        let (first, second) = (UIViewController(), UIViewController())
        _ = first.view
        let said = Diagnostics.warnings { first.present(second, animated: false) }
        #expect(said.first?.contains("whose view is not in the window hierarchy") == true)
        #expect(first.presentedViewController == nil)
    }

    @Test func `a child's presentation is its topmost parent's`() {
        let (parent, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let screen = TestScreen(parent)
        child.present(sheet, animated: false)
        screen.settle()
        #expect(child.presentedViewController === sheet)
        #expect(parent.presentedViewController === sheet)
        #expect(sheet.presentingViewController === parent)
        child.dismiss(animated: false)
        screen.settle()
        #expect(parent.presentedViewController == nil)
    }

    @Test func `a presented controller is dismissed by itself`() {
        let (first, second) = (UIViewController(), UIViewController())
        let screen = TestScreen(first)
        first.present(second, animated: true)
        screen.advance(by: 1)
        second.dismiss(animated: true)
        #expect(second.isBeingDismissed)
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(!second.isBeingDismissed)
    }

    @Test func `dismissing where nothing is presented does nothing`() {
        let first = UIViewController()
        let screen = TestScreen(first)
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.window.rootViewController === first)
        #expect(first.view.window === screen.window)
    }

    @Test func `a dismissal interrupts the movement of the presentation`() {
        let recorder = CallRecorder()
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = .fullScreen
        let screen = TestScreen(first)
        first.present(second, animated: true)
        screen.advance(by: 0.1)
        first.dismiss(animated: true)
        screen.advance(by: 2)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(first.view.window === screen.window)
        #expect(!second.isBeingPresented)
        #expect(!second.isBeingDismissed)
        #expect(first.appearance == .appeared)
        #expect(second.appearance == .disappeared)
        #expect(screen.window.subviews.count == 1)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a new root controller takes what the old one presented from the screen`(
        style: UIModalPresentationStyle
    ) {
        let recorder = CallRecorder()
        var first: UIViewController? = RecordedController("A", recorder)
        let screen = TestScreen(first ?? UIViewController())
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = style
        first?.present(second, animated: false)
        screen.settle()
        weak let gone = first
        first = nil
        screen.window.rootViewController = RecordedController("C", recorder)
        screen.advance(by: 1)
        #expect(second.view.window == nil)
        #expect(second.appearance == .disappeared)
        #expect(second.presentingViewController == nil)
        #expect(screen.window.subviews.count == 1)
        #expect(gone == nil)
    }

    @Test func `a controller can't be presented twice`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                let screen = TestScreen(first)
                first.present(second, animated: false)
                screen.settle()
                second.present(second, animated: false)
            }
        }
        expectPrecondition(of: result, "can't be presented by")
    }
}
