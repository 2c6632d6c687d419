import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Todos

extension TodosSuite {
    @MainActor @Suite struct TodosListTests {
        private func addField(_ app: TodosScreen) throws -> UITextField {
            try #require(try app.screen.find("New to-do") as? UITextField)
        }

        // MARK: - Adding

        @Test func `what is typed and sent off with Return is added, and the next can be typed`()
            throws
        {
            let app = try TodosScreen(["Eggs"])
            try app.tap("New to-do")
            app.screen.type("Milk\nBread\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk", "Bread"])
            #expect(app.screen.has("Milk") && app.screen.has("Bread"))
            #expect(app.screen.has("3 of 10 to do"))
            #expect(try addField(app).text == "")
            #expect(try addField(app).isFirstResponder)
        }

        @Test func `the button adds what was typed`() throws {
            let app = try TodosScreen()
            #expect(app.screen.has("Nothing to do"))
            try app.tap("New to-do")
            app.screen.type("Milk")
            try app.tap("Add")
            #expect(app.store.openTitles == ["Milk"])
            #expect(!app.screen.has("Nothing to do"))
        }

        @Test func `at midnight what was due today is overdue`() throws {
            let app = try TodosScreen(["Eggs"])
            app.store.setDue(TodosScreen.today, of: try app.todo("Eggs").id)
            app.screen.advance(by: 1)
            #expect(app.screen.has("Due: today"))
            app.flow.today = { TodosScreen.today.adding(days: 1) }
            app.screen.advance(by: 1)
            #expect(app.screen.has("Due: today"))
            NotificationCenter.default.post(
                name: UIApplication.significantTimeChangeNotification,
                object: UIApplication.shared)
            app.screen.advance(by: 1)
            #expect(app.screen.has("Overdue: yesterday"))
        }

