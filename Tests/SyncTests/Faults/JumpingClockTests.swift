import Beeline
import Foundation
import Synchronization
import Testing

/// Does it matter when a device's clock jumps?
@Suite struct JumpingClockTests {
    /// Days from 2026 on, one for each time that somebody looks.
    private final class Jumps: Sendable {
        private let left = Mutex([0, 9_000, -9_000, 1, -20_000, 400_000, -1, 0.5, 36_500, -36_500])

        func next() -> Date {
            let days = left.withLock { left in
                left.append(left.removeFirst())
                return left[0]
            }
            return Date(timeIntervalSince1970: 1_796_000_000 + days * 86_400)
        }
    }

    @Test(arguments: World.kinds)
    func `no, all edits arrive, in the server's order`(_ kind: World.Kind) async throws {
        let world = try await World(kind)
        var devices: [Device] = []
        for _ in 0..<2 {
            let jumps = Jumps()
            var configuration = SyncEngine.Configuration()
            configuration.now = { jumps.next() }
            devices.append(try await world.device(configuration: configuration))
        }
        let ada = try await devices[0].add(Contact(firstName: "Ada", lastName: "L"))
        await synced(devices[0], devices[1])
        for number in 1...12 {
            // Both edit the same field; who syncs last has the last word.
            let (first, last) = (devices[number % 2], devices[(number + 1) % 2])
            try await first.edit(ada.id) { $0.age = 1_000 + number }
            try await last.edit(ada.id) { $0.age = 2_000 + number }
            try await last.add(Contact(firstName: "P\(number)", lastName: "L"))
            await synced(first, last, first)
            #expect(try await world.live()[ada.remoteID]?["age"]?.whole == Int64(2_000 + number))
        }
        #expect(try await devices[0].contacts() == devices[1].contacts())
        #expect(try await devices[0].contacts().count == 13)
    }

    @Test func `no, rounds come as often as before`() async throws {
        let clock = ManualClock()
        let jumps = Jumps()
        var configuration = SyncEngine.Configuration()
        configuration.clock = clock
        configuration.now = { jumps.next() }
        let device = try await Device(KintoModel(), configuration: configuration)
        let running = Task { [engine = device.engine] in await engine.run(every: .seconds(60)) }
        for round in 1...6 {
            await clock.hasSleeper()
            #expect(clock.waits == [.seconds(60)])
            #expect(device.network.requests.count == round)
            clock.advance(by: .seconds(60))
        }
        running.cancel()
        clock.advance(by: .seconds(60))
        await running.value
    }
}
