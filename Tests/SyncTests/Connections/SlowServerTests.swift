import Beeline
import Foundation
import Testing

extension ConnectionTests {
    /// What does a device do about a server that is slow?
    @Suite struct SlowServerTests {
        /// Lets time pass until a round is over.
        private func pass(
            _ clock: ManualClock, until round: Task<SyncStatus, Never>
        ) async
            -> SyncStatus
        {
            let isOver = Gate()
            let watcher = Task {
                let status = await round.value
                isOver.open()
                return status
            }
            let time = Task {
                while !Task.isCancelled {
                    clock.advance(by: .seconds(301))
                    await Task.yield()
                }
            }
            await isOver.passed()
            time.cancel()
            return await watcher.value
        }

        @Test(arguments: PersonsEdit.allCases)
        func `gives up waiting, says so, and does the edit once`(_ edit: PersonsEdit) async throws {
            let clock = ManualClock()
            let world = try await ProxiedWorld()
            let (device, other) = (
                try await world.device(clock: clock, silence: .seconds(3_600)),
                try await world.other()
            )
            try await other.add(PersonsEdit.bo)
            await world.settle(other, device)
            let contacts = try await edit.make(on: device)
            let done = Gate()
            world.proxy.fail { _ in .silence(after: done) }
            let round = Task { [engine = device.engine] in await engine.sync() }
            try await done.pass()
            let status = await pass(clock, until: round)
            #expect(status.problem?.detail.contains("timedOut") == true)
            #expect(status.waiting > 0)
            world.proxy.fail(nil)
            await world.settle(device, other)
            try await world.expect(contacts, on: device, other)
        }

        @Test func `gives up waiting for what is new, and reads it later`() async throws {
            let clock = ManualClock()
            let world = try await ProxiedWorld()
            let (device, other) = (
                try await world.device(clock: clock, silence: .seconds(3_600)),
                try await world.other()
            )
            try await other.add(PersonsEdit.bo)
            await world.settle(other)
            let done = Gate()
            world.proxy.fail { _ in .silence(after: done) }
            let round = Task { [engine = device.engine] in await engine.sync() }
            try await done.pass()
            #expect(await pass(clock, until: round).problem?.detail.contains("timedOut") == true)
            world.proxy.fail(nil)
            await world.settle(device)
            try await world.expect([PersonsEdit.bo], on: device, other)
        }

        @Test func `gives up after the silence that it was made for`() async throws {
            let world = try await ProxiedWorld()
            let device = try await world.device(silence: .seconds(1))
            try await device.add(PersonsEdit.ada)
            world.proxy.fail { _ in .silence() }
            let status = await device.engine.sync()
            #expect(status.problem?.detail.contains("timedOut") == true)
            world.proxy.fail(nil)
            await world.settle(device)
            try await world.expect([PersonsEdit.ada], on: device)
        }

        @Test func `reads a reply that comes byte by byte`() async throws {
            let world = try await ProxiedWorld()
            let (device, other) = (try await world.device(), try await world.other())
            try await other.add(PersonsEdit.bo)
            try await device.add(PersonsEdit.ada)
            await world.settle(other)
            world.proxy.fail { _ in .trickle }
            await world.settle(device)
            await world.settle(other)
            try await world.expect([PersonsEdit.ada, PersonsEdit.bo], on: device, other)
        }

        @Test func `waits for a reply that is late but comes`() async throws {
            let world = try await ProxiedWorld()
            let device = try await world.device()
            try await device.add(PersonsEdit.ada)
            let (reached, gate) = (Gate(), Gate())
            world.proxy.fail(["PUT"], with: .holdReply(reached: reached, until: gate))
            let round = Task { [engine = device.engine] in await engine.sync() }
            try await reached.pass()
            // A person goes on meanwhile.
            try await device.edit(PersonsEdit.ada.id) { $0.city = "London" }
            gate.open()
            #expect(await round.value.problem == nil)
            var moved = PersonsEdit.ada
            moved.city = "London"
            await world.settle(device)
            try await world.expect([moved], on: device)
            #expect(world.proxy.requests.filter { $0.method == "PUT" }.count == 2)
        }
    }
}
