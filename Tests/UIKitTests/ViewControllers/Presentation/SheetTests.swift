import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller

@MainActor @Suite(.serialized) struct SheetTests {
    private let recorder = CallRecorder()

    /// Shows B on a sheet before A.
    private func shown(
        size: CGSize = CGSize(width: 390, height: 844),
        style: UIModalPresentationStyle = .pageSheet,
        _ prepare: (UISheetPresentationController, RecordedController) -> Void = { _, _ in }
    ) -> (TestScreen, RecordedController, RecordedController) {
        let first = RecordedController("A", recorder)
        let second = RecordedController("B", recorder)
        second.modalPresentationStyle = style
        if let sheet = second.sheetPresentationController { prepare(sheet, second) }
        let screen = TestScreen(first, size: size)
        first.present(second, animated: true)
        screen.advance(by: 1)
        _ = recorder.take()
        return (screen, first, second)
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    // MARK: - Places

    @Test func `in a narrow window a sheet takes all but a strip at the top`() {
        let (screen, _, second) = shown()
        #expect(frame(second) == CGRect(x: 0, y: 20, width: 390, height: 824))
        screen.resize(to: CGSize(width: 500, height: 600))
        #expect(frame(second) == CGRect(x: 0, y: 20, width: 500, height: 580))
    }

    @Test func `in a wide window a page and a form stand in the middle`() {
        let (screen, _, page) = shown(size: CGSize(width: 1024, height: 768))
        #expect(frame(page) == CGRect(x: 160, y: 20, width: 704, height: 728))
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        withExtendedLifetime(screen) {}
        let (other, _, form) = shown(size: CGSize(width: 1024, height: 768), style: .formSheet)
        #expect(frame(form) == CGRect(x: 242, y: 74, width: 540, height: 620))
        form.preferredContentSize = CGSize(width: 400, height: 300)
        other.settle()
        #expect(frame(form) == CGRect(x: 312, y: 234, width: 400, height: 300))
    }

    @Test func `a medium sheet takes about half, and can be made large`() {
        let (screen, _, second) = shown { sheet, _ in sheet.detents = [.large(), .medium()] }
        let medium = frame(second)
        #expect(medium.maxY == 844)
        #expect((400...460).contains(medium.height))
        second.sheetPresentationController?.animateChanges {
            second.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        screen.advance(by: 1)
        #expect(frame(second).minY == 20)
    }

    @Test func `custom heights are asked for, and cut to what there is`() {
        let (screen, _, second) = shown { sheet, _ in
            sheet.detents = [
                .custom { _ in 200 }, .custom { _ in nil },
                .custom { context in context.maximumDetentValue * 2 },
            ]
        }
        #expect(frame(second).height == 200)
        let identifiers = second.sheetPresentationController?.detents.map(\.identifier) ?? []
        second.sheetPresentationController?.selectedDetentIdentifier = identifiers.last
        screen.settle()
        #expect(frame(second).minY == 20)
    }

    // MARK: - Dragging

    @Test func `a sheet that is dragged far enough goes, and its delegate hears of it`() {
        let delegate = SheetDelegate(recorder)
        let (screen, first, second) = shown { sheet, _ in sheet.delegate = delegate }
        screen.touchDown(at: CGPoint(x: 200, y: 100))
        screen.advance(by: 0.1)
        screen.touchMove(to: CGPoint(x: 200, y: 150))
        screen.advance(by: 0.1)
        screen.touchMove(to: CGPoint(x: 200, y: 300))
        #expect(recorder.take() == "shouldDismiss willDismiss B.willDisappear")
        #expect(second.isBeingDismissed)
        #expect(frame(second).minY == 220)
        screen.touchMove(to: CGPoint(x: 200, y: 700))
        screen.advance(by: 0.3)
        screen.touchUp()
        screen.advance(by: 1)
        #expect(recorder.take() == "B.didDisappear didDismiss")
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `a sheet that is let go early comes back`() {
        let delegate = SheetDelegate(recorder)
        let (screen, first, second) = shown { sheet, _ in sheet.delegate = delegate }
        screen.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200))
        screen.advance(by: 1)
        #expect(
            recorder.take() == """
                shouldDismiss willDismiss B.willDisappear B.willAppear B.didAppear
                """)
        #expect(frame(second).minY == 20)
        #expect(first.presentedViewController === second)
        #expect(!second.isBeingDismissed)
    }

