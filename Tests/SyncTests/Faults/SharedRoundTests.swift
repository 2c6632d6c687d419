import Foundation
import Synchronization
import Testing

@testable import Beeline

/// A round that several wait for.
@Suite struct SharedRoundTests {
    /// The server's model behind a door that is shut at first.
    private final class Door: HTTPTransport {
        let model = KintoModel()
        let isOpen = Gate()
        let isReached = Gate()
        /// Whether a request goes on when nobody waits for it any more.
        let isStubborn: Bool
        let cancelled = Atomic(0)

        init(isStubborn: Bool = false) {
            self.isStubborn = isStubborn
        }

        func send(
            _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
        ) async throws -> HTTPReply {
            isReached.open()
            if isStubborn {
                await isOpen.passed()
                if Task.isCancelled { cancelled.add(1, ordering: .relaxed) }
            } else {
                do {
                    try await isOpen.pass()
                } catch {
                    cancelled.add(1, ordering: .relaxed)
                    throw error
                }
            }
            return try await model.send(request, receive)
        }
    }

    private func device(_ door: Door) async throws -> Device {
        let device = try await Device(door)
        try await device.add(Contact(firstName: "Ada", lastName: "Lovelace"))
        return device
    }

    private func begin(_ device: Device) -> Task<SyncStatus, Never> {
        Task { [engine = device.engine] in await engine.sync() }
    }

    private func wait(until count: Int, waitFor device: Device) async {
        while await device.engine.round?.waiterCount != count { await Task.yield() }
    }

    @Test(arguments: [0, 1])
    func `goes on for the other one when one of two is cancelled`(_ index: Int) async throws {
        let door = Door()
        let device = try await device(door)
        var callers = [begin(device)]
        try await door.isReached.pass()
        callers.append(begin(device))
        await wait(until: 2, waitFor: device)
        callers[index].cancel()
        // Who is cancelled does not wait for the server.
        #expect(await callers[index].value.activity == .sending)
        door.isOpen.open()
        let status = await callers[1 - index].value
        #expect(status.problem == nil)
        #expect(status.waiting == 0)
        #expect(door.cancelled.load(ordering: .relaxed) == 0)
        #expect(door.model.live().count == 1)
    }

    @Test func `ends when all who waited are cancelled and the next one is whole`() async throws {
        let door = Door()
        let device = try await device(door)
        let callers = [begin(device), begin(device), begin(device)]
        await wait(until: 3, waitFor: device)
        for caller in callers { caller.cancel() }
        for caller in callers { #expect(await caller.value.problem == nil) }
        #expect(await device.engine.round == nil)
        #expect(door.model.live().isEmpty)
        door.isOpen.open()
        await synced(device)
        #expect(door.model.live().count == 1)
    }

    @Test func `is not taken for their own by who comes while it ends`() async throws {
        let door = Door(isStubborn: true)
        let device = try await device(door)
        let first = begin(device)
        try await door.isReached.pass()
        first.cancel()
        while await device.engine.round?.isAbandoned != true { await Task.yield() }
        let second = begin(device)
        for _ in 0..<100 { await Task.yield() }
        door.isOpen.open()
        #expect(await first.value.problem == nil)
        let status = await second.value
        #expect(status.problem == nil)
        #expect(status.waiting == 0)
        #expect(status.lastSync != nil)
        #expect(door.cancelled.load(ordering: .relaxed) == 1)
        #expect(door.model.live().count == 1)
    }

    @Test func `does not begin for who was cancelled before`() async throws {
        let door = Door()
        let device = try await device(door)
        let status = await Task { [engine = device.engine] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await engine.sync()
        }.value
        #expect(status == SyncStatus())
        #expect(device.network.requests.isEmpty)
    }
}
