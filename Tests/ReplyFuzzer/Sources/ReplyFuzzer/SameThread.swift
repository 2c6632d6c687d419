import Synchronization

/// Does asynchronous work on the thread that waits for it, so that an input always takes the same
/// way.
final class SameThread: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isDone = false
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    static func wait(for work: @escaping @Sendable () async -> Void) {
        let thread = SameThread()
        Task(executorPreference: thread) {
            await work()
            thread.state.withLock { $0.isDone = true }
        }
        while let job = thread.next() {
            job.runSynchronously(on: thread.asUnownedTaskExecutor())
        }
        guard thread.state.withLock({ $0.isDone }) else {
            fatalError("something waits that nobody ends")
        }
    }

    private func next() -> UnownedJob? {
        state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    }
}
