import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import People

extension PeopleSuite {
    @MainActor @Suite struct PersonEditTests {
        private func field(_ name: String, in app: PeopleScreen) throws -> UITextField {
            app.screen.settle()
            return try #require(
                app.screen.window.subviewsOfAll.compactMap { $0 as? UITextField }
                    .first { $0.accessibilityLabel == name })
        }

        private func type(_ text: String, into name: String, in app: PeopleScreen) throws {
            try field(name, in: app).becomeFirstResponder()
            app.screen.press("a", control: true)
            app.screen.type(text)
        }

        @Test func `somebody new is typed in and kept`() async throws {
            let app = try await PeopleScreen()
            app.flow.edit(nil)
            app.screen.advance(by: 1)
            try type("Ada", into: "First name", in: app)
            try type("Lovelace", into: "Last name", in: app)
            try app.tap("Add: Phone")
            app.screen.type("+44 20 7946 0000")
            try app.tap("Save")
            try await app.until { app.provider.people.list.count == 1 }
            let person = try #require(try await app.people().first)
            #expect(person.displayName == "Ada Lovelace")
            #expect(
                person.phoneNumbers == [LabeledValue(label: "mobile", value: "+44 20 7946 0000")])
            try await app.until { !app.screen.has("New Person") }
            #expect(app.provider.undoName == "Add Ada Lovelace")
        }

        @Test func `the keyboard alone adds somebody`() async throws {
            let app = try await PeopleScreen([Person("Ada", "Lovelace")])
            app.screen.press("n", control: true)
            app.screen.advance(by: 1)
            app.screen.type("Grace")
            app.screen.press(.tab)
            app.screen.type("Hopper")
            #expect(try field("First name", in: app).text == "Grace")
            #expect(try field("Last name", in: app).text == "Hopper")
            app.screen.press("s", control: true)
            try await app.until { app.provider.people.list.count == 2 }
            #expect(try await app.people().map(\.displayName).contains("Grace Hopper"))
        }

        @Test func `nothing is kept that is wrong, and the field says why`() async throws {
            let app = try await PeopleScreen([Person("Ada", "Lovelace")])
            app.flow.edit(try await app.people()[0])
            app.screen.advance(by: 1)
            try app.tap("Add: Mail")
            app.screen.type("no address")
            try app.tap("Save")
            let message = "This is no mail address: name@example.org is one."
            #expect(app.screen.has(message))
            app.screen.press("a", control: true)
            app.screen.type("ada@example.org")
            #expect(!app.screen.has(message))
            try app.tap("Save")
            try await app.until { !app.screen.has("Cancel") }
            #expect(
                try await app.people()[0].emailAddresses == [
                    LabeledValue(label: "home", value: "ada@example.org")
                ])
        }

        @Test func `changes are not thrown away without a question`() async throws {
            let app = try await PeopleScreen([Person("Ada", "Lovelace")])
            app.flow.edit(try await app.people()[0])
            app.screen.advance(by: 1)
            try type("Byron", into: "Last name", in: app)
            try app.tap("Cancel")
            #expect(app.screen.has("Discard the changes?"))
            try app.tap("Keep Editing")
            #expect(try field("Last name", in: app).text == "Byron")
            try app.tap("Cancel")
            try app.tap("Discard")
            #expect(!app.screen.has("Cancel"))
            #expect(try await app.people()[0].familyName == "Lovelace")
        }

        @Test func `the card follows an edit`() async throws {
            let app = try await PeopleScreen([Person("Ada", "Lovelace")])
            try app.tap("Ada Lovelace")
            try await app.until { app.screen.has("Edit") }
            var person = try await app.people()[0]
            person.jobTitle = "Programmer"
            person.birthday = Birthday("1815-12-10")
            try await app.provider.save(person, photo: .keep)
            try await app.until("Programmer")
            #expect(app.screen.has("birthday"))
        }

        @Test(arguments: [
            ("2099-01-01", "This day is still to come."),
            ("1990-02-30", "This is no day: 1990-05-31 is one, or 05-31 without a year."),
            ("soon", "This is no day: 1990-05-31 is one, or 05-31 without a year."),
        ])
        func `a birthday is a day that has been`(text: String, problem: String) {
            var person = Person("Ada", "Lovelace")
            let draft = PersonDraft(person)
            draft.set(text, in: DraftField(kind: .single(.birthday), label: "").id)
            #expect(draft.check() != nil)
            #expect(draft.fields.items.compactMap(\.problem) == [problem])
            person.birthday = Birthday("02-29")
            #expect(PersonDraft(person).check() == nil)
        }

        @Test func `a form without a change gives the same person`() {
            for person in MadeUpPeople.people(60) {
                let draft = PersonDraft(person)
                #expect(draft.person == person)
                #expect(!draft.hasChanges)
            }
        }

        @Test func `what the form doesn't show stays`() {
            var person = Person("Ada", "Lovelace")
            person.nickname = "A. A. L."
            person.phoneNumbers = [LabeledValue(label: "ship", value: "1")]
            person.card = "BEGIN:VCARD"
            let draft = PersonDraft(person)
            draft.set("Byron", in: DraftField(kind: .single(.familyName), label: "").id)
            person.familyName = "Byron"
            #expect(draft.person == person)
        }

        @Test func `an address comes and goes as a whole`() throws {
            let draft = PersonDraft(Person("Ada", "Lovelace"))
            let add = try #require(draft.fields.items.first { $0.kind == .add(.address) })
            let street = try #require(draft.choose(add.id))
            draft.set("St James's Square 12", in: street)
            #expect(draft.person.postalAddresses.map(\.street) == ["St James's Square 12"])
            draft.remove(street)
            #expect(!draft.hasChanges)
            #expect(
                !draft.fields.items.contains { if case .address = $0.kind { true } else { false } })
        }

        @Test func `a controller without a provider stops and says so`() async {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run { PeopleController().loadViewIfNeeded() }
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                message.contains(
                    "PeopleController.provider: has to be set before the view is loaded, and is nil."
                ))
        }
    }
}