    @Test func `a flick sends a sheet away`() {
        let (screen, first, _) = shown()
        screen.flick(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 220))
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
    }

    // Case C07 of the field: code that should run when a sheet closes runs for the button, and not
    // for the swipe.
    @Test func `a modal sheet pulls back, and its delegate hears of the attempt alone`() {
        let delegate = SheetDelegate(recorder)
        let (screen, first, second) = shown { sheet, controller in
            sheet.delegate = delegate
            controller.isModalInPresentation = true
        }
        screen.touchDown(at: CGPoint(x: 200, y: 100))
        for y in stride(from: 120, through: 700, by: 20) {
            screen.advance(by: 1.0 / 60)
            screen.touchMove(to: CGPoint(x: 200, y: y))
        }
        #expect(frame(second).minY < 420)
        #expect(frame(second).minY > 100)
        screen.touchUp()
        screen.advance(by: 1)
        #expect(recorder.take() == "attempted")
        #expect(frame(second).minY == 20)
        screen.press(.escape)
        screen.tap(at: CGPoint(x: 200, y: 10))
        screen.advance(by: 1)
        #expect(recorder.take() == "attempted attempted")
        #expect(first.presentedViewController === second)
    }

    @Test func `a delegate that says no is told of the attempt`() {
        let delegate = SheetDelegate(recorder)
        delegate.allows = false
        let (screen, first, second) = shown { sheet, _ in sheet.delegate = delegate }
        screen.flick(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
        #expect(recorder.take() == "shouldDismiss attempted")
        #expect(first.presentedViewController === second)
    }

    @Test(arguments: ["escape", "outside"])
    func `Escape and a press outside dismiss as a swipe does`(way: String) {
        let delegate = SheetDelegate(recorder)
        let (screen, first, _) = shown { sheet, _ in sheet.delegate = delegate }
        if way == "escape" {
            screen.press(.escape)
        } else {
            screen.tap(at: CGPoint(x: 200, y: 10))
        }
        screen.advance(by: 1)
        #expect(
            recorder.take()
                == "shouldDismiss willDismiss B.willDisappear B.didDisappear didDismiss")
        #expect(first.presentedViewController == nil)
    }

    @Test func `Escape dismisses a sheet that is still coming in, once it is there`() {
        let (screen, first, second) = shown()
        second.dismiss(animated: false)
        screen.advance(by: 1)
        first.present(second, animated: true)
        screen.advance(by: 0.1)
        screen.press(.escape)
        #expect(first.presentedViewController === second)
        #expect(second.isBeingPresented)
        screen.advance(by: 2)
        #expect(first.presentedViewController == nil)
        #expect(second.viewIfLoaded?.window == nil)
    }

    @Test func `a dismissal by the program asks and tells the delegate nothing`() {
        let delegate = SheetDelegate(recorder)
        let (screen, _, second) = shown { sheet, _ in sheet.delegate = delegate }
        second.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(recorder.take() == "B.willDisappear B.didDisappear")
    }

    @Test func `a drag goes from one height to the next, and the delegate hears of that`() {
        let delegate = SheetDelegate(recorder)
        let (screen, _, second) = shown { sheet, _ in
            sheet.detents = [.medium(), .large()]
            sheet.delegate = delegate
        }
        let top = frame(second).minY
        screen.flick(
            from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: top - 150))
        screen.advance(by: 1)
        #expect(frame(second).minY == 20)
        #expect(second.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(recorder.take().contains("detent com.apple.UIKit.large"))
        screen.swipe(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: top - 10))
        screen.advance(by: 1)
        #expect(frame(second).minY == top)
        #expect(!second.isBeingDismissed)
    }

    @Test func `content that scrolls keeps its drags, until it is at its top`() throws {
        let (screen, first, second) = shown()
        let scrollView = UIScrollView(frame: second.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        second.view.addSubview(scrollView)
        screen.settle()
        screen.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        screen.advance(by: 2)
        #expect((150...200).contains(scrollView.contentOffset.y))
        screen.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350))
        screen.advance(by: 2)
        #expect(frame(second).minY == 20)
        #expect(scrollView.contentOffset.y > 100)
        scrollView.contentOffset = .zero
        screen.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
        screen.advance(by: 2)
        #expect(first.presentedViewController == nil)
    }

    @Test func `scrolling up makes a medium sheet large first`() {
        let (screen, _, second) = shown { sheet, _ in sheet.detents = [.medium(), .large()] }
        let scrollView = UIScrollView(frame: second.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        second.view.addSubview(scrollView)
        screen.settle()
        screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        screen.advance(by: 2)
        #expect(frame(second).minY == 20)
        #expect(scrollView.contentOffset.y == 0)
    }

    // MARK: - Beside the sheet

    @Test func `what is behind an undimmed sheet can be worked`() {
        var taps = 0
        let (screen, first, second) = shown { sheet, _ in
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        let button = UIButton(
            frame: CGRect(x: 0, y: 50, width: 390, height: 100),
            primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
        first.view.addSubview(button)
        screen.tap(at: button.center)
        #expect(taps == 1)
        screen.press(.tab)
        #expect(button.isFocused)
        second.sheetPresentationController?.selectedDetentIdentifier = .large
        screen.settle()
        screen.tap(at: button.center)
        #expect(taps == 1)
    }

    @Test func `a grip is shown where it is wanted, and goes through the heights`() throws {
        let (screen, _, second) = shown { sheet, _ in
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.presentedViewController.title = "Details"
        }
        try screen.tap("Sheet Grabber")
        screen.advance(by: 1)
        #expect(frame(second).minY == 20)
        let host = try #require(screen.window.host as? HeadlessWindow)
        #expect(host.accessibleElements.first?.role == .dialog)
        #expect(host.accessibleElements.first?.label == "Details")
    }

    @Test func `the keyboard comes back to where it was`() {
        let first = UIViewController()
        let second = UIViewController()
        let screen = TestScreen(first)
        let button = UIButton(
            frame: CGRect(x: 20, y: 50, width: 100, height: 44),
            primaryAction: UIAction(title: "Open") { _ in })
        let other = UIButton(
            frame: CGRect(x: 20, y: 500, width: 100, height: 44),
            primaryAction: UIAction(title: "Other") { _ in })
        let inside = UIButton(
            frame: CGRect(x: 20, y: 480, width: 100, height: 44),
            primaryAction: UIAction(title: "Inside") { _ in })
        first.view.addSubview(button)
        first.view.addSubview(other)
        second.view.addSubview(inside)
        screen.press(.tab)
        #expect(button.isFocused)
        first.present(second, animated: true)
        screen.advance(by: 1)
        #expect(inside.isFocused)
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(button.isFocused)
    }
}

@MainActor private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    let recorder: CallRecorder
    var allows = true

    init(_ recorder: CallRecorder) {
        self.recorder = recorder
    }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        recorder.record("shouldDismiss")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        recorder.record("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        recorder.record("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        recorder.record("attempted")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let identifier = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
        recorder.record("detent \(identifier)")
    }
}
