import Beeline
import Foundation
import Testing

/// Reports from the field about other libraries.
@Suite struct FieldCaseTests {
    // pointfreeco/sqlite-data#418
    @Test(arguments: World.kinds, [false, true])
    func `a record that was deleted and made again while offline is there with its new values`(
        _ kind: World.Kind, _ inOneTransaction: Bool
    ) async throws {
        let world = try await World(kind)
        let (device, other) = (try await world.device(), try await world.device())
        let old = Contact(firstName: "Ada", lastName: "Byron", city: "London")
        let new = Contact(id: old.id, firstName: "Ada", lastName: "Lovelace", city: nil)
        try await device.add(old)
        await synced(device, other)
        if inOneTransaction {
            try await device.database.write { db in
                _ = try db.delete(Contact.self, old.id)
                try db.insert(new)
            }
        } else {
            try await device.delete(old.id)
            try await device.add(new)
        }
        for _ in 0..<2 { await synced(device, other) }
        #expect(try await world.live() == [old.remoteID: try new.fields()])
        #expect(try await other.contacts() == [new])
        #expect(try await device.contacts() == [new])
    }

    // pointfreeco/sqlite-data#432
    @Test(arguments: [false, true])
    func `a passing refusal keeps the edit in the outbox and is waited out`(
        _ isRestarted: Bool
    ) async throws {
        let model = KintoModel()
        let clock = ManualClock()
        var configuration = SyncEngine.Configuration()
        configuration.clock = clock
        configuration.jitter = { 0 }
        var device = try await Device(model, configuration: configuration)
        try await device.add(Contact(firstName: "Ada", lastName: "Lovelace"))
        device.network.fail(
            ["PUT"],
            with: [
                .answer(.json(503, ["message": "restarting"], headers: ["Retry-After": "3"])),
                .answer(.json(429, ["message": "slowly"])),
            ])
        var running = Task { [engine = device.engine] in await engine.run(every: .seconds(1)) }
        await clock.hasSleeper()
        let status = await device.engine.status.value
        #expect(status.waiting == 1)
        #expect(status.problem?.detail.contains("restarting") == true)
        #expect(status.nextRound != nil)
        if isRestarted {
            running.cancel()
            clock.advance(by: .seconds(3))
            await running.value
            device = try await device.restarted(configuration)
            device.network.fail(["PUT"], with: [.answer(.json(429, ["message": "slowly"]))])
            running = Task { [engine = device.engine] in await engine.run(every: .seconds(1)) }
        } else {
            let before = device.network.requests.count
            await device.engine.syncSoon()
            clock.advance(by: .milliseconds(2_900))
            for _ in 0..<1_000 { await Task.yield() }
            #expect(device.network.requests.count == before)
            clock.advance(by: .milliseconds(200))
        }
        // The 429, then the pause after it.
        while try await !device.waiting().isEmpty {
            await clock.hasSleeper()
            clock.advance(by: .seconds(60))
        }
        running.cancel()
        clock.advance(by: .seconds(3_600))
        await running.value
        #expect(model.live().count == 1)
    }

    // Kinto/kinto.js#44
    @Test(arguments: World.kinds, [false, true])
    func `a server that was emptied takes nothing away and can be filled again`(
        _ kind: World.Kind, _ hasWaiting: Bool
    ) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        for number in 0..<20 {
            try await device.add(Contact(firstName: "P\(number)", lastName: "L"))
        }
        await synced(device)
        let contacts = try await device.contacts()
        try await world.empty()
        if hasWaiting {
            for contact in contacts.prefix(2) {
                try await device.edit(contact.id) { $0.city = "Lund" }
            }
        } else {
            try await device.engine.compareNext()
        }
        let status = await synced(device)
        #expect(status.lost == 20)
        #expect(try await device.contacts().count == 20)
        #expect(try await world.live().isEmpty)
        try await device.engine.sendAllAgain()
        let after = await synced(device)
        #expect(after.lost == 0 && after.waiting == 0)
        let live = try await world.live()
        #expect(live.count == 20)
        for contact in try await device.contacts() {
            #expect(live[contact.remoteID] == (try contact.fields()))
        }
        #expect(live.values.filter { $0["city"] == "Lund" }.count == (hasWaiting ? 2 : 0))
    }

    @Test func `a server that was restored from yesterday takes nothing away`() async throws {
        let model = KintoModel()
        let device = try await Device(model)
        for number in 0..<20 {
            try await device.add(Contact(firstName: "P\(number)", lastName: "L"))
        }
        await synced(device)
        let contacts = try await device.contacts()
        let yesterday = model.all
        try await device.edit(contacts[0].id) { $0.city = "Lund" }
        try await device.delete(contacts[1].id)
        let added = try await device.add(Contact(firstName: "New", lastName: "N"))
        await synced(device)
        model.replaceAll(with: yesterday)
        try await device.edit(contacts[2].id) { $0.city = "Malmö" }
        try await device.engine.compareNext()
        let status = await device.engine.sync()
        #expect(status.lost == 3)
        #expect(try await device.contacts().count == 20)
        try await device.engine.sendAllAgain()
        await synced(device)
        await synced(device)
        let live = model.live()
        #expect(live[contacts[0].remoteID]?["city"] == "Lund")
        #expect(live[contacts[1].remoteID] == nil)
        #expect(live[contacts[2].remoteID]?["city"] == "Malmö")
        #expect(live[added.remoteID] != nil)
        let expected = try await device.contacts().map(\.remoteID)
        #expect(Set(expected) == Set(live.keys))
    }

    // heapwolf/level-replicator#4
    @Test(arguments: World.kinds)
    func `clocks that are wrong hide nothing and only times of the server are asked for`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        world.model?.setStep(700)
        let offsets: [TimeInterval] = [86_400, -0.4, 0]
        var devices: [Device] = []
        for offset in offsets {
            var configuration = SyncEngine.Configuration()
            configuration.now = { Date() + offset }
            devices.append(try await world.device(configuration: configuration))
        }
        let ada = try await devices[0].add(Contact(firstName: "Ada", lastName: "L"))
        // All times that the server has given, those of versions that were edited over since too.
        var given: Set<Int64> = []
        for number in 0..<15 {
            let device = devices[number % 3]
            await synced(device)
            given.formUnion(try await versions(of: device))
            if number % 2 == 0 {
                try await device.add(Contact(firstName: "P\(number)", lastName: "L"))
            } else if try await device.contact(ada.id) != nil {
                try await device.edit(ada.id) { $0.age = 100 + number }
            }
            await synced(device)
            given.formUnion(try await versions(of: device))
        }
        await synced(devices[0], devices[1], devices[2])
        let contacts = try await devices[0].contacts()
        #expect(contacts.count == 9)
        #expect(try await devices[1].contacts() == contacts)
        #expect(try await devices[2].contacts() == contacts)
        var asked: Set<Int64> = []
        for request in devices.flatMap(\.network.requests) {
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems
            let since = items?.first { $0.name == "_since" }?.value
            if let since, let value = Int64(since.trimmingCharacters(in: ["\""])) {
                asked.insert(value)
            }
        }
        #expect(asked.subtracting(given).subtracting([0]) == [])
    }

    private func versions(of device: Device) async throws -> [Int64] {
        try await device.database.read { db in
            try db.map("SELECT version FROM beeline_sync_version") { row in
                try row.next(Int64.self)
            }
        }
    }
}
