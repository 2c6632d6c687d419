import Beeline
import Foundation
import Testing

/// An edit of which nobody knows whether the server has it.
@Suite struct LostReplyTests {
    static let ada = Contact(firstName: "Ada", lastName: "Lovelace")

    @Test(arguments: World.kinds)
    func `a creation whose answer was lost is stored once`(_ kind: World.Kind) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(Self.ada)
        device.network.fail(["PUT"], with: [.lostReply])
        let first = await device.engine.sync()
        #expect(first.problem == nil && first.waiting == 0)
        let puts = device.network.requests.filter { $0.method == "PUT" }
        #expect(puts.count == 1)
        #expect(try await world.live() == [Self.ada.remoteID: try Self.ada.fields()])
    }

    @Test(arguments: World.kinds)
    func `a creation that another device has deleted meanwhile stays deleted`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let (device, other) = (try await world.device(), try await world.device())
        try await device.add(Self.ada)
        device.network.fail { $0.method == "PUT" ? .lostReply : .offline }
        _ = await device.engine.sync()
        await synced(other)
        try await other.delete(Self.ada.id)
        await synced(other)
        device.network.fail(nil)
        await synced(device, other)
        #expect(try await world.live().isEmpty)
        #expect(try await device.contacts().isEmpty)
        #expect(try await device.conflicts().isEmpty)
    }

    @Test(arguments: World.kinds)
    func `a creation that arrives only after its second try is one record`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(Self.ada)
        device.network.fail(["PUT"], with: [.late(2)])
        #expect(await device.engine.sync().problem != nil)
        await synced(device)
        #expect(try await world.live() == [Self.ada.remoteID: try Self.ada.fields()])
        #expect(try await device.conflicts().isEmpty)
    }

    @Test(arguments: World.kinds)
    func `a creation that arrives after it was deleted is deleted again`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let (device, other) = (try await world.device(), try await world.device())
        try await device.add(Self.ada)
        device.network.fail(["PUT"], with: [.late(1_000)])
        #expect(await device.engine.sync().problem != nil)
        await synced(device, other)
        try await other.delete(Self.ada.id)
        await synced(other, device)
        await device.network.deliverLate()
        await synced(device, device, other)
        #expect(try await world.live().isEmpty)
        #expect(try await other.contacts().isEmpty)
    }

    @Test(arguments: World.kinds)
    func `an edit whose answer was lost is done once and conflicts with nothing`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(Self.ada)
        await synced(device)
        try await device.edit(Self.ada.id) { $0.city = "London" }
        device.network.fail(["PUT"], with: [.lostReply])
        await synced(device)
        #expect(try await world.live()[Self.ada.remoteID]?["city"] == "London")
        #expect(try await device.conflicts().isEmpty)
        #expect(try await device.waiting().isEmpty)
    }

    @Test(arguments: World.kinds)
    func `a deletion whose answer was lost is done`(_ kind: World.Kind) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(Self.ada)
        await synced(device)
        try await device.delete(Self.ada.id)
        device.network.fail(["DELETE"], with: [.lostReply])
        await synced(device)
        #expect(try await world.live().isEmpty)
        #expect(try await device.waiting().isEmpty)
    }

    @Test(arguments: World.kinds, ["PUT", "POST"])
    func `a request that arrives twice is done once`(
        _ kind: World.Kind, _ method: String
    ) async throws {
        let world = try await World(kind)
        let device = try await world.device()
        try await device.add(Self.ada)
        // Two make a batch.
        if method == "POST" { try await device.add(Contact(firstName: "Bo", lastName: "B")) }
        device.network.fail([method], with: [.twice(answersFirst: false)])
        await synced(device)
        try await device.edit(Self.ada.id) { $0.city = "Ockham" }
        device.network.fail(["PUT"], with: [.twice(answersFirst: false)])
        await synced(device)
        #expect(try await world.live()[Self.ada.remoteID]?["city"] == "Ockham")
        #expect(try await world.live().count == (method == "POST" ? 2 : 1))
        #expect(try await device.conflicts().isEmpty)
        #expect(try await device.waiting().isEmpty)
    }

    @Test(arguments: World.kinds)
    func `a batch in which one is refused is not believed about the others`(
        _ kind: World.Kind
    ) async throws {
        let world = try await World(kind)
        let (device, other) = (try await world.device(), try await world.device())
        try await device.add(Self.ada)
        await synced(device, other)
        try await other.edit(Self.ada.id) { $0.city = "London" }
        await synced(other)
        // Ada's edit will be refused; Bo is called stored, and is not.
        try await device.edit(Self.ada.id) { $0.firstName = "Augusta" }
        let bo = try await device.add(Contact(firstName: "Bo", lastName: "B"))
        let lie: JSONValue = [
            "responses": [
                ["status": 412, "body": ["errno": 114]],
                [
                    "status": 201,
                    "body": ["data": ["id": .string(bo.remoteID), "last_modified": 1]],
                ],
            ]
        ]
        device.network.fail(["POST"], with: [.answer(.json(200, lie))])
        await synced(device, other)
        let live = try await world.live()
        #expect(live[bo.remoteID] == (try bo.fields()))
        #expect(live[Self.ada.remoteID]?["firstName"] == "Augusta")
        #expect(live[Self.ada.remoteID]?["city"] == "London")
        #expect(try await device.contacts() == other.contacts())
    }
}
