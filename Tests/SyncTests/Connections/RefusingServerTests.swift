import Beeline
import Testing

extension ConnectionTests {
    /// Does an edit outlast each way in which a server can refuse it?
    @Suite struct RefusingServerTests {
        static let statuses = [
            401, 403, 404, 405, 408, 409, 412, 413, 415, 425, 429, 500, 502, 503, 504,
        ]

        @Test(arguments: statuses, [PersonsEdit.change, .several])
        func `yes, when something between answers in its place`(
            _ status: Int, _ edit: PersonsEdit
        ) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            let before = try await device.contacts()
            world.proxy.fail { _ in .answer(status, #"{"message":"not now"}"#) }
            let refused = await device.engine.sync()
            #expect(refused.problem != nil || refused.refused > 0)
            #expect(refused.waiting > 0)
            #expect(refused.problem?.needsCredentials == true || status != 401)
            #expect(try await device.contacts() == before)
            world.proxy.fail(nil)
            try await device.engine.retryRefused()
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
        }

        @Test(arguments: [429, 503])
        func `yes, and the server is left alone as long as it asks`(_ status: Int) async throws {
            let world = try await ProxiedWorld()
            let device = try await world.device()
            try await device.add(PersonsEdit.ada)
            world.proxy.fail { _ in .answer(status, "{}", headers: ["Retry-After: 30"]) }
            let refused = await device.engine.sync()
            #expect(refused.problem != nil)
            // One request, and no other after it.
            #expect(world.proxy.requests.count == 1)
            world.proxy.fail(nil)
            await world.settle(device)
            try await world.expect([PersonsEdit.ada], on: device)
        }

        @Test func `yes, when the schema is another than the app's, and the person is told`()
            async throws
        {
            let schema: JSONValue = [
                "type": "object", "properties": ["age": ["type": "integer", "maximum": 100]],
            ]
            let world = try await ProxiedWorld(schema: schema)
            let (device, other) = (try await world.device(), try await world.other())
            var old = PersonsEdit.ada
            old.age = 210
            try await device.add(old)
            try await device.add(PersonsEdit.bo)
            let status = await device.engine.sync()
            #expect(status.refused == 1 && status.waiting == 1)
            #expect(try await device.engine.refused().first?.reason.contains("age") == true)
            #expect(try await device.contact(old.id) == old)
            try await device.edit(old.id) { $0.age = 21 }
            old.age = 21
            await world.settle(device, other)
            try await world.expect([old, PersonsEdit.bo], on: device, other)
        }
    }
}
