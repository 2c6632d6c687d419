import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentationMemoryTests {
    // Case C03 of the field, from the open radars: "Just reading presentationController keeps a
    // presented controller alive for ever".
    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .overCurrentContext, .custom,
    ])
    func `reading the presentation controller keeps nothing alive`(
        style: UIModalPresentationStyle
    ) {
        let first = UIViewController()
        let screen = TestScreen(first, size: CGSize(width: 1024, height: 768))
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let second = Reader()
            second.modalPresentationStyle = style
            second.popoverPresentationController?.sourceView = first.view
            controller = second
            presentation = second.presentationController
            first.present(second, animated: true)
            screen.advance(by: 1)
            #expect(second.presentationController === presentation)
        }
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(controller == nil)
        #expect(presentation == nil)
    }

    @Test func `one that was read and never presented is released too`() {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let second = UIViewController()
            controller = second
            presentation = second.presentationController
            #expect(presentation != nil)
        }
        #expect(controller == nil)
        #expect(presentation == nil)
    }

    @Test func `the style decides which presentation controller there is`() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController != nil)
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.sheetPresentationController == nil)
        #expect(controller.popoverPresentationController != nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(type(of: controller.presentationController) == UIPresentationController?.self)
        #expect(controller.popoverPresentationController == nil)
        let child = UIViewController()
        controller.addChild(child)
        #expect(child.presentationController === controller.presentationController)
    }

    @Test func `what was set up for one presentation is not there for the next`() {
        let first = UIViewController()
        let second = UIViewController()
        let screen = TestScreen(first)
        second.sheetPresentationController?.detents = [.medium()]
        first.present(second, animated: false)
        screen.settle()
        second.dismiss(animated: false)
        screen.settle()
        #expect(second.sheetPresentationController?.detents.map(\.identifier) == [.large])
    }
}

private final class Reader: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        _ = "\(String(describing: presentationController))"
    }
}
