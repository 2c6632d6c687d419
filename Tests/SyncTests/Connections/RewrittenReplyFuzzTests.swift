import Beeline
import Foundation
import Synchronization
import Testing

extension ConnectionTests {
    /// Replies whose bytes were changed at random, heads included, over real
    /// connections.
    @Suite struct RewrittenReplyFuzzTests {
        private static let count = Fuzz.rounds.map { max(20, $0 / 5_000) } ?? 8

        @Test func `no reply stops the program or keeps a device from what follows`() async throws {
            print("RewrittenReplyFuzzTests: \(Self.count) worlds, seed \(Fuzz.seed)")
            for number in 0..<Self.count {
                let seed = Fuzz.seed &+ UInt64(number)
                let world = try await ProxiedWorld()
                let (device, other) = (try await world.device(pageSize: 2), try await world.other())
                var made = Set([PersonsEdit.bo.remoteID])
                try await other.add(PersonsEdit.bo)
                await synced(other)
                let random = Mutex(SplitMix64(seed: seed))
                world.proxy.fail { _ in
                    random.withLock { random in
                        if Bool.random(using: &random) { return nil }
                        let seed = random.next()
                        return .rewrite("changed bytes") { reply in
                            reply.change(seed: seed)
                            // Why a head has to end: `Fault.cutInReplyHead`.
                            if reply.range(of: Data("\r\n\r\n".utf8)) == nil {
                                reply += Data("\r\n\r\n".utf8)
                            }
                        }
                    }
                }
                for edit in 0..<6 {
                    let contact = Contact(firstName: "P\(edit)", lastName: "L")
                    made.insert(contact.remoteID)
                    try await device.add(contact)
                    if edit % 2 == 0 {
                        try await device.add(Contact(firstName: "Q", lastName: "L"))
                    }
                    _ = await device.engine.sync()
                }
                world.proxy.fail(nil)
                try await device.engine.retryRefused()
                for _ in 0..<2 {
                    try await device.engine.compareNext()
                    await world.settle(device)
                }
                let live = try await world.world.live()
                #expect(made.subtracting(live.keys) == [], "FUZZ_SEED=\(seed)")
            }
        }
    }
}

extension Data {
    /// Changes some bytes, takes some out, or puts some in.
    fileprivate mutating func change(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !isEmpty {
            let start = Int.random(in: 0..<count, using: &random)
            let end = Swift.min(count, start + Int.random(in: 0...12, using: &random))
            let range = index(startIndex, offsetBy: start)..<index(startIndex, offsetBy: end)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: self[range.lowerBound] = UInt8.random(in: 0...255, using: &random)
            case 1: removeSubrange(range)
            case 2: insert(contentsOf: Data(self[range]), at: range.lowerBound)
            default: self = Data(prefix(start))
            }
        }
    }
}
