import AppFixtures
import Beeline
import BeelineTesting
import Foundation
import SharedScreens
import Testing
import UIKit

@testable import People

extension PeopleSuite {
    @MainActor @Suite struct PeopleSyncTests {
        private func device(
            _ server: TestServer, _ network: SharedFlag
        ) async throws -> PeopleScreen {
            let app = try await PeopleScreen(
                bucket: server.bucket, transport: SwitchedTransport(network))
            try await app.sync.connect(
                address: server.address, name: server.account, password: server.password)
            return app
        }

        /// Lets both have what either has.
        private func sync(_ apps: PeopleScreen...) async throws {
            for _ in 1...2 { for app in apps { await app.sync.sync() } }
            for app in apps {
                try await app.until { app.sync.status.value?.waiting == 0 }
                #expect(app.sync.status.value?.problem == nil)
            }
        }

        @Test(.enabled(if: TestServer() != nil, "make server starts one"))
        func `two devices that edited apart end with the same, and show where they differed`()
            async throws
        {
            let server = try #require(TestServer())
            try await server.prepare(["people", "groups", "photos"])
            let (network, away) = (SharedFlag(), SharedFlag())
            let (first, second) = try await (device(server, network), device(server, away))
            var ada = Person("Ada", "Byron")
            ada.phoneNumbers = [LabeledValue(label: "home", value: "1")]
            try await first.provider.save(ada, photo: .replace(Data([0xFF, 0xD8, 0xFF])))
            try await first.provider.save(PersonGroup(name: "Poets"))
            try await sync(first, second)
            try await second.until("Ada Byron")
            #expect(try await second.provider.photo(of: ada.id) == Data([0xFF, 0xD8, 0xFF]))
            #expect(second.provider.groups.list.items.map(\.name) == ["Poets"])

            await away.set(false)
            var here = ada
            here.familyName = "Lovelace"
            here.note = "edited at home"
            try await first.provider.save(here, photo: .keep)
            var there = ada
            there.familyName = "King"
            there.jobTitle = "Countess"
            try await second.provider.save(there, photo: .keep)
            let grace = Person("Grace", "Hopper")
            try await second.provider.save(grace, photo: .keep)
            await first.sync.sync()
            await first.sync.sync()
            await second.sync.sync()
            #expect(
                SyncSummary(second.sync.status.value, invitation: "").title == "Not in step")
            #expect(second.sync.status.value?.waiting == 2)

            await away.set(true)
            try await sync(second, first)
            let (one, other) = try await (first.people(), second.people())
            #expect(Set(one) == Set(other))
            let merged = try #require(one.first { $0.id == ada.id })
            #expect(merged.familyName == "King")
            #expect(merged.note == "edited at home")
            #expect(merged.jobTitle == "Countess")

            // Of two screens, this one moves from now on.
            second.screen.settle()
            second.flow.showSync()
            second.screen.advance(by: 1)
            try await second.until("Edited on Two Devices: 1")
            try second.tap("Edited on Two Devices: 1")
            let row = "Last name: “King” stayed, “Lovelace” was given up."
            try await second.until(row)
            try second.tap(row)
            try second.tap("Take the Other")
            try await second.until("Nothing to decide")
            try await sync(second, first)
            #expect(try await first.people().first { $0.id == ada.id }?.familyName == "Lovelace")
        }

        @Test(.enabled(if: TestServer() != nil, "make server starts one"))
        func `without a keyring there is sync, and who asked for it hears what is missing`()
            async throws
        {
            let server = try #require(TestServer())
            try await server.prepare(["people", "groups", "photos"])
            let app = try await PeopleScreen(
                [Person("Ada", "Lovelace")], bucket: server.bucket, credentials: NoKeyring())
            app.flow.showSync()
            app.screen.advance(by: 1)
            let fields = app.screen.window.subviewsOfAll.compactMap { $0 as? UITextField }
                .suffix(3)
            for (field, text) in zip(fields, [server.address, server.account, server.password]) {
                field.becomeFirstResponder()
                app.screen.type(text)
            }
            try app.tap("Connect")
            try await app.until("The password is not kept.")
            #expect(app.screen.has("There is no keyring here."))
            try app.tap("OK")
            try await app.until("In step")
            #expect(app.sync.account?.name == server.account)
            try app.tap("Leave This Server")
            try await app.until("Only on this device")
            #expect(app.sync.account == nil)
        }

        @Test func `a server that was left in the middle of a round is not heard any more`()
            async throws
        {
            let network = HeldTransport(greeting: #"{"user": {"id": "account:ada"}}"#)
            let app = try await PeopleScreen(transport: network)
            try await app.sync.connect(
                address: "https://example.org", name: "ada", password: "lovelace")
            while await !network.isHolding { await Task.yield() }
            let leaving = Task { try await app.sync.disconnect() }
            try await app.until { app.sync.account == nil }
            var told: [SyncStatus?] = []
            app.sync.status.observe(for: app) { _, status in told.append(status) }
            await network.letGo()
            try await leaving.value
            #expect(told == [nil])
            #expect(app.sync.status.value == nil)
        }

        @Test(.enabled(if: TestServer() != nil, "make server starts one"))
        func `a wrong password and a wrong address are said`() async throws {
            let server = try #require(TestServer())
            let app = try await PeopleScreen()
            app.flow.showSync()
            app.screen.advance(by: 1)
            await #expect(throws: (any Error).self) {
                try await app.sync.connect(
                    address: server.address, name: server.account, password: "wrong")
            }
            #expect(app.sync.account == nil)
            await #expect(throws: AddressProblem.notEncrypted("example.org")) {
                try await app.sync.connect(
                    address: "http://example.org", name: "a", password: "b")
            }
            try app.tap("Connect")
            try await app.until(
                "“” is no address of a server.\nIt looks like this: https://example.org/v1")
        }

        @Test(arguments: [
            ("example.org", "https://example.org/v1"),
            (" https://example.org/kinto/v1/ ", "https://example.org/kinto/v1"),
            ("http://127.0.0.1:8888", "http://127.0.0.1:8888/v1"),
        ])
        func `an address is understood as people type it`(text: String, address: String) throws {
            #expect(try ServerSync.server(at: text).absoluteString == address)
        }
    }
}

/// A desktop where passwords can't be kept.
private struct NoKeyring: CredentialStore {
    struct Missing: LocalizedError {
        var errorDescription: String? { "There is no keyring here." }
    }

    func credentials(for server: URL) async throws -> Credentials? { throw Missing() }
    func save(_ credentials: Credentials, for server: URL) async throws { throw Missing() }
    func remove(for server: URL) async throws { throw Missing() }
}
