import Beeline
import Foundation
import Testing

@MainActor
@Suite struct BackgroundTests {
    private let long = (0..<Batch.backgroundCount).map { Row($0) }

    @Test func `long lists are compared as short ones are`() async throws {
        let new = Array(long.reversed())
        #expect(try await Batch.between(long, new) == Batch(from: long, to: new))
        let short = Array(long.prefix(10))
        #expect(
            try await Batch.between(short, new) == Batch(from: short, to: new))
        #expect(
            try await Batch.between(short, Array(short.reversed()))
                == Batch(from: short, to: short.reversed()))
    }

    @Test func `a cancelled task does not compare`() async {
        let (long, short) = (long, Array(long.prefix(3)))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for list in [long, short] {
                await #expect(throws: CancellationError.self) {
                    _ = try await Batch.between(list, list.reversed())
                }
            }
        }
        await task.value
    }

    @Test func `comparing long lists leaves the main actor free`() async throws {
        let new = Array(long.reversed())
        let comparison: @Sendable (Row, Row) -> Bool = { left, right in
            #expect(!MainQueue.isCurrent)
            return left == right
        }
        _ = try await Batch.between(long, new, isContentEqual: comparison)
    }
}
