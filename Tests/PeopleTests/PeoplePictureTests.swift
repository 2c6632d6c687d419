import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import People

/// The screens of the app, as they are.
extension PeopleSuite {
    @MainActor @Suite struct PeoplePictureTests {
        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `the list`(style: UIUserInterfaceStyle) async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(60), style: style)
            try app.screen.verifySnapshot(named: "list-\(style.name)")
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `list and person side by side`(style: UIUserInterfaceStyle) async throws {
            let app = try await PeopleScreen(
                MadeUpPeople.people(60), size: CGSize(width: 1000, height: 700), style: style)
            try app.tap("Ada Andersson")
            try await app.until("ada.andersson@example.org")
            try app.screen.verifySnapshot(named: "side-by-side-\(style.name)")
        }

        @Test func `the form`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(60))
            try app.tap("Ada Andersson")
            try await app.until("ada.andersson@example.org")
            try app.tap("Edit")
            try app.screen.verifySnapshot(named: "form")
        }

        /// What makes a screen look otherwise.
        struct Look: Sendable, CustomTestStringConvertible {
            let name: String
            var size = CGSize(width: 390, height: 844)
            var contentSize = UIContentSizeCategory.large
            var direction = UITraitEnvironmentLayoutDirection.leftToRight

            var testDescription: String { name }
        }

        nonisolated private static let looks = [
            Look(name: "narrow", size: CGSize(width: 320, height: 568)),
            Look(name: "large-text", contentSize: .accessibilityExtraLarge),
            Look(name: "right-to-left", direction: .rightToLeft),
        ]

        @Test(arguments: looks)
        func `list, person and form in every look`(look: Look) async throws {
            var people = MadeUpPeople.people(60)
            if look.direction == .rightToLeft { people = Self.arabicPeople + people.prefix(10) }
            let app = try await PeopleScreen(
                people, size: look.size, contentSize: look.contentSize, direction: look.direction)
            try app.screen.verifySnapshot(named: "list-\(look.name)")
            app.flow.show(people[0].id)
            try await app.until(people[0].emailAddresses[0].value)
            try app.screen.verifySnapshot(named: "person-\(look.name)")
            try app.tap("Edit")
            try app.screen.verifySnapshot(named: "form-\(look.name)")
        }

        nonisolated private static let arabicPeople = [
            ("فاطمة", "الفهري", "جامعة القرويين"), ("محمد", "الخوارزمي", "بيت الحكمة"),
            ("زها", "حديد", "مهندسة معمارية"), ("نجيب", "محفوظ", "كاتب"),
        ].map { given, family, company in
            var person = Person(given, family)
            person.organizationName = company
            person.phoneNumbers = [LabeledValue(label: "mobile", value: "+212 555 0123")]
            person.emailAddresses = [LabeledValue(label: "work", value: "name@example.org")]
            person.note = "ملاحظة طويلة بالعربية مع English words في الوسط، وأرقام 123."
            return person
        }

        @Test func `the way to begin`() async throws {
            let app = try await PeopleScreen(welcomes: true)
            try app.screen.verifySnapshot(named: "welcome")
        }

        @Test func `nobody found`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(60))
            app.provider.filter.search = "nobody"
            try await app.until("Nobody found")
            try app.screen.verifySnapshot(named: "nobody-found")
        }

        @Test func `what a file has in it`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(3))
            let file = FileManager.default.temporaryDirectory.appending(path: "contacts.vcf")
            let names = ["Ada Andersson", "Grace Hopper", "王小明"]
            let cards = names.map {
                "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nORG:Acme\r\nEND:VCARD\r\n"
            }
            try Data((cards.joined() + "BEGIN:VCARD\r\nFN:Cut\r\n").utf8).write(to: file)
            app.flow.importFiles([file])
            try await app.until("To be imported: 3")
            try app.screen.verifySnapshot(named: "import")
        }

        @Test func `the groups`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(3))
            for name in ["Choir", "Family", "A group with a name that is longer than its row"] {
                try await app.provider.save(PersonGroup(name: name))
            }
            try await app.until { app.provider.groups.list.items.count == 3 }
            app.flow.showGroups()
            app.screen.advance(by: 1)
            try app.screen.verifySnapshot(named: "groups")
        }

        @Test func `the sync`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(60))
            app.flow.showSync()
            app.screen.advance(by: 1)
            try app.screen.verifySnapshot(named: "sync")
        }
    }
}

extension UIUserInterfaceStyle {
    fileprivate var name: String { self == .dark ? "dark" : "light" }
}
