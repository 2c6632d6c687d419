import Beeline
import BeelineTesting
import ContactCards
import Foundation
import Testing
import UIKit

@testable import People

extension PeopleSuite {
    @MainActor @Suite struct PeopleImportTests {
        private func file(_ text: String, name: String = "people.vcf") throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }

        private static func card(_ name: String, _ lines: String...) -> String {
            (["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)", "N:\(name);;;;"] + lines + [
                "END:VCARD", "",
            ])
            .joined(separator: "\r\n")
        }

        @Test func `what a file has is shown before anything is stored`() async throws {
            let app = try await PeopleScreen([Person("", "Known")])
            let file = try file(
                Self.card("Known") + Self.card("New", "TEL:1")
                    + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut")
            app.flow.importFiles([file])
            try await app.until("To be imported: 2")
            #expect(app.screen.has("There already: 1\nCould not be read as it stands: 1"))
            #expect(
                app.screen.has("Contact 3 (Cut), line 12: It has no end. The file may be cut off."))
            #expect(try await app.people().count == 1)
            try app.tap("Import")
            try await app.until("Imported")
            #expect(app.screen.has("Added: 1\nMerged: 1"))
            #expect(try await app.people().map(\.displayName).sorted() == ["Known", "New"])
        }

        @Test func `a file that is opened with the running app stands above what is there`()
            async throws
        {
            let app = try await PeopleScreen(welcomes: true)
            app.flow.importInFront([try file(Self.card("New"))])
            try await app.until("To be imported: 1")
            #expect(!app.screen.has("Welcome to People"))
        }

        @Test func `a file that is none says so`() async throws {
            let app = try await PeopleScreen()
            app.flow.importFiles([try file("\u{1}\u{2}nothing\u{3}")])
            try await app.until("The file can’t be imported.")
            #expect(try await app.people().isEmpty)
        }

