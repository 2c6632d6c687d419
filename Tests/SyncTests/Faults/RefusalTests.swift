import Beeline
import Foundation
import Testing

/// Servers that refuse, are down, or talk nonsense.
@Suite struct RefusalTests {
    private let ada = Contact(firstName: "Ada", lastName: "Lovelace")

    @Test(arguments: World.kinds)
    func `a server that can't be reached leaves everything waiting and says so`(
        _ kind: World.Kind
    ) async throws {
        let device = try await World(kind).device()
        try await device.add(ada)
        device.network.fail { _ in .offline }
        let status = await device.engine.sync()
        #expect(status.problem?.message == "The server can’t be reached.")
        #expect(status.waiting == 1 && status.lastSync == nil)
        #expect(status.activity == .idle)
        #expect(await device.engine.status.value == status)
        device.network.fail(nil)
        let after = await synced(device)
        #expect(after.waiting == 0 && after.lastSync != nil && after.problem == nil)
    }

    @Test(arguments: [
        (401, true), (403, false), (429, false), (500, false), (502, false), (503, false),
    ])
    func `a refusal that is not about the record keeps the edit`(
        _ status: Int, _ needsCredentials: Bool
    ) async throws {
        let model = KintoModel()
        let device = try await Device(model)
        try await device.add(ada)
        device.network.fail { _ in .answer(.json(status, ["message": "no"])) }
        let result = await device.engine.sync()
        #expect(result.waiting == 1)
        #expect(result.problem?.needsCredentials == needsCredentials)
        #expect(result.problem != nil)
        device.network.fail(nil)
        try await device.engine.retryRefused()
        await synced(device)
        #expect(model.live().count == 1)
    }

    @Test(arguments: World.kinds)
    func `what a schema refuses waits with its reason, and the others go on`(
        _ kind: World.Kind
    ) async throws {
        let schema: JSONValue = [
            "type": "object", "properties": ["age": ["type": "integer", "maximum": 120]],
        ]
        let world = try await World(kind, schema: schema)
        let device = try await world.device()
        if kind == .model {
            device.network.fail { request in
                let text = String(decoding: request.body ?? Data(), as: UTF8.self)
                guard text.contains("999") else { return nil }
                let refusal: JSONValue = ["errno": 107, "message": "age: 999 is too great"]
                guard request.url.path.hasSuffix("batch") else {
                    return .answer(.json(400, refusal))
                }
                return .answer(
                    .json(200, ["responses": [["status": 400, "body": refusal], ["status": 201]]]))
            }
        }
        var old = ada
        old.age = 999
        try await device.add(old)
        let bo = try await device.add(Contact(firstName: "Bo", lastName: "B"))
        let status = await device.engine.sync()
        #expect(status.refused == 1 && status.waiting == 1)
        #expect(try await world.live().keys.sorted() == [bo.remoteID])
        let refused = try await device.engine.refused()
        #expect(refused.map(\.record) == [ada.id] && refused[0].status == 400)
        #expect(refused[0].reason.contains("999"))
        // It isn't sent again before it was edited.
        let count = device.network.requests.filter { $0.method != "GET" }.count
        await synced(device)
        #expect(device.network.requests.filter { $0.method != "GET" }.count == count)
        try await device.edit(ada.id) { $0.age = 36 }
        await synced(device)
        #expect(try await world.live()[ada.remoteID]?["age"] == 36)
    }

    @Test(arguments: [400, 409, 413])
    func `one record that is refused keeps nobody else from syncing`(_ code: Int) async throws {
        let model = KintoModel()
        let (device, other) = (try await Device(model), try await Device(model))
        let bo = try await other.add(Contact(firstName: "Bo", lastName: "B"))
        await synced(other)
        try await device.add(ada)
        device.network.fail(
            ["PUT"], with: [FaultyNetwork.Fault](repeating: .answer(.json(code, [:])), count: 9))
        let status = await device.engine.sync()
        #expect(status.waiting == 1)
        #expect(try await device.contact(bo.id) == bo)
        device.network.fail(nil)
        try await device.engine.retryRefused()
        await synced(device)
        #expect(model.live().count == 2)
    }