        @Test func `midnight takes nothing from who is renaming`() throws {
            let app = try TodosScreen(["Eggs"])
            try app.tap("Eggs")
            app.screen.type(" and milk")
            NotificationCenter.default.post(
                name: UIApplication.significantTimeChangeNotification,
                object: UIApplication.shared)
            app.screen.advance(by: 1)
            app.screen.type("\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs and milk"])
        }

        @Test func `a name from right to left stays whole in what is taken back`() throws {
            let app = try TodosScreen(["غروب"])
            app.store.complete(try app.todo("غروب").id)
            #expect(app.store.undoName == "Complete “\u{2068}غروب\u{2069}”")
        }

        @Test func `an empty name is not added, which is said until something is typed`() throws {
            let app = try TodosScreen()
            try app.tap("New to-do")
            app.screen.type("  \n")
            #expect(app.screen.has("A to-do needs a name."))
            app.screen.type("a")
            #expect(!app.screen.has("A to-do needs a name."))
            #expect(app.store.openTitles.isEmpty)
        }

        @Test func `with ten there is no room, which the store alone knows`() throws {
            let app = try TodosScreen((1...9).map { "Thing \($0)" })
            let button = try #require(try app.screen.find("Add") as? UIButton)
            #expect(button.isEnabled)
            // Whoever adds one, the button follows the store.
            app.store.add("Thing 10")
            app.screen.advance(by: 1)
            #expect(!button.isEnabled)
            #expect(try !addField(app).isEnabled)
            #expect(app.screen.has("There are 10 already: do one first."))
            try app.tap("Complete “Thing 4”")
            #expect(button.isEnabled)
            #expect(app.screen.has("9 of 10 to do"))
            app.store.undo()
            app.screen.advance(by: 1)
            #expect(!button.isEnabled)
        }

        // MARK: - Rows

        @Test func `one that is ticked goes to those done, and back`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            #expect(!app.screen.has("DONE"))
            try app.tap("Complete “Eggs”")
            #expect(app.store.openTitles == ["Milk"] && app.store.doneTitles == ["Eggs"])
            #expect(app.screen.has("DONE") && app.screen.has("Eggs"))
            try app.tap("Reopen “Eggs”")
            #expect(app.store.openTitles == ["Milk", "Eggs"])
            #expect(!app.screen.has("DONE"))
        }

        @Test func `one more than ten is not reopened, and why is said`() throws {
            let app = try TodosScreen((1...10).map { "Thing \($0)" }, done: ["Eggs"])
            app.screen.resize(to: CGSize(width: 390, height: 1200))
            app.screen.advance(by: 1)
            try app.tap("Reopen “Eggs”")
            #expect(app.screen.has("Nothing was changed."))
            #expect(app.store.openTitles.count == 10)
        }

        @Test func `rows that stay keep their cells`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            let kept = try app.cell("Milk")
            try app.tap("Complete “Eggs”")
            #expect(try app.cell("Milk") === kept)
        }

        @Test func `a name is edited where it stands`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            try app.tap("Eggs")
            let field = try #require(app.screen.focusedView as? UITextField)
            #expect(field.text == "Eggs")
            app.screen.type(" and salt\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs and salt", "Milk"])
            #expect(app.screen.has("Eggs and salt"))
            #expect(field.isHidden)
        }

        @Test func `a name can't be made empty, which is said at the row`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            try app.tap("Eggs")
            for _ in 1...4 { app.screen.press(.backspace) }
            app.screen.press(.returnKey)
            app.screen.advance(by: 1)
            #expect(app.screen.has("A to-do needs a name."))
            #expect(app.store.openTitles == ["Eggs", "Milk"])
            app.screen.type("Six eggs\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Six eggs", "Milk"])
            #expect(!app.screen.has("A to-do needs a name."))
        }

        @Test func `Escape leaves a name as it was, and going elsewhere takes it`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            try app.tap("Eggs")
            app.screen.type("xxx")
            app.screen.press(.escape)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk"])
            try app.tap("Eggs")
            app.screen.type("!")
            try app.tap("New to-do")
            #expect(app.store.openTitles == ["Eggs!", "Milk"])
        }

        @Test func `a row is deleted by a swipe and a tap`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            let place = app.middle(of: try app.cell("Milk"))
            app.screen.swipe(from: place, to: CGPoint(x: place.x - 120, y: place.y))
            app.screen.advance(by: 1)
            try app.tap("Delete")
            #expect(app.store.openTitles == ["Eggs"])
            #expect(!app.screen.has("Milk"))
        }

        @Test func `a swipe the other way ticks a row`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            let place = app.middle(of: try app.cell("Milk"))
            app.screen.swipe(
                from: CGPoint(x: 60, y: place.y), to: CGPoint(x: 380, y: place.y), duration: 0.3)
            app.screen.advance(by: 1)
            #expect(app.store.doneTitles == ["Milk"])
        }

        // MARK: - Due dates

        @Test func `a day is chosen in a calendar, and taken away`() throws {
            let app = try TodosScreen(["Eggs"])
            try app.tap("Due Date of “Eggs”")
            #expect(!app.screen.has("No Due Date"))
            try app.tap("Done")
            #expect(try app.todo("Eggs").due == TodosScreen.today)
            #expect(app.screen.has("Due: today"))
            app.store.setDue(TodosScreen.today.adding(days: -1), of: try app.todo("Eggs").id)
            app.screen.advance(by: 1)
            #expect(app.screen.has("Overdue: yesterday"))
            try app.tap("Due Date of “Eggs”")
            try app.tap("No Due Date")
            #expect(try app.todo("Eggs").due == nil)
            #expect(!app.screen.has("Overdue: yesterday"))
        }

        // MARK: - Order

        private func grip(_ title: String, _ app: TodosScreen) throws -> CGPoint {
            let cell = try app.cell(title)
            return cell.convert(CGPoint(x: cell.bounds.width - 24, y: cell.bounds.midY), to: nil)
        }

        private func path(from start: CGPoint, by distance: CGFloat) -> [CGPoint] {
            (0...20).map { CGPoint(x: start.x, y: start.y + distance * CGFloat($0) / 20) }
        }

        @Test func `a row is dragged to another place with the mouse`() throws {
            let app = try TodosScreen(["Eggs", "Milk", "Bread"])
            app.screen.dragMouse(path(from: try grip("Eggs", app), by: 70))
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Milk", "Eggs", "Bread"])
            app.screen.press("z", control: true)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk", "Bread"])
        }

        @Test func `a row is dragged to another place with a finger`() throws {
            let app = try TodosScreen(["Eggs", "Milk", "Bread"])
            app.screen.drag(path(from: try grip("Bread", app), by: -140))
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Bread", "Eggs", "Milk"])
        }

        @Test func `a row stays in its section, however far it is dragged`() throws {
            let app = try TodosScreen(["Eggs", "Milk", "Bread"], done: ["Salt"])
            app.screen.dragMouse(path(from: try grip("Eggs", app), by: 400))
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Milk", "Bread", "Eggs"])
            app.screen.dragMouse(path(from: try grip("Eggs", app), by: -400))
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk", "Bread"])
            #expect(app.store.doneTitles == ["Salt"])
        }

        // MARK: - Undo

        @Test func `the bar below says what was done last, and takes it back`() throws {
            let app = try TodosScreen(["Eggs"])
            try app.tap("Complete “Eggs”")
            #expect(app.screen.has("Complete “Eggs”"))
            try app.tap("Undo")
            #expect(app.store.openTitles == ["Eggs"])
            app.screen.press("z", shift: true, control: true)
            #expect(app.store.doneTitles == ["Eggs"])
        }

        @Test func `the menu takes back, does again, and clears what is done`() throws {
            let app = try TodosScreen(["Eggs"], done: ["Milk"])
            try app.tap("More")
            try app.tap("Delete What Is Done")
            #expect(app.store.doneTitles.isEmpty)
            try app.tap("More")
            try app.tap("Undo: Delete What Is Done")
            #expect(app.store.doneTitles == ["Milk"])
            try app.tap("More")
            try app.tap("Redo: Delete What Is Done")
            #expect(app.store.doneTitles.isEmpty)
        }

        @Test func `the menu leads to the sync`() throws {
            let app = try TodosScreen()
            try app.tap("More")
            try app.tap("Sync")
            #expect(app.screen.has("Only on this device"))
            #expect(
                app.screen.has("With a server the to-dos are the same on all your devices."))
        }

        // MARK: - Going

        @Test func `the screen goes when nobody keeps it`() throws {
            weak var gone: TodosController?
            do {
                let app = try TodosScreen(["Eggs"])
                gone = app.flow.rootController.viewControllers.first as? TodosController
                #expect(gone != nil)
            }
            #expect(gone == nil)
        }
    }
}
