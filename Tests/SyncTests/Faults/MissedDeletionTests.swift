import Beeline
import Foundation
import Testing

/// Is a deletion heard of that comes while a device reads for the first time?
@Suite struct MissedDeletionTests {
    @Test(arguments: World.kinds)
    func `yes, of a record that was sent before anything was read`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        // A list of all records that there are names no deleted ones; nor does a later one that
        // asks for changes after the newest of those.
        world.model?.setStep(60_000)
        let (device, other) = (try await world.device(), try await world.device())
        let ada = try await device.add(Contact(firstName: "Ada", lastName: "Lovelace"))
        device.network.fail { request in
            request.method == "PUT" || request.url.query()?.contains("in_id") == true
                ? nil : .lostReply
        }
        #expect(await device.engine.sync().problem != nil)
        await synced(other)
        try await other.delete(ada.id)
        await synced(other)
        device.network.fail(nil)
        await synced(device)
        try await other.add(Contact(firstName: "Bo", lastName: "B"))
        await synced(other, device)
        #expect(try await device.contacts() == other.contacts())
        #expect(try await device.contacts().count == 1)
    }

    @Test(arguments: [1, 2, 3])
    func `yes, of a record on a page that was read before`(_ page: Int) async throws {
        let model = KintoModel()
        model.setStep(60_000)
        let transport = WatchedTransport(model)
        let (device, other) = (
            try await Device(transport, pageSize: 2), try await Device(model)
        )
        for number in 0..<6 {
            try await other.add(Contact(firstName: "P\(number)", lastName: "L"))
        }
        await synced(other)
        transport.afterEach { count in
            guard count == page else { return }
            let seen = try await device.contacts().first
            let first = try await other.contacts().first { $0.firstName == "P0" }
            try await other.delete((seen ?? first)?.id ?? PersonsEdit.ada.id)
            await synced(other)
            try await other.add(Contact(firstName: "New", lastName: "N"))
            await synced(other)
            try await other.add(Contact(firstName: "Newer", lastName: "N"))
            await synced(other)
        }
        await synced(device)
        transport.afterEach(nil)
        await synced(device)
        #expect(try await device.contacts() == other.contacts())
        #expect(try await device.contacts().count == 7)
    }
}
