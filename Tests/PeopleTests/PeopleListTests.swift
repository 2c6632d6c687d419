import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import People

extension PeopleSuite {
    @MainActor @Suite struct PeopleListTests {
        private let few = [
            Person("Ada", "Lovelace"), Person("Zoë", "Ångström"), Person("小明", "王"),
            Person("Grace", "Hopper"), Person("", "42"),
        ]

        /// The names in the list from top to bottom, with the headings of the sections.
        private func rows(_ app: PeopleScreen) -> [String] {
            let list = app.provider.people.list
            return (0..<list.sectionCount).flatMap { section in
                [list.sectionID(at: section).description]
                    + (0..<list.count(in: section)).map {
                        list.item(at: IndexPath(row: $0, section: section)).name
                    }
            }
        }

        @Test func `everybody stands under the first letter, whatever the script`() async throws {
            let app = try await PeopleScreen(few)
            #expect(
                rows(app) == [
                    "A", "Zoë Ångström", "H", "Grace Hopper", "L", "Ada Lovelace", "W", "王小明", "~",
                    "42",
                ])
            for name in ["Zoë Ångström", "王小明", "#", "W"] {
                #expect(app.screen.has(name), "\(name)")
            }
        }

        @Test func `the first name is another order`() async throws {
            let app = try await PeopleScreen(few)
            app.provider.filter.order = .givenName
            try await app.until { rows(app).first == "A" && rows(app).contains("G") }
            #expect(
                rows(app) == [
                    "A", "Ada Lovelace", "G", "Grace Hopper", "X", "王小明", "Z", "Zoë Ångström", "~",
                    "42",
                ])
        }

        @Test(arguments: [
            ("小明", "王小明"), ("wxm", "王小明"), ("wangxiaoming", "王小明"), ("xiao", "王小明"),
            ("angs", "Zoë Ångström"), ("zoe", "Zoë Ångström"), ("hop gra", "Grace Hopper"),
            ("analytical", "Ada Lovelace"), ("555123", "Ada Lovelace"), ("ada@ex", "Ada Lovelace"),
            ("london", "Ada Lovelace"), ("poem", "Ada Lovelace"),
        ])
        func `a search finds by any field`(text: String, name: String) async throws {
            var people = few
            people[0].organizationName = "Analytical Engines"
            people[0].phoneNumbers = [LabeledValue(label: "home", value: "+44 555-123")]
            people[0].emailAddresses = [LabeledValue(label: "home", value: "ada@example.org")]
            people[0].postalAddresses = [PostalAddress(city: "London")]
            people[0].note = "Daughter of a poet, wrote no poems"
            let app = try await PeopleScreen(people)
            let field = app.screen.window.subviewsOfAll.compactMap { $0 as? UISearchBar }[0]
            field.becomeFirstResponder()
            app.screen.type(text)
            try await app.until { app.provider.state.isLoaded && rows(app).dropFirst().count < 5 }
            #expect(app.provider.people.list.items.map(\.name) == [name])
            // What is found has no sections, and no headings.
            #expect(!app.screen.has("0"))
        }

        @Test func `a search that finds nobody says so`() async throws {
            let app = try await PeopleScreen(few)
            app.provider.filter.search = "nobody at all"
            try await app.until("Nobody found")
            app.provider.filter.search = ""
            try await app.until("Ada Lovelace")
            #expect(!app.screen.has("Nobody found"))
        }

        @Test func `a search stands up to whatever is typed`() async throws {
            let app = try await PeopleScreen(few)
            for text in ["\"", "*", "(", "a OR", "NEAR(", "';--", "\u{0}", "🙂", "-", ":"] {
                app.provider.filter.search = text
                try await app.until { app.provider.state.isLoaded }
            }
            app.provider.filter.search = "ada"
            try await app.until { app.provider.people.list.items.map(\.name) == ["Ada Lovelace"] }
        }

        @Test func `who is deleted is back with one tap`() async throws {
            let app = try await PeopleScreen(few)
            try await app.provider.remove([few[0].id])
            try await app.until { !app.screen.has("Ada Lovelace") }
            app.provider.filter.order = .givenName
            try await app.until { rows(app).contains("G") }
            try await app.provider.undo()
            try await app.until("Ada Lovelace")
            #expect(try await app.people().count == 5)
            try await app.provider.redo()
            try await app.until { !app.screen.has("Ada Lovelace") }
        }

        @Test func `a swipe deletes, and the bar below takes it back`() async throws {
            let app = try await PeopleScreen(few)
            let row = try app.screen.find("Grace Hopper")
            let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            app.screen.swipe(
                from: CGPoint(x: 370, y: place.y), to: CGPoint(x: 20, y: place.y), duration: 0.3)
            try await app.until { !app.screen.has("Grace Hopper") && app.screen.has("Undo") }
            #expect(app.screen.has("Delete Grace Hopper"))
            try app.tap("Undo")
            try await app.until { app.screen.has("Grace Hopper") && !app.screen.has("Undo") }
        }

        @Test(arguments: [Person("Ada", "Lovelace"), MadeUpPeople.people(1)[0]])
        func `who is deleted leaves their card empty`(person: Person) async throws {
            let app = try await PeopleScreen([person], size: CGSize(width: 1000, height: 700))
            try app.tap(person.displayName)
            try await app.until("Edit")
            try await app.provider.remove([person.id])
            try await app.until("Nobody is chosen")
            try await app.provider.undo()
            try await app.until { !app.screen.has("Nobody is chosen") }
        }

        @Test func `who comes back to the list has left whom they looked at`() async throws {
            let app = try await PeopleScreen(few)
            let table = try #require(
                app.screen.window.subviewsOfAll.lazy.compactMap { $0 as? UITableView }.first)
            try app.tap("Ada Lovelace")
            #expect(app.screen.has("Edit"))
            app.screen.press(.left, alternate: true)
            app.screen.advance(by: 1)
            #expect(app.screen.has("Grace Hopper"))
            #expect(table.indexPathsForSelectedRows == nil)
        }

        @Test func `a search shows its beginning, wherever the list was`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(200))
            let table = try #require(
                app.screen.window.subviewsOfAll.lazy.compactMap { $0 as? UITableView }.first)
            table.contentOffset.y = 3_000
            app.screen.advance(by: 0.1)
            app.screen.window.subviewsOfAll.compactMap { $0 as? UISearchBar }[0]
                .becomeFirstResponder()
            app.screen.type("s")
            try await app.until { app.provider.state.isLoaded }
            app.screen.advance(by: 1)
            #expect(table.contentOffset.y == 0)
            app.screen.press(.backspace)
            try await app.until { app.provider.people.list.count == 200 }
            app.screen.advance(by: 1)
            #expect(table.contentOffset.y == 0)
        }

        @Test func `several are deleted at once, and are back at once`() async throws {
            let app = try await PeopleScreen(few)
            try app.tap("Edit")
            try app.tap("Ada Lovelace")
            try app.tap("Grace Hopper")
            try app.tap("Delete")
            try await app.until { app.provider.people.list.count == 3 }
            try await app.until("Delete 2 people")
            app.screen.press("z", control: true)
            try await app.until { app.provider.people.list.count == 5 }
            app.screen.press("z", shift: true, control: true)
            try await app.until { app.provider.people.list.count == 3 }
        }

        @Test func `without anybody the first screen offers three ways to begin`() async throws {
            let app = try await PeopleScreen(welcomes: true)
            app.screen.advance(by: 1)
            #expect(app.screen.has("Welcome to People"))
            try app.tap("Try with People Made Up")
            try await app.until { app.provider.people.list.count == 60 }
            try await app.until("Ada Andersson")
            try await app.until {
                app.provider.groups.list.items.map(\.name) == ["Family", "Friends"]
            }
        }

        @Test func `the first rows are read before the first frame, and all of them soon`()
            async throws
        {
            let app = try await PeopleScreen(MadeUpPeople.people(200))
            let provider = Self.provider(of: app.database)
            #expect(provider.state.isLoading)
            let first = provider.people.list
            #expect(first.count == 20)
            try await app.until { provider.state.isLoaded }
            #expect(provider.people.list.count == 200)
            #expect(Array(provider.people.list.items.prefix(20)) == first.items)
        }

        private static func provider(of database: Database) -> DatabasePeopleProvider {
            DatabasePeopleProvider(database, firstCount: 20)
        }
    }
}

extension UIView {
    /// The view and all that is in it.
    var subviewsOfAll: [UIView] { [self] + subviews.flatMap(\.subviewsOfAll) }
}
