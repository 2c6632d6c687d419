import Beeline
import BeelineTesting
import ContactCards
import Foundation
import Testing
import UIKit

@testable import People

extension PeopleSuite {
    /// Tables whose headings say nothing that is known.
    @MainActor @Suite struct ImportColumnsTests {
        private func file(_ text: String) throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "members.csv")
            try Data(text.utf8).write(to: file)
            return file
        }

        private let members = """
            Wer,Wohin,Seit
            Ada Lovelace,+44 1,1990-05-31
            Grace Hopper,+1 2,1991-06-01
            """

        /// The app with the screen of a file's columns.
        private func app(
            _ text: String, size: CGSize = CGSize(width: 390, height: 844),
            style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) async throws -> PeopleScreen {
            let app = try await PeopleScreen(
                size: size, style: style, contentSize: contentSize, direction: direction)
            app.flow.importFiles([try file(text)])
            try await app.until("The first row holds headings")
            app.screen.advance(by: 1)
            return app
        }

        /// Takes a column for something, by its menu.
        private func choose(
            _ names: String..., for column: String, in app: PeopleScreen
        ) throws {
            try app.tap(column)
            for name in names { try app.tap(name) }
        }

        @Test func `a person says what unknown columns hold, and sees who comes of it`()
            async throws
        {
            let app = try await app(members)
            for text in ["Wer", "Ada Lovelace · Grace Hopper", "Seit", "1990-05-31 · 1991-06-01"] {
                #expect(app.screen.has(text), "\(text)")
            }
            #expect(try app.screen.find("Done").accessibilityTraits.contains(.notEnabled))
            try choose("Name", "Whole name", for: "Wer", in: app)
            #expect(app.screen.has("The first as they would come in"))
            #expect(app.screen.has("Ada Lovelace"))
            try choose("Phone", "Phone (home)", for: "Wohin", in: app)
            #expect(app.screen.has("+44 1"))
            try app.tap("Done")
            try await app.until("To be imported: 2")
            try app.tap("Import")
            try await app.until("Imported")
            let ada = try #require(try await app.people().first { $0.displayName.hasPrefix("Ada") })
            #expect(ada.phoneNumbers == [LabeledValue(label: "home", value: "+44 1")])
            #expect(ada.birthday == nil)
        }

        @Test func `what was said once is known of the next table`() async throws {
            let app = try await app(members)
            try choose("Name", "Whole name", for: "Wer", in: app)
            try app.tap("Done")
            try await app.until("To be imported: 2")
            try app.tap("Cancel")
            app.flow.importFiles([try file("WER,Seit\nHedy Lamarr,1914-11-09\n")])
            try await app.until("To be imported: 1")
            // It can be said otherwise.
            try app.tap("Columns…")
            try choose("Anything Else", "Birthday", for: "Seit", in: app)
            try app.tap("Done")
            // The file is read again, with the same result in words.
            try await app.until {
                if app.screen.has("Import") { try? app.tap("Import") }
                return app.screen.has("Imported")
            }
            #expect(try await app.people().map(\.birthday) == [Birthday("1914-11-09")])
        }

        @Test func `a table without headings brings its first row, too`() async throws {
            let app = try await app("Ada Lovelace,ada@sample\nGrace Hopper,grace@sample\n")
            #expect(!app.screen.has("Column 1"))
            try app.tap("The first row holds headings")
            #expect(app.screen.has("Column 1"))
            try choose("Name", "Whole name", for: "Column 1", in: app)
            try app.tap("Done")
            try await app.until("To be imported: 2")
        }

        @Test func `no two columns are taken for the same`() throws {
            let draft = ColumnsDraft(try CSVReader(data: Data("A,B\n1,2\n".utf8)).beginning)
            let fields = { draft.columns.list.items.map(\.field) }
            draft.choose(0, for: 0)
            #expect(fields() == ["Whole name", nil])
            draft.choose(0, for: 1)
            #expect(fields() == [nil, "Whole name"])
            draft.choose(nil, for: 1)
            #expect(fields() == [nil, nil])
            #expect(!draft.isUsable)
        }

        @Test func `a file of cards has no columns to choose`() async throws {
            let app = try await PeopleScreen()
            app.flow.importFiles([try file("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n")]
            )
            try await app.until("To be imported: 1")
            #expect(!app.screen.has("Columns…"))
        }

        @Test func `the columns in pictures`() async throws {
            let text = """
                Wer,Wohin,Seit,Bemerkung zu diesem Menschen
                Ada Lovelace,+44 20 5550 1234,1990-05-31,"Schrieb das erste Programm, für eine Maschine"
                Grace Hopper,+1 202 555 0123,1991-06-01,
                """
            for (name, style, size) in [
                ("light", UIUserInterfaceStyle.light, UIContentSizeCategory.large),
                ("dark", .dark, .large), ("large-text", .light, .accessibilityExtraLarge),
            ] {
                let app = try await app(text, style: style, contentSize: size)
                try choose("Name", "Whole name", for: "Wer", in: app)
                try app.screen.verifySnapshot(named: "columns-\(name)")
            }
        }

        @Test func `the columns from right to left, in a picture`() async throws {
            let text = """
                من,إلى أين,منذ,ملاحظة
                ليلى حداد,+20 2 5550 1234,1990-05-31,كتبت أول برنامج
                عمر خيام,+98 21 5550 0123,1991-06-01,
                """
            let app = try await app(text, direction: .rightToLeft)
            try choose("Name", "Whole name", for: "من", in: app)
            try app.screen.verifySnapshot(named: "columns-right-to-left")
        }
    }
}
