/// Something to be measured: its name says type, operation, variant and size, with dots between.
@MainActor
struct Benchmark {
    let name: String
    /// How many times the body does what is measured; results are for one of them.
    let count: Int
    /// Called before each run, and not measured.
    let prepare: @MainActor () -> Void
    let body: @MainActor () -> Void

    init(
        _ name: String, count: Int, prepare: @escaping @MainActor () -> Void = {},
        body: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.count = count
        self.prepare = prepare
        self.body = body
    }

    private static let runs = 15

    /// Runs the body once to warm up, then 15 times. What is between the runs isn't measured.
    func measure() -> Measurement {
        prepare()
        body()
        let clock = ContinuousClock()
        let durations = (0..<Self.runs).map { _ in
            prepare()
            return clock.measure(body) / count
        }
        return Measurement(durations)
    }
}
