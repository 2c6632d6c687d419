import Beeline
import Foundation
import Testing

extension ConnectionTests {
    /// What waits while a server is down, and what when it is there again?
    @Suite struct ServerDownTests {
        @Test(arguments: PersonsEdit.allCases)
        func `everything waits, and all of it goes when the server is there again`(
            _ edit: PersonsEdit
        ) async throws {
            let world = try await ProxiedWorld()
            var proxy: FaultyProxy? = try FaultyProxy(to: world.serverPort)
            let port = try #require(proxy?.port)
            let (device, other) = (try await world.device(port: port), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            proxy = nil
            let contacts = try await edit.make(on: device)
            for _ in 0..<2 {
                let status = await device.engine.sync()
                #expect(status.problem?.detail.contains("offline") == true)
                #expect(status.problem?.suggestion != nil)
                #expect(status.waiting > 0)
            }
            proxy = try FaultyProxy(to: world.serverPort, port: port)
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
            withExtendedLifetime(proxy) {}
        }

        @Test func `a server that goes in the middle of a round is come back to`() async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(pageSize: 2), try await world.other())
            for number in 0..<9 {
                try await other.add(Contact(firstName: "P\(number)", lastName: "L"))
            }
            await world.settle(other)
            try await device.add(PersonsEdit.ada)
            // Three exchanges, then nobody is there.
            world.proxy.fail { [proxy = world.proxy] _ in
                proxy.requests.count > 3 ? .cutBeforeRequest : nil
            }
            #expect(await device.engine.sync().problem != nil)
            world.proxy.fail(nil)
            await world.settle(device, other)
            try await world.expect(try await other.contacts(), on: device, other)
            #expect(try await device.contacts().count == 10)
        }
    }
}
