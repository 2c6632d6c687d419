import Beeline
import Testing

extension ConnectionTests {
    /// Is an edit done once when its request comes to the server twice?
    @Suite struct RepeatedRequestTests {
        @Test(arguments: PersonsEdit.allCases, [true, false])
        func `yes, whichever of the answers counts`(
            _ edit: PersonsEdit, _ answersFirst: Bool
        ) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            world.proxy.fail { $0.method == "GET" ? nil : .twice(answersFirst: answersFirst) }
            await world.settle(device)
            world.proxy.fail(nil)
            await world.settle(other, device)
            try await world.expect(contacts, on: device, other)
        }

        @Test func `yes, when the second one comes after somebody else's edit`() async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            try await device.edit(PersonsEdit.bo.id) { $0.city = "Lund" }
            await world.settle(device)
            let put = try #require(world.proxy.requests.last { $0.method == "PUT" })
            await world.settle(other)
            try await other.edit(PersonsEdit.bo.id) { $0.city = "Malmö" }
            await world.settle(other)
            // The network brings the old one once more.
            let again = put.forward()
            #expect(again.starts(with: "HTTP/1.1 412".utf8))
            await world.settle(device, other)
            var moved = PersonsEdit.bo
            moved.city = "Malmö"
            try await world.expect([moved], on: device, other)
        }
    }
}
