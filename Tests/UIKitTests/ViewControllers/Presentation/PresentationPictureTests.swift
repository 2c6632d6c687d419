import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite(.serialized) struct PresentationPictureTests {
    private static let narrow = CGSize(width: 320, height: 480)
    private static let wide = CGSize(width: 760, height: 480)

    /// A screen with something on it, so that what is before it stands out.
    private func makeScreen(
        _ size: CGSize, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> (TestScreen, UIViewController) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        for index in 0..<8 {
            let stripe = UIView(frame: CGRect(x: 0, y: 20 + index * 60, width: 800, height: 26))
            stripe.backgroundColor = [.systemTeal, .systemOrange, .systemGray4][index % 3]
            controller.view.addSubview(stripe)
        }
        let screen = TestScreen(
            controller, size: size, scale: 1, style: style, contentSize: contentSize,
            direction: direction)
        return (screen, controller)
    }

    private func content(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 24, width: 200, height: 30))
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        controller.view.addSubview(label)
        return controller
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete “Holiday”?", message: "All of its 24 photos are deleted as well.",
            preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    @Test func `alerts, in light and dark, large text and from right to left`() throws {
        for (style, size, direction, name) in [
            (
                UIUserInterfaceStyle.light, UIContentSizeCategory.large,
                UITraitEnvironmentLayoutDirection.leftToRight, "light"
            ),
            (.dark, .large, .leftToRight, "dark"),
            (.light, .accessibilityLarge, .leftToRight, "large-text"),
            (.light, .large, .rightToLeft, "right-to-left"),
        ] {
            let (screen, controller) = makeScreen(
                Self.narrow, style: style, contentSize: size, direction: direction)
            controller.present(alert(.alert), animated: false)
            screen.advance(by: 1)
            try screen.verifySnapshot(named: "alert-\(name)")
        }
    }

    @Test func `an alert with many answers and the keyboard at one of them`() throws {
        let (screen, controller) = makeScreen(Self.narrow)
        let alert = alert(.alert)
        alert.addAction(UIAlertAction(title: "Move to Another Album", style: .default))
        let disabled = UIAlertAction(title: "Archive", style: .default)
        disabled.isEnabled = false
        alert.addAction(disabled)
        controller.present(alert, animated: false)
        screen.settle()
        screen.press(.tab)
        screen.press(.down)
        try screen.verifySnapshot(named: "alert-list")
    }

    @Test func `action sheets, in narrow and wide windows`() throws {
        for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
            let (screen, controller) = makeScreen(Self.narrow, style: style)
            let sheet = alert(.actionSheet)
            sheet.addAction(UIAlertAction(title: "Move to Another Album", style: .default))
            controller.present(sheet, animated: false)
            screen.advance(by: 1)
            try screen.verifySnapshot(named: "action-sheet-\(name)")
        }
        let (screen, controller) = makeScreen(Self.wide)
        let sheet = alert(.actionSheet)
        sheet.addAction(UIAlertAction(title: "Move to Another Album", style: .default))
        sheet.popoverPresentationController?.sourceView = controller.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
            x: 380, y: 60, width: 10, height: 10)
        controller.present(sheet, animated: false)
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "action-sheet-wide")
    }

    @Test func `sheets, medium and large, narrow and wide, light and dark`() throws {
        for (size, style, detents, name) in [
            (
                Self.narrow, UIUserInterfaceStyle.light,
                [UISheetPresentationController.Detent.large()], "large-light"
            ),
            (Self.narrow, .light, [.medium()], "medium-light"),
            (Self.narrow, .dark, [.medium()], "medium-dark"),
            (Self.narrow, .dark, [.large()], "large-dark"),
        ] {
            let (screen, controller) = makeScreen(size, style: style)
            let presented = content("Sheet")
            presented.sheetPresentationController?.detents = detents
            presented.sheetPresentationController?.prefersGrabberVisible = true
            controller.present(presented, animated: false)
            screen.advance(by: 1)
            try screen.verifySnapshot(named: "sheet-\(name)")
        }
        let (screen, controller) = makeScreen(CGSize(width: 900, height: 700))
        let form = content("Form")
        form.modalPresentationStyle = .formSheet
        form.preferredContentSize = CGSize(width: 400, height: 300)
        controller.present(form, animated: false)
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "sheet-wide")
    }

    @Test func `popovers in four directions, light and dark`() throws {
        for (direction, style, name) in [
            (UIPopoverArrowDirection.up, UIUserInterfaceStyle.light, "up"),
            (.down, .light, "down"), (.left, .light, "left"), (.right, .dark, "right-dark"),
        ] {
            let (screen, controller) = makeScreen(
                CGSize(width: 760, height: 400), style: style)
            let presented = content("Popover")
            presented.modalPresentationStyle = .popover
            presented.preferredContentSize = CGSize(width: 200, height: 120)
            let popover = presented.popoverPresentationController
            popover?.sourceView = controller.view
            popover?.sourceRect = CGRect(x: 360, y: 190, width: 40, height: 20)
            popover?.permittedArrowDirections = direction
            controller.present(presented, animated: false)
            screen.advance(by: 1)
            try screen.verifySnapshot(named: "popover-\(name)")
        }
    }
}
