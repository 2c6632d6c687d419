import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uialertcontroller

@MainActor @Suite(.serialized) struct AlertTests {
    private let first = UIViewController()
    private let log = CallRecorder()

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [log] in log.record($0.title ?? "") }
    }

    private func show(
        _ alert: UIAlertController, size: CGSize = CGSize(width: 390, height: 844)
    ) -> TestScreen {
        let screen = TestScreen(first, size: size)
        first.present(alert, animated: true)
        screen.advance(by: 1)
        return screen
    }

    private func question() -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
        alert.addAction(action("Delete", .destructive))
        alert.addAction(action("Cancel", .cancel))
        return alert
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // MARK: - Alerts

    @Test func `an alert stands in the middle, and is gone before its action is performed`() throws
    {
        let alert = question()
        let screen = show(alert)
        #expect(alert.view.frame.width == 270)
        #expect(abs(frame(alert.view).midY - 422) <= 1)
        #expect(screen.has("Delete?") && screen.has("This can't be undone."))
        try screen.tap("Delete")
        #expect(log.take() == "")
        screen.advance(by: 1)
        #expect(log.take() == "Delete")
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func `an action may present the next alert`() throws {
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        next.addAction(action("OK"))
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Go on", style: .default) { [first] _ in
                first.present(next, animated: true)
            })
        let screen = show(alert)
        try screen.tap("Go on")
        screen.advance(by: 2)
        #expect(first.presentedViewController === next)
    }

    @Test func `two answers stand side by side, the one that cancels first; more in a list`() throws
    {
        let alert = question()
        let screen = show(alert)
        let (delete, cancel) = (try screen.find("Delete"), try screen.find("Cancel"))
        #expect(frame(cancel).minY == frame(delete).minY)
        #expect(frame(cancel).maxX == frame(delete).minX)
        alert.addAction(action("Archive"))
        screen.settle()
        let names = ["Delete", "Archive", "Cancel"]
        let tops = try names.map { frame(try screen.find($0)).minY }
        #expect(tops == tops.sorted())
        #expect(Set(tops).count == 3)
    }

    @Test func `long titles of two answers stand in a list`() throws {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(action("Keep all of the changes"))
        alert.addAction(action("Cancel", .cancel))
        let screen = show(alert)
        #expect(
            frame(try screen.find("Cancel")).minY
                == frame(try screen.find("Keep all of the changes")).maxY)
    }

    @Test func `a press beside an alert does nothing`() {
        let alert = question()
        let screen = show(alert)
        screen.tap(at: CGPoint(x: 20, y: 20))
        screen.advance(by: 1)
        #expect(first.presentedViewController === alert)
    }

    @Test func `long texts and many answers scroll within the screen`() throws {
        let alert = UIAlertController(
            title: String(repeating: "A long title. ", count: 60),
            message: String(repeating: "A long message. ", count: 200), preferredStyle: .alert)
        for number in 1...30 { alert.addAction(action("Answer \(number)")) }
        let screen = show(alert, size: CGSize(width: 320, height: 480))
        #expect(frame(alert.view).minY >= 24)
        #expect(frame(alert.view).maxY <= 456)
        let scrollViews = allSubviews(alert.view).compactMap { $0 as? UIScrollView }
            .filter { $0.bounds.height > 0 }
        #expect(scrollViews.count == 2)
        #expect(scrollViews.allSatisfy { $0.contentSize.height > $0.bounds.height })
        #expect(scrollViews.allSatisfy { $0.bounds.height > 100 })
        withExtendedLifetime(screen) {}
    }

    private func allSubviews(_ view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(allSubviews)
    }

    @Test func `an action that is disabled can't be chosen until it is enabled`() throws {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        let save = action("Save")
        save.isEnabled = false
        alert.addAction(save)
        let screen = show(alert)
        screen.tap(at: CGPoint(x: 195, y: frame(try screen.find("Save")).midY))
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(first.presentedViewController === alert)
        save.isEnabled = true
        try screen.tap("Save")
        screen.advance(by: 1)
        #expect(log.take() == "Save")
    }

    // MARK: - Keyboard

    @Test func `Escape cancels, and without a way to cancel does nothing`() {
        let screen = show(question())
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(log.take() == "Cancel")
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(action("Yes"))
        alert.addAction(action("No"))
        first.present(alert, animated: false)
        screen.settle()
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(first.presentedViewController === alert)
    }

    @Test func `Return chooses the preferred action, or the only plain one`() {
        let alert = question()
        let screen = show(alert)
        screen.press(.returnKey)
        screen.advance(by: 1)
        // Nothing is destroyed by a key that was not meant.
        #expect(first.presentedViewController === alert)
        alert.preferredAction = alert.actions[0]
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(log.take() == "Delete")
        let other = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        other.addAction(action("Cancel", .cancel))
        other.addAction(action("Save"))
        first.present(other, animated: false)
        screen.settle()
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(log.take() == "Save")
    }

    @Test func `Tab and arrows go through the answers, Return and Space choose`() throws {
        let screen = show(question())
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "Cancel")
        screen.press(.right)
        #expect(screen.focusedView?.accessibilityLabel == "Delete")
        screen.press(.down)
        #expect(screen.focusedView?.accessibilityLabel == "Cancel")
        screen.press(.left)
        screen.press(.space)
        screen.advance(by: 1)
        #expect(log.take() == "Delete")
    }

    @Test func `the keyboard comes back to where it was`() {
        let button = UIButton(
            frame: CGRect(x: 20, y: 50, width: 100, height: 44),
            primaryAction: UIAction(title: "Open") { _ in })
        first.view.addSubview(button)
        let screen = TestScreen(first)
        screen.press(.tab)
        first.present(question(), animated: true)
        screen.advance(by: 1)
        #expect(screen.focusedView?.accessibilityLabel != "Open")
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(button.isFocused)
    }

    @Test func `assistive technology is told of an alert, and of nothing behind it`() throws {
        first.view.addSubview(
            UIButton(
                frame: CGRect(x: 20, y: 50, width: 100, height: 44),
                primaryAction: UIAction(title: "Behind") { _ in }))
        let screen = show(question())
        let host = try #require(screen.window.host as? HeadlessWindow)
        #expect(
            host.accessibleElements.map { "\($0.role) \($0.label)" } == [
                "alert Delete?, This can't be undone.", "heading Delete?",
                "label This can't be undone.", "button Cancel", "button Delete",
            ])
    }

    // MARK: - Text fields

    private func signIn() -> UIAlertController {
        let alert = UIAlertController(
            title: "Sign In", message: "With your account.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(action("Cancel", .cancel))
        alert.addAction(action("Sign In"))
        return alert
    }

    @Test func `the first text field has the keyboard, and Return goes on and then chooses`() throws
    {
        let alert = signIn()
        let screen = show(alert)
        let fields = try #require(alert.textFields)
        #expect(fields[0].isFirstResponder)
        screen.type("ada\n")
        #expect(fields[1].isFirstResponder)
        screen.type("secret\n")
        screen.advance(by: 1)
        #expect(log.take() == "Sign In")
        #expect(fields.map(\.text) == ["ada", "secret"])
        #expect(first.presentedViewController == nil)
    }

    @Test func `Tab goes from field to field and on to the buttons; Escape cancels`() throws {
        let alert = signIn()
        let screen = show(alert)
        let fields = try #require(alert.textFields)
        screen.press(.tab)
        #expect(fields[1].isFirstResponder)
        screen.press(.tab)
        #expect(screen.focusedView?.accessibilityLabel == "Cancel")
        screen.press(.tab, shift: true)
        #expect(fields[1].isFirstResponder)
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(log.take() == "Cancel")
    }

    @Test func `an action may be enabled as one types, and the field keeps the keyboard`() throws {
        let alert = UIAlertController(title: "New List", message: nil, preferredStyle: .alert)
        let save = action("Save")
        save.isEnabled = false
        alert.addAction(action("Cancel", .cancel))
        alert.addAction(save)
        alert.addTextField { field in
            field.addAction(
                UIAction { [weak field] _ in save.isEnabled = !(field?.text ?? "").isEmpty },
                for: .editingChanged)
        }
        let screen = show(alert)
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(first.presentedViewController === alert)
        screen.type("Work")
        #expect(save.isEnabled && alert.textFields?.first?.isFirstResponder == true)
        screen.press(.returnKey)
        screen.advance(by: 1)
        #expect(log.take() == "Save")
    }

    @Test func `an alert without text fields has none`() {
        #expect(question().textFields == nil)
    }

    @Test func `an alert of fields alone has room for them`() throws {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(action("OK"))
        let screen = show(alert)
        let field = try #require(alert.textFields?.first)
        #expect(field.frame.height >= 30)
        #expect(frame(field).maxY <= frame(try screen.find("OK")).minY)
    }

    // MARK: - Action sheets

    private func sheet() -> UIAlertController {
        let sheet = UIAlertController(
            title: "Photo", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(action("Share"))
        sheet.addAction(action("Cancel", .cancel))
        sheet.addAction(action("Delete", .destructive))
        return sheet
    }

    @Test func `in a narrow window an action sheet is at the lower edge, Cancel by itself`() throws
    {
        let alert = sheet()
        let screen = show(alert)
        #expect(frame(alert.view).maxY == 836)
        #expect(frame(try screen.find("Cancel")).minY == frame(try screen.find("Delete")).maxY + 8)
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 1)
        #expect(log.take() == "Cancel")
        #expect(first.presentedViewController == nil)
    }

    @Test func `in a wide window it is a popover without Cancel, and a press outside cancels`()
        throws
    {
        let alert = sheet()
        let screen = TestScreen(first, size: CGSize(width: 1024, height: 768))
        let popover = try #require(alert.popoverPresentationController)
        popover.sourceView = first.view
        popover.sourceRect = CGRect(x: 500, y: 300, width: 20, height: 20)
        first.present(alert, animated: true)
        screen.advance(by: 1)
        #expect(popover.arrowDirection == .up)
        #expect(!screen.has("Cancel"))
        #expect(frame(alert.view).minY == 333)
        #expect(frame(try screen.find("Delete")).maxY == frame(alert.view).maxY)
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 1)
        #expect(log.take() == "Cancel")
    }

    @Test func `an action sheet in a wide window has to belong to something`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let first = UIViewController()
                let screen = TestScreen(first, size: CGSize(width: 1024, height: 768))
                let sheet = UIAlertController(
                    title: nil, message: nil, preferredStyle: .actionSheet)
                first.present(sheet, animated: false)
                screen.settle()
            }
        }
        expectPrecondition(
            of: result, "You must provide location information for this popover")
    }

    // MARK: - Promises

    @Test func `a second action that cancels is a mistake`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "a", style: .cancel))
                alert.addAction(UIAlertAction(title: "b", style: .cancel))
            }
        }
        expectPrecondition(
            of: result,
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }

    @Test func `an alert that was answered is released`() {
        weak var gone: UIViewController?
        let screen: TestScreen
        do {
            let alert = question()
            gone = alert
            screen = show(alert)
        }
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(gone == nil)
    }
}
