import Beeline
import Testing

extension ConnectionTests {
    /// What has a device read when the connection is cut while it reads?
    @Suite struct CutReadingTests {
        @Test(arguments: Fault.cuts, [1, 2, 4])
        func `whole pages and the rest the next time`(_ fault: Fault, _ number: Int) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(pageSize: 3), try await world.other())
            let contacts = (0..<11).map { Contact(firstName: "P\($0)", lastName: "L") }
            for contact in contacts { try await other.add(contact) }
            await world.settle(other)
            // Where libcurl asks again by itself, it is cut again.
            world.proxy.fail { [proxy = world.proxy] _ in
                proxy.requests.count >= number ? fault : nil
            }
            let status = await device.engine.sync()
            #expect(status.problem != nil)
            #expect(status.lastSync == nil)
            // What is written before a page has failed is at most what was whole.
            #expect(try await device.contacts().count <= 3 * (number - 1))
            world.proxy.fail(nil)
            await world.settle(device)
            try await world.expect(contacts, on: device, other)
        }

        @Test(arguments: [Fault.cutInReplyBody, .resetInReplyBody])
        func `nothing is taken for lost when a comparison is cut`(_ fault: Fault) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(pageSize: 3), try await world.other())
            let contacts = (0..<8).map { Contact(firstName: "P\($0)", lastName: "L") }
            for contact in contacts { try await other.add(contact) }
            await world.settle(other, device)
            try await device.engine.compareNext()
            // The list of all identities comes in three parts, and the second is cut.
            world.proxy.fail {
                $0.path.contains("_fields") && $0.path.contains("_token") ? fault : nil
            }
            let status = await device.engine.sync()
            #expect(status.problem != nil)
            #expect(status.lost == 0)
            world.proxy.fail(nil)
            await world.settle(device)
            #expect(await device.engine.status.value.lost == 0)
            try await world.expect(contacts, on: device, other)
        }
    }
}
