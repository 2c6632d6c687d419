import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Todos

extension TodosSuite {
    /// The app without a pointer: with a keyboard alone, and by what a screen reader is told.
    @MainActor @Suite struct TodosKeyboardTests {
        @Test func `the keyboard alone adds, renames, moves, ticks and deletes`() throws {
            let app = try TodosScreen(["Eggs", "Milk"])
            app.screen.press("n", control: true)
            app.screen.type("Bread\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk", "Bread"])

            // The list is one stop of Tab, and arrows lead through it.
            try reach("Eggs", app)
            app.screen.press(.down, alternate: true)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Milk", "Eggs", "Bread"])
            app.screen.press(.up, alternate: true)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs", "Milk", "Bread"])

            app.screen.press(.returnKey)
            app.screen.type("!\n")
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs!", "Milk", "Bread"])

            try reach("Milk", app)
            app.screen.press(.delete)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs!", "Bread"])
            app.screen.press("z", control: true)
            app.screen.advance(by: 1)
            #expect(app.store.openTitles == ["Eggs!", "Milk", "Bread"])

            try reachButton("Complete “Milk”", app)
            app.screen.press(.space)
            app.screen.advance(by: 1)
            #expect(app.store.doneTitles == ["Milk"])
        }

        @Test func `the keyboard alone chooses a day`() throws {
            let app = try TodosScreen(["Eggs"])
            try reachButton("Due Date of “Eggs”", app)
            app.screen.press(.space)
            app.screen.advance(by: 1)
            try reachButton("Done", app)
            app.screen.press(.returnKey)
            app.screen.advance(by: 1)
            #expect(try app.todo("Eggs").due == TodosScreen.today)
        }

        @Test func `every row and button says what it is and does`() throws {
            let app = try TodosScreen(["Eggs"], done: ["Milk"])
            for name in [
                "More", "New to-do", "Add", "Complete “Eggs”", "Due Date of “Eggs”",
                "Reopen “Milk”",
            ] {
                let view = try app.screen.find(name)
                #expect(view is UIControl, "\(name)")
                #expect(view.isAccessibilityElement, "\(name)")
            }
            for name in ["Add", "Complete “Eggs”", "Due Date of “Eggs”", "Reopen “Milk”"] {
                let size = try app.screen.find(name).bounds.size
                #expect(size.width >= 44 && size.height >= 44, "\(name): \(size)")
            }
            #expect(app.screen.has("TO DO") && app.screen.has("DONE"))
        }

        /// Goes to a row by Tab and arrows.
        private func reach(_ title: String, _ app: TodosScreen) throws {
            let cell = try app.cell(title)
            for _ in 0..<20 where !(app.screen.focusedView is UICollectionViewCell) {
                app.screen.press(.tab)
            }
            for key in [BeelineTesting.TestScreen.Key.up, .down] {
                for _ in 0..<12 where app.screen.focusedView !== cell { app.screen.press(key) }
            }
            try #require(app.screen.focusedView === cell, "\(app.screen.tree)")
        }

        /// Goes to a button by Tab.
        private func reachButton(_ name: String, _ app: TodosScreen) throws {
            for _ in 0..<40 where app.screen.focusedView?.accessibilityLabel != name {
                app.screen.press(.tab)
            }
            try #require(app.screen.focusedView?.accessibilityLabel == name)
        }
    }
}
