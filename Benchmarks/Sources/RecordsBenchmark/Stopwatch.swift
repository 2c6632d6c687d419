import Foundation

/// What was measured, by name and contender.
@MainActor
final class Stopwatch {
    private var samples: [String: [Double]] = [:]
    private var order: [String] = []

    /// Processor time of the whole program so far, in milliseconds.
    static var processorTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func milliseconds(_ time: timeval) -> Double {
            Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
        }
        return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    }

    func note(_ name: String, _ contender: any Contender, _ milliseconds: Double) {
        let key = "records.\(name).\(contender.name)"
        if samples[key] == nil { order.append(key) }
        samples[key, default: []].append(milliseconds)
    }

    func time<Result>(
        _ name: String, _ contender: any Contender, _ body: () async throws -> Result
    ) async rethrows -> Result {
        let start = ContinuousClock.now
        let result = try await body()
        note(name, contender, (ContinuousClock.now - start) / .milliseconds(1))
        return result
    }

    /// Prints `NAME value unit` lines: the median, and the minimum.
    func report() {
        for key in order.sorted() {
            let values = (samples[key] ?? []).sorted()
            print("\(key) \(String(format: "%.4f", values[values.count / 2])) ms")
            print("\(key).min \(String(format: "%.4f", values[0])) ms")
        }
    }
}