        @Test func `a table of Google's comes in`() async throws {
            let app = try await PeopleScreen()
            let table = """
                First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
                Ada,Lovelace,Mathematicians ::: * myContacts,Work,ada@example.org,Mobile,+44 1
                """
            app.flow.importFiles([try file(table, name: "contacts.csv")])
            try await app.until("To be imported: 1")
            try app.tap("Import")
            try await app.until("Imported")
            let person = try await app.people()[0]
            #expect(person.displayName == "Ada Lovelace")
            #expect(
                person.emailAddresses == [LabeledValue(label: "work", value: "ada@example.org")])
            #expect(app.provider.groups.list.items.map(\.name).contains("Mathematicians"))
        }

        @Test func `several files come in together, and each table after them`() async throws {
            let app = try await PeopleScreen()
            let table = "First Name,Last Name\nHedy,Lamarr\n"
            app.flow.importFiles([
                try file(table, name: "contacts.csv"), try file(Self.card("Ada"), name: "a.vcf"),
                try file(Self.card("Grace"), name: "g.vcf"),
                try file("\u{1}\u{2}nothing\u{3}", name: "broken.vcf"),
            ])
            try await app.until("3 files")
            try await app.until("To be imported: 2")
            #expect(app.screen.has("broken.vcf: None of the columns is known: nothing."))
            try app.tap("Import")
            try await app.until("Imported")
            try app.tap("Done")
            try await app.until("contacts.csv")
            try await app.until("To be imported: 1")
            try app.tap("Import")
            try await app.until("Imported")
            try app.tap("Done")
            app.screen.advance(by: 1)
            #expect(app.flow.splitController.presentedViewController == nil)
            let names = try await app.people().map(\.displayName)
            #expect(Set(names) == ["Ada", "Grace", "Hedy Lamarr"])
        }

        @Test func `a cancelled import stores nobody`() async throws {
            let app = try await PeopleScreen()
            let source = PeopleImport(
                database: app.database,
                file: try file((0..<500).map { Self.card("N\($0)") }.joined()))
            let progress = Progress(totalUnitCount: 0)
            progress.cancel()
            await #expect(throws: CancellationError.self) {
                _ = try await source.store(.merge, progress)
            }
            #expect(try await app.people().isEmpty)
            #expect(app.provider.groups.list.isEmpty)
        }

        @Test(arguments: [
            (DuplicatePolicy.merge, 1, ["1", "2"]), (.skip, 1, ["1"]), (.keepBoth, 2, ["1"]),
        ])
        func `who is there already is merged, left out or comes again`(
            policy: DuplicatePolicy, count: Int, numbers: [String]
        ) async throws {
            var known = Person("", "Ada")
            known.emailAddresses = [LabeledValue(label: "home", value: "ada@example.org")]
            known.phoneNumbers = [LabeledValue(label: "home", value: "1")]
            let app = try await PeopleScreen([known])
            let source = PeopleImport(
                database: app.database,
                file: try file(Self.card("Ada", "EMAIL:ADA@example.org", "TEL:2", "NOTE:new")))
            _ = try await source.store(policy, Progress(totalUnitCount: 0))
            let people = try await app.people()
            #expect(people.count == count)
            let one = try #require(people.first { $0.id == known.id })
            #expect(one.phoneNumbers.map(\.value) == numbers)
            #expect(one.note == (policy == .merge ? "new" : ""))
        }

        /// RFC 6350 asks for FN alone.
        @Test(arguments: [
            (["FN:Ada Lovelace"], "Ada Lovelace"),
            (["FN:Ada Lovelace", "ORG:Engines"], "Ada Lovelace"),
            (["FN:Ada Lovelace", "N:;;;;", "NICKNAME:Countess", "ORG:Engines"], "Ada Lovelace"),
            (["FN:Engines", "N:;;;;", "ORG:Engines"], "Engines"),
            (["ORG:Engines"], "Engines"),
        ])
        func `a card without the parts of a name has the whole one`(
            lines: [String], name: String
        ) async throws {
            let app = try await PeopleScreen()
            let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""])
            let source = PeopleImport(
                database: app.database, file: try file(text.joined(separator: "\r\n")))
            _ = try await source.store(.merge, Progress(totalUnitCount: 0))
            let person = try await app.people()[0]
            #expect(person.displayName == name)
            #expect(person.organizationName == (lines.last == "ORG:Engines" ? "Engines" : ""))
        }

        @Test func `what isn't understood goes out as it came in`() async throws {
            let app = try await PeopleScreen()
            let text = Self.card(
                "Ada", "X-FAVOURITE-MACHINE;X-YEAR=1837:Analytical Engine",
                "item1.TEL;TYPE=pref:+44 1", "item1.X-ABLabel:Ship", "CATEGORIES:Poets")
            let source = PeopleImport(database: app.database, file: try file(text))
            _ = try await source.store(.merge, Progress(totalUnitCount: 0))
            let file = try await PeopleExport(database: app.database)
                .write(nil, Progress(totalUnitCount: 0))
            let written = try String(contentsOf: file, encoding: .utf8)
            for line in [
                "X-FAVOURITE-MACHINE;X-YEAR=1837:Analytical Engine", "item1.X-ABLabel:Ship",
                "CATEGORIES:Poets",
            ] {
                #expect(written.contains(line), "\(line) in \(written)")
            }
            let again = try await PeopleScreen()
            _ = try await PeopleImport(database: again.database, file: file)
                .store(.merge, Progress(totalUnitCount: 0))
            #expect(
                try await again.people()[0].phoneNumbers == [
                    LabeledValue(label: "Ship", value: "+44 1")
                ])
        }

        @Test func `everybody made up goes out and comes in the same`() async throws {
            let app = try await PeopleScreen(MadeUpPeople.people(120))
            let file = try await PeopleExport(database: app.database)
                .write(nil, Progress(totalUnitCount: 0))
            let again = try await PeopleScreen()
            let result = try await PeopleImport(database: again.database, file: file)
                .store(.keepBoth, Progress(totalUnitCount: 0))
            #expect(result.added == 120)
            func plain(_ people: [Person]) -> Set<Person> {
                Set(
                    people.map { person in
                        var person = person
                        person.id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
                        person.groups = []
                        return person
                    })
            }
            #expect(plain(try await again.people()) == plain(try await app.people()))
        }
    }
}
