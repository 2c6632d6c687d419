import Beeline
import Testing

extension ConnectionTests {
    /// What becomes of an edit when the connection is cut while it is sent?
    @Suite struct CutEditTests {
        @Test(arguments: Fault.cuts, [PersonsEdit.change, .several])
        func `it is done once when the connection is cut once`(
            _ fault: Fault, _ edit: PersonsEdit
        ) async throws {
            try await check(edit) { proxy in
                for method in edit.methods { proxy.fail([method], with: fault) }
            }
        }

        @Test(arguments: Fault.cuts, [PersonsEdit.creation, .deletion])
        func `it is done once when everything that is sent is cut for a while`(
            _ fault: Fault, _ edit: PersonsEdit
        ) async throws {
            try await check(edit) { proxy in
                proxy.fail { $0.method == "GET" ? nil : fault }
            }
        }

        @Test(arguments: Fault.cuts)
        func `it is done once when nothing comes through for a while`(_ fault: Fault) async throws {
            try await check(.several) { proxy in proxy.fail { _ in fault } }
        }

        private func check(_ edit: PersonsEdit, _ fail: (FaultyProxy) -> Void) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            fail(world.proxy)
            let status = await device.engine.sync()
            // It never says that all is well while something waits.
            #expect(status.problem != nil || status.waiting == 0)
            #expect(status.refused == 0)
            world.proxy.fail(nil)
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
        }

        @Test(arguments: [Fault.cutBeforeReply, .resetBeforeReply])
        func `it stays deleted when somebody deletes it before it is known to be made`(
            _ fault: Fault
        ) async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await device.add(PersonsEdit.ada)
            // The server has it, and nothing else gets through.
            world.proxy.fail { $0.method == "PUT" ? fault : .cutBeforeRequest }
            #expect(await device.engine.sync().problem != nil)
            await world.settle(other)
            try await other.delete(PersonsEdit.ada.id)
            await world.settle(other)
            world.proxy.fail(nil)
            await world.settle(device, other)
            try await world.expect([], on: device, other)
        }
    }
}
