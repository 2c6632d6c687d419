import Beeline
import BeelineTesting
import Foundation
import Testing

@testable import Todos
@testable import UIKit

/// The screens of the app, as they are.
extension TodosSuite {
    @MainActor @Suite struct TodosPictureTests {
        private static let titles = [
            "Buy some eggs", "Pay the rent",
            "Ask Ada about the engine, and whether she wants to come on Thursday",
            "Water the plants",
        ]

        private static func app(
            _ titles: [String] = titles, done: [String] = ["Go to the shop", "Buy some bread"],
            style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight,
            size: CGSize = CGSize(width: 390, height: 844)
        ) throws -> TodosScreen {
            let app = try TodosScreen(
                titles, done: done, size: size, style: style, contentSize: contentSize,
                direction: direction)
            let open = app.store.open.list.items
            if open.count > 2 {
                app.store.setDue(TodosScreen.today.adding(days: -2), of: open[1].id)
                app.store.setDue(TodosScreen.today.adding(days: 1), of: open[2].id)
            }
            app.screen.advance(by: 1)
            return app
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `the list`(style: UIUserInterfaceStyle) throws {
            let app = try Self.app(style: style)
            try app.screen.verifySnapshot(named: style == .dark ? "list-dark" : "list-light")
        }

        @Test func `the list in large text`() throws {
            try Self.app(contentSize: .accessibilityMedium).screen
                .verifySnapshot(named: "list-large")
        }

        @Test func `the list in Arabic, from right to left`() throws {
            let app = try Self.app(
                ["شراء البيض", "دفع الإيجار", "سقي النباتات"], done: ["الذهاب إلى المتجر"],
                direction: .rightToLeft)
            try app.screen.verifySnapshot(named: "list-arabic")
        }

        @Test func `the list in Chinese`() throws {
            try Self.app(["买鸡蛋", "交房租", "给植物浇水"], done: ["去商店"]).screen
                .verifySnapshot(named: "list-chinese")
        }

        @Test func `the list in a wide window`() throws {
            try Self.app(size: CGSize(width: 1000, height: 700)).screen
                .verifySnapshot(named: "list-wide")
        }

        @Test func `nothing to do`() throws {
            try Self.app([], done: []).screen.verifySnapshot(named: "empty")
        }

        @Test func `no room for more, and a name that is none`() throws {
            let app = try Self.app((1...10).map { "Thing \($0)" }, done: [])
            try app.tap("Thing 4")
            let field = try #require(app.screen.focusedView as? UITextField)
            field.text = ""
            app.screen.press(.returnKey)
            app.screen.advance(by: 1)
            try app.screen.verifySnapshot(named: "full")
        }

        @Test func `the due date`() throws {
            let app = try Self.app()
            try app.tap("Due Date of “Pay the rent”")
            let picker = try #require(app.screen.window.firstSubview(of: UIDatePicker.self))
            picker.now = { TodosScreen.now }
            try app.screen.verifySnapshot(named: "due")
        }

        @Test func `a row under way to another place`() throws {
            let app = try Self.app()
            let cell = try app.cell("Pay the rent")
            let grip = cell.convert(
                CGPoint(x: cell.bounds.width - 24, y: cell.bounds.midY), to: nil)
            app.screen.touchDown(at: grip)
            for step in 1...8 {
                app.screen.touchMove(to: CGPoint(x: grip.x, y: grip.y + CGFloat(step) * 10))
                app.screen.advance(by: 0.05)
            }
            app.screen.advance(by: 0.5)
            try app.screen.verifySnapshot(named: "moving")
            app.screen.touchUp()
        }
    }
}

extension UIView {
    fileprivate func firstSubview<View: UIView>(of type: View.Type) -> View? {
        if let view = self as? View { return view }
        return subviews.lazy.compactMap { $0.firstSubview(of: type) }.first
    }
}
