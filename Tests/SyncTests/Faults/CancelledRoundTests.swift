import Beeline
import Foundation
import Testing

/// Rounds that nobody waits for any more.
@Suite struct CancelledRoundTests {
    /// A server that never answers.
    private struct SilentTransport: HTTPTransport {
        let asked: AsyncStream<Void>.Continuation

        func send(
            _ request: HTTPRequest, _ receive: @escaping @Sendable (Data) throws -> Void
        ) async throws -> HTTPReply {
            asked.yield()
            // Ends by being cancelled alone.
            try await Task.sleep(for: .seconds(86_400))
            throw CancellationError()
        }
    }

    @Test func `a round that is cancelled says nothing of a problem, and keeps what waits`()
        async throws
    {
        let (questions, asked) = AsyncStream.makeStream(of: Void.self)
        let device = try await Device(SilentTransport(asked: asked))
        try await device.add(Contact(firstName: "Ada", lastName: "Lovelace"))
        let running = Task { [engine = device.engine] in await engine.run(every: .seconds(1)) }
        for await _ in questions { break }
        running.cancel()
        await running.value
        let status = await device.engine.status.value
        #expect(status.problem == nil)
        #expect(status.activity == .idle)
        #expect(try await device.waiting().count == 1)
    }

    @Test func `a problem stays until a round is whole`() async throws {
        let model = KintoModel()
        let device = try await Device(model)
        try await device.add(Contact(firstName: "Ada", lastName: "Lovelace"))
        device.network.fail(["PUT"], with: [.offline])
        let problem = await device.engine.sync().problem
        #expect(problem != nil)
        let cancelled = Task { [engine = device.engine] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await engine.sync()
        }
        #expect(await cancelled.value.problem == problem)
        #expect(await device.engine.status.value.problem == problem)
        #expect(await device.engine.sync().problem == nil)
        #expect(model.live().count == 1)
    }
}
