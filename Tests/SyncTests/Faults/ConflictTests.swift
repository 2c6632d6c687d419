import Beeline
import Foundation
import Testing

/// Two devices that edit the same record.
@Suite struct ConflictTests {
    private let ada = Contact(firstName: "Ada", lastName: "Lovelace", city: "London")

    private func pair(_ kind: World.Kind) async throws -> (World, Device, Device) {
        let world = try await World(kind)
        let (first, second) = (try await world.device(), try await world.device())
        try await first.add(ada)
        await synced(first, second)
        return (world, first, second)
    }

    @Test(arguments: World.kinds)
    func `edits of different fields are both kept and nobody is told`(
        _ kind: World.Kind
    ) async throws {
        let (_, first, second) = try await pair(kind)
        try await first.edit(ada.id) { $0.city = "Ockham" }
        try await second.edit(ada.id) { $0.age = 36 }
        await synced(first, second, first)
        for device in [first, second] {
            #expect(try await device.contact(ada.id)?.city == "Ockham")
            #expect(try await device.contact(ada.id)?.age == 36)
            #expect(try await device.conflicts().isEmpty)
        }
    }

    @Test(arguments: World.kinds)
    func `of two edits of one field the one that reaches the server later stays`(
        _ kind: World.Kind
    ) async throws {
        let (_, first, second) = try await pair(kind)
        // Its clock is ahead by a year, which counts for nothing.
        try await first.edit(ada.id) { $0.city = "Ockham" }
        try await second.edit(ada.id) { $0.city = nil }
        await synced(first, second, first)
        #expect(try await first.contact(ada.id)?.city == nil)
        #expect(try await second.contact(ada.id)?.city == nil)
        let conflict = try #require(try await second.conflicts().first)
        #expect(conflict.kind == .field && conflict.field == "city")
        #expect(conflict.kept == nil && conflict.other == #""Ockham""#)
        #expect(try await first.conflicts().isEmpty)
        #expect(await second.engine.status.value.conflicts == 1)
    }

    @Test func `the other value of a conflict can be taken as an edit`() async throws {
        let (_, first, second) = try await pair(.model)
        try await first.edit(ada.id) { $0.city = "Ockham" }
        try await second.edit(ada.id) { $0.city = "Lund" }
        await synced(first, second)
        let conflict = try #require(try await second.conflicts().first)
        try await second.database.write { try conflict.takeOther(Contact.synced, in: $0) }
        await synced(second, first)
        #expect(try await first.contact(ada.id)?.city == "Ockham")
        #expect(try await second.conflicts().isEmpty)
    }

    @Test(arguments: World.kinds, [true, false])
    func `an edit wins against a deletion and the person is told`(
        _ kind: World.Kind, _ deletionIsFirst: Bool
    ) async throws {
        let (world, first, second) = try await pair(kind)
        try await first.delete(ada.id)
        try await second.edit(ada.id) { $0.city = "Ockham" }
        if deletionIsFirst { await synced(first, second) } else { await synced(second, first) }
        await synced(first, second)
        #expect(try await world.live()[ada.remoteID]?["city"] == "Ockham")
        #expect(try await first.contacts() == second.contacts())
        #expect(try await first.contacts().count == 1)
        let told = try await deletionIsFirst ? second.conflicts() : first.conflicts()
        #expect(told.map(\.kind) == [deletionIsFirst ? .deletedElsewhere : .editedElsewhere])
    }

    @Test(arguments: World.kinds)
    func `a record that both delete is deleted and nobody is told`(
        _ kind: World.Kind
    ) async throws {
        let (world, first, second) = try await pair(kind)
        try await first.delete(ada.id)
        try await second.delete(ada.id)
        await synced(first, second, first)
        #expect(try await world.live().isEmpty)
        for device in [first, second] {
            #expect(try await device.conflicts().isEmpty)
            #expect(try await device.waiting().isEmpty)
        }
    }

    @Test(arguments: World.kinds)
    func `a field that this version of the app does not know stays as it is`(
        _ kind: World.Kind
    ) async throws {
        let (world, first, second) = try await pair(kind)
        let server = KintoServer(world.client, bucket: world.bucket)
        var record = try await server.find([ada.remoteID], in: "people")[0]
        record.fields?["nickname"] = ["of": "tomorrow", "number": 1.5]
        let edit = RemoteEdit(
            id: record.id, verb: .replace(record.fields ?? [:], version: record.version))
        _ = try await server.perform([edit], in: "people", isCautious: true)
        await synced(first, second)
        try await second.edit(ada.id) { $0.city = "Ockham" }
        await synced(second, first)
        let live = try await world.live()[ada.remoteID]
        #expect(live?["nickname"] == ["of": "tomorrow", "number": 1.5])
        #expect(live?["city"] == "Ockham")
        #expect(try await first.contact(ada.id)?.city == "Ockham")
    }
}
