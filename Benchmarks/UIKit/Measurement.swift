/// What some runs of a benchmark took, each.
struct Measurement {
    let median: Duration
    let fastest: Duration
    let slowest: Duration

    /// - Precondition: There is a duration. O(n log n).
    init(_ durations: [Duration]) {
        let sorted = durations.sorted()
        median = sorted[sorted.count / 2]
        fastest = sorted[0]
        slowest = sorted[sorted.count - 1]
    }
}

extension Measurement: CustomStringConvertible {
    var description: String {
        "\(text(of: median))  (\(text(of: fastest)) to \(text(of: slowest)))"
    }

    private func text(of duration: Duration) -> String {
        let nanoseconds = duration / .nanoseconds(1)
        return switch nanoseconds {
        case ..<1_000: "\(rounded(nanoseconds)) ns"
        case ..<1_000_000: "\(rounded(nanoseconds / 1_000)) µs"
        default: "\(rounded(nanoseconds / 1_000_000)) ms"
        }
    }

    /// To three digits that say something.
    private func rounded(_ value: Double) -> Double {
        let scale: Double = value < 10 ? 100 : value < 100 ? 10 : 1
        return (value * scale).rounded() / scale
    }
}