    /// What PostgreSQL can't store, Kinto answers with 5xx, each time.
    @Test(arguments: World.kinds)
    func `a record that always fails keeps nobody else from syncing`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let (device, other) = (try await world.device(), try await world.device())
        let bo = try await other.add(Contact(firstName: "Bo", lastName: "B"))
        await synced(other)
        let bad = try await device.add(Contact(firstName: "\0", lastName: "NUL"))
        if kind == .model {
            device.network.fail { request in
                let text = String(decoding: request.body ?? Data(), as: UTF8.self)
                return text.contains("NUL") ? .answer(.json(500, ["message": "NUL"])) : nil
            }
        }
        let eve = try await device.add(Contact(firstName: "Eve", lastName: "E"))
        // Kinto asks for a pause each time, which ends the round.
        for _ in 0..<8 { _ = await device.engine.sync() }
        #expect(try await device.contact(bo.id) == bo)
        #expect(try await world.live()[eve.remoteID] != nil)
        #expect(try await world.live()[bad.remoteID] == nil)
        #expect(try await device.waiting().keys.sorted() == [bad.remoteID])
    }

    @Test(arguments: World.kinds, ["PUT", "GET"])
    func `broken JSON changes nothing and is got over`(
        _ kind: World.Kind, _ method: String
    ) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(ada)
        device.network.fail(
            [method], with: [.rewrite { $0.body = Data($0.body.dropLast(2)) }])
        _ = await device.engine.sync()
        await synced(device)
        #expect(try await world.live() == [ada.remoteID: try ada.fields()])
        #expect(try await device.contacts() == [ada])
        #expect(try await device.conflicts().isEmpty)
    }

    @Test func `a record of another shape is set aside, told, and taken by a newer app`()
        async throws
    {
        let model = KintoModel()
        let (device, other) = (try await Device(model), try await Device(model))
        let bo = try await other.add(Contact(firstName: "Bo", lastName: "B"))
        let ada = try await other.add(ada)
        await synced(other)
        device.network.fail { request in
            request.method == "GET"
                ? .rewrite { reply in
                    let text = String(decoding: reply.body, as: UTF8.self)
                    reply.body = Data(
                        text.replacingOccurrences(of: "\"Ada\"", with: "[1,2]").utf8)
                } : nil
        }
        let status = await synced(device)
        #expect(status.setAside == 1)
        #expect(try await device.contacts() == [bo])
        let reason = try await device.database.read { db in
            try db.value("SELECT reason FROM beeline_sync_aside", as: String.self)
        }
        #expect(reason == "at firstName: expected a text, found an array")
        device.network.fail(nil)
        try await device.engine.compareNext()
        let after = await synced(device)
        #expect(after.setAside == 0)
        #expect(try await device.contact(ada.id) == ada)
    }

    @Test func `a record that a rule of the table forbids is set aside`() async throws {
        let model = KintoModel()
        let (device, other) = (try await Device(model), try await Device(model))
        try await other.database.write { db in
            _ = try db.run("PRAGMA ignore_check_constraints = 1")
        }
        var odd = ada
        odd.age = -1
        try await other.add(odd)
        await synced(other)
        let status = await synced(device)
        #expect(status.setAside == 1)
        #expect(try await device.contacts().isEmpty)
    }

    @Test func `the program may end at every request and nothing is lost or doubled`() async throws
    {
        for isDone in [true, false] {
            for moment in 0..<12 {
                let model = KintoModel()
                let other = try await Device(model)
                let bo = try await other.add(Contact(firstName: "Bo", lastName: "B"))
                await synced(other)
                var device = try await Device(model, pageSize: 1)
                await synced(device)
                try await device.add(ada)
                try await device.add(Contact(firstName: "Eve", lastName: "E"))
                try await device.edit(bo.id) { $0.city = "Lund" }
                try await other.edit(bo.id) { $0.age = 7 }
                await synced(other)
                let first = device.network.requests.count
                device.network.fail { [network = device.network] _ in
                    network.requests.count - first > moment ? .kill(isDone: isDone) : nil
                }
                _ = await device.engine.sync()
                device = try await device.restarted()
                await synced(device, other, device)
                #expect(model.live().count == 3, "at request \(moment)")
                #expect(model.live()[bo.remoteID]?["city"] == "Lund")
                #expect(model.live()[bo.remoteID]?["age"] == 7)
                #expect(try await device.contacts() == other.contacts())
                #expect(try await device.waiting().isEmpty)
                #expect(try await device.conflicts().isEmpty, "at request \(moment)")
            }
        }
    }
}
