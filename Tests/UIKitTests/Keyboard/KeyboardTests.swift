import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// A view that can be typed into.
private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite(.serialized) struct KeyboardTests {
    private let controller = UIViewController()
    private let screen: TestScreen

    init() {
        screen = TestScreen(controller, size: CGSize(width: 300, height: 600))
    }

    private func pinned() -> UIView {
        let bar = UIView(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        let view = controller.view!
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        screen.settle()
        return bar
    }

    // https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
    @Test func `what stands on the keyboard's guide stands at the bottom without a keyboard`() {
        let bar = pinned()
        #expect(bar.frame.maxY == 600)
        controller.additionalSafeAreaInsets.bottom = 34
        screen.settle()
        #expect(bar.frame.maxY == 566)
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        screen.settle()
        #expect(bar.frame.maxY == 600)
    }

    @Test func `it goes up and down with the keyboard`() {
        let bar = pinned()
        screen.showKeyboard(height: 250)
        #expect(bar.frame.maxY == 350)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 250)
        // It moves there in a quarter of a second.
        #expect((bar.layer.presentation()?.frame.maxY ?? 0) > 350)
        screen.advance(by: 0.3)
        #expect(bar.layer.presentation()?.frame.maxY == 350)
        screen.hideKeyboard()
        screen.advance(by: 0.3)
        #expect(bar.frame.maxY == 600)
    }

    @Test func `a view that ends above the keyboard isn't covered`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        controller.view.addSubview(inner)
        screen.showKeyboard(height: 250)
        #expect(inner.keyboardLayoutGuide.layoutFrame.height == 0)
        #expect(inner.keyboardLayoutGuide.layoutFrame.minY == 200)
    }

    @Test func `notifications tell of it in UIKit's order, with the frames and the pace`() throws {
        let record = Record()
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration =
                    $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                let (y, time) = (end?.cgRectValue.minY ?? -1, duration?.doubleValue ?? -1)
                MainActor.assumeIsolated {
                    record.lines.append("\(text) \(Int(y)) \(time)")
                }
            }
        }
        screen.showKeyboard(height: 250)
        #expect(record.lines == ["willChange 350 0.25", "willShow 350 0.25"])
        screen.advance(by: 0.3)
        screen.hideKeyboard()
        screen.advance(by: 0.3)
        #expect(
            record.lines.dropFirst(2) == [
                "didShow 350 0.25", "didChange 350 0.25", "willChange 600 0.25",
                "willHide 600 0.25", "didHide 600 0.25", "didChange 600 0.25",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @MainActor private final class Record {
        var lines: [String] = []
    }

    private func scrolled() -> (UIScrollView, Field) {
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 900)
        let field = Field(frame: CGRect(x: 0, y: 500, width: 300, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        screen.settle()
        return (scrollView, field)
    }

    @Test func `the field that is being edited is scrolled above the keyboard`() {
        let (scrollView, field) = scrolled()
        field.becomeFirstResponder()
        screen.showKeyboard(height: 250)
        #expect(scrollView.contentOffset.y == 190)
        #expect(scrollView.adjustedContentInset.bottom == 0)
    }

    @Test func `nothing scrolls for a field elsewhere`() {
        let (scrollView, _) = scrolled()
        screen.showKeyboard(height: 250)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `the list of a controller gets room below as well`() {
        let (scrollView, field) = scrolled()
        scrollView.followsKeyboard = true
        field.frame.origin.y = 860
        field.becomeFirstResponder()
        screen.showKeyboard(height: 250)
        #expect(scrollView.adjustedContentInset.bottom == 250)
        #expect(scrollView.contentOffset.y == 550)
        screen.hideKeyboard()
        screen.advance(by: 0.3)
        #expect(scrollView.adjustedContentInset.bottom == 0)
    }
}

/// https://developer.apple.com/documentation/uikit/uitableviewcontroller: it "automatically adjusts the
/// table view's insets" for the keyboard.
@MainActor @Suite(.serialized) struct KeyboardInListsTests {
    private static func controllers() -> [(UIViewController, UIScrollView)] {
        let table = UITableViewController(style: .plain)
        let collection = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout())
        return [(table, table.tableView), (collection, collection.collectionView)]
    }

    @Test func `the lists of controllers get room below while a keyboard is there`() {
        for (controller, list) in Self.controllers() {
            let screen = TestScreen(controller, size: CGSize(width: 300, height: 600))
            screen.showKeyboard(height: 250)
            #expect(list.adjustedContentInset.bottom == 250)
            screen.hideKeyboard()
            screen.advance(by: 0.3)
            #expect(list.adjustedContentInset.bottom == 0)
        }
    }

    @Test func `a list that comes while the keyboard is there has the room as well`() {
        for (controller, list) in Self.controllers() {
            let screen = TestScreen(UIViewController(), size: CGSize(width: 300, height: 600))
            screen.showKeyboard(height: 250)
            screen.window.rootViewController = controller
            screen.settle()
            #expect(list.adjustedContentInset.bottom == 250)
        }
    }

    @Test func `a list that a controller is given follows the keyboard, too`() {
        let controller = UITableViewController(style: .plain)
        let table = UITableView(frame: .zero, style: .grouped)
        controller.tableView = table
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 600))
        screen.showKeyboard(height: 250)
        #expect(table.adjustedContentInset.bottom == 250)
    }

    @Test func `a list of a plain controller's leaves that to the app`() {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 300, height: 600))
        let table = UITableView(frame: controller.view.bounds)
        controller.view.addSubview(table)
        screen.settle()
        screen.showKeyboard(height: 250)
        #expect(table.adjustedContentInset.bottom == 0)
    }
}
