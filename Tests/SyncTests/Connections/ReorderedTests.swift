import Beeline
import Testing

extension ConnectionTests {
    /// Does the order in which requests and replies come matter?
    @Suite struct ReorderedTests {
        private func begin(_ device: Device) -> Task<SyncStatus, Never> {
            Task { [engine = device.engine] in await engine.sync() }
        }

        @Test func `the answer to an older edit does not hide a newer one`() async throws {
            let world = try await ProxiedWorld()
            let (first, second) = (
                try await world.device(silence: .seconds(3_600)),
                try await world.device(silence: .seconds(3_600))
            )
            try await first.add(PersonsEdit.bo)
            await world.settle(first, second)
            try await first.edit(PersonsEdit.bo.id) { $0.city = "Lund" }
            try await second.edit(PersonsEdit.bo.id) { $0.age = 7 }
            let (reached, gate) = (Gate(), Gate())
            world.proxy.fail(["PUT"], with: .holdReply(reached: reached, until: gate))
            let early = begin(first)
            try await reached.pass()
            // The second device's exchanges are all over before the first hears of its own.
            await world.settle(second)
            gate.open()
            #expect(await early.value.problem == nil)
            await world.settle(first, second)
            var moved = PersonsEdit.bo
            (moved.city, moved.age) = ("Lund", 7)
            try await world.expect([moved], on: first, second)
        }

        @Test func `a page that is older than what was read since takes nothing back`() async throws
        {
            let world = try await ProxiedWorld()
            let (device, other) = (
                try await world.device(silence: .seconds(3_600)), try await world.other()
            )
            try await other.add(PersonsEdit.bo)
            await world.settle(other)
            let (reached, gate) = (Gate(), Gate())
            world.proxy.fail(["GET"], with: .holdReply(reached: reached, until: gate))
            let round = begin(device)
            try await reached.pass()
            // It is old before it comes.
            try await other.edit(PersonsEdit.bo.id) { $0.city = "Lund" }
            await world.settle(other)
            try await device.add(PersonsEdit.ada)
            gate.open()
            #expect(await round.value.problem == nil)
            await world.settle(device, other)
            var moved = PersonsEdit.bo
            moved.city = "Lund"
            try await world.expect([PersonsEdit.ada, moved], on: device, other)
        }

        @Test(arguments: PersonsEdit.allCases)
        func `a request that comes after later ones does nothing more`(
            _ edit: PersonsEdit
        ) async throws {
            let clock = ManualClock()
            let world = try await ProxiedWorld()
            let (device, other) = (
                try await world.device(clock: clock, silence: .seconds(3_600)),
                try await world.other()
            )
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            var contacts = try await edit.make(on: device)
            let (reached, gate, done) = (Gate(), Gate(), Gate())
            for method in edit.methods {
                world.proxy.fail(
                    [method], with: .holdRequest(reached: reached, until: gate, done: done))
            }
            let round = begin(device)
            try await reached.pass()
            round.cancel()
            _ = await round.value
            // What is sent again is done before it.
            await world.settle(device)
            if edit != .deletion {
                try await device.edit(contacts[0].id) { $0.age = 8 }
                contacts[0].age = 8
                await world.settle(device)
            }
            gate.open()
            try await done.pass()
            await world.settle(device, other, device)
            try await world.expect(contacts, on: device, other)
        }

        @Test func `a creation that comes after its record was deleted is deleted again`()
            async throws
        {
            let world = try await ProxiedWorld()
            let (device, other) = (
                try await world.device(silence: .seconds(3_600)), try await world.other()
            )
            try await device.add(PersonsEdit.ada)
            let (reached, gate, done) = (Gate(), Gate(), Gate())
            world.proxy.fail(
                ["PUT"], with: .holdRequest(reached: reached, until: gate, done: done))
            let round = begin(device)
            try await reached.pass()
            round.cancel()
            _ = await round.value
            await world.settle(device, other)
            try await other.delete(PersonsEdit.ada.id)
            await world.settle(other, device)
            gate.open()
            try await done.pass()
            await world.settle(device, device, other)
            try await world.expect([], on: device, other)
        }
    }
}
