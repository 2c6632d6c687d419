import Foundation

/// Times contenders by turns, so that what else the machine does falls on all
/// of them alike.
struct Measurement {
    let name: String
    var times: [Double] = []
    var operations = 0

    var median: Double { times.sorted()[times.count / 2] }
    var minimum: Double { times.min() ?? 0 }

    static func compare(_ works: [(name: String, body: () -> Int)], runs: Int) -> [Measurement] {
        var results = works.map { Measurement(name: $0.name) }
        let clock = ContinuousClock()
        for run in -2..<runs {
            for (index, work) in works.enumerated() {
                let time = clock.measure { results[index].operations = work.body() }
                guard run >= 0 else { continue }
                results[index].times.append(time / .milliseconds(1))
            }
        }
        return results
    }

    /// Prints `CASE.NAME value unit` lines.
    static func report(_ caseName: String, _ results: [Measurement]) {
        for result in results {
            let prefix = "diff.\(caseName).\(result.name)"
            print("\(prefix) \(String(format: "%.4f", result.median)) ms")
            print("\(prefix).min \(String(format: "%.4f", result.minimum)) ms")
            print("\(prefix).ops \(result.operations) operations")
        }
        guard let own = results.first else { return }
        for peer in results.dropFirst() {
            let median = String(format: "%.2f", peer.median / own.median)
            let minimum = String(format: "%.2f", peer.minimum / own.minimum)
            print("diff.\(caseName).\(peer.name)-over-beeline \(median) times, minima \(minimum)")
        }
        fflush(nil)
    }
}
