public import BeelineTesting
import Foundation

extension TestScreen {
    /// Waits for what an app does beside the main actor.
    ///
    /// - Throws: ``TooLate`` when it has not come after a minute.
    public func until(_ condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        advance(by: 1)
        while !condition() {
            guard ContinuousClock.now < end else { throw TooLate(tree: tree) }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            advance(by: 0.1)
        }
        advance(by: 1)
    }

    /// What was waited for has not come.
    public struct TooLate: Error, CustomStringConvertible {
        let tree: String
        public var description: String { "It did not come. There is:\n\(tree)" }
    }
}
