import Beeline
import Foundation
import Testing

/// A verb costs its change and not the list, even while the list before is
/// kept. What it costs is counted: how many items the list after it does not
/// share with the list before.
@MainActor
@Suite struct SharingTests {
    @Test func `verbs on a store of 100,000 copy a leaf each`() {
        print("SharingTests: seed \(Fuzz.seed)")
        var random = SplitMix64(seed: Fuzz.seed)
        let store = ListStore((0..<100_000).map { Row($0) })
        store.append(Row(-1))
        var last = store.list
        var worst = 0
        var heard = 0
        let token = store.observe { list, _ in
            // Every hundredth is measured; every one is kept.
            heard += 1
            if heard % 100 == 0 { worst = max(worst, list.unsharedCount(since: last)) }
            last = list
        }
        for number in 0..<Fuzz.verbs {
            let place = Int.random(in: 0..<store.count, using: &random)
            switch number % 4 {
            case 0: store.insert(Row(200_000 + number), at: place)
            case 1: store.remove(at: place)
            case 2: store.update(at: [0, place]) { $0.content += 1 }
            default: store.move(from: place, to: Int.random(in: 0..<100_000, using: &random))
            }
        }
        token.end()
        #expect(heard > Fuzz.verbs * 99 / 100 && last.count == store.count)
        // A move touches two leaves; a leaf that was split or joined counts
        // with its neighbour.
        #expect(worst <= 4 * 64, "\(worst) items copied for one verb")
    }
}
