public import Foundation

/// Watches the straight line: event → verb → change → view update.
///
///     Beeline.trace.isOn = true
///     // 12:00:00.000 event   tap on “Add”
///     // 12:00:00.001 verb    ListStore<Todo>.insert 1 at [0, 3]
///     // 12:00:00.001 change  ListStore<Todo> 1 inserted, 4 items
///     // 12:00:00.003 view    UITableView 1 inserted
///
/// While it is off, a step costs one comparison: what would be said about it is
/// not even put together. A test records the steps with ``record(_:)`` and
/// compares them.
@MainActor
public final class Trace {
    /// Where on the line something happened.
    public enum Stage: String, Sendable {
        /// Something reached a controller: a tap, a reply.
        case event
        /// A store was asked to do something.
        case verb
        /// A store refused a verb.
        case refusal
        /// A store told its observers.
        case change
        /// A list or another view was brought up to date.
        case view
        /// A list was changed past its data source, or something else that must
        /// not be.
        case warning
    }

    /// One thing that happened.
    public struct Step: Sendable, CustomStringConvertible {
        /// When.
        public let date: Date
        /// Where on the line.
        public let stage: Stage
        /// What, in words.
        public let message: String

        public var description: String {
            "\(stage.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0))\(message)"
        }
    }

    /// Whether steps are told. Off at first.
    public var isOn = false

    /// What is done with a step; at first it is printed with its time.
    public var output: @MainActor (Step) -> Void = Trace.print

    /// The time of a step. A test sets a clock of its own.
    public var now: @MainActor () -> Date = { Date() }

    /// Tells a step, if anybody listens.
    ///
    /// - Parameters:
    ///   - stage: Where on the line.
    ///   - message: What, in words. Not evaluated while the trace is off.
    @inlinable
    public func callAsFunction(_ stage: Stage, _ message: @autoclosure () -> String) {
        if isOn { tell(stage, message()) }
    }

    @usableFromInline
    func tell(_ stage: Stage, _ message: String) {
        output(Step(date: now(), stage: stage, message: message))
    }

    /// Runs something with the trace on and returns the steps it took, instead
    /// of giving them to ``output``.
    ///
    /// - Parameter body: Handles an event.
    /// - Returns: The steps, in order.
    public func record(_ body: () throws -> Void) rethrows -> [Step] {
        let (wasOn, oldOutput) = (isOn, output)
        var steps: [Step] = []
        isOn = true
        output = { steps.append($0) }
        defer {
            isOn = wasOn
            output = oldOutput
        }
        try body()
        return steps
    }

    nonisolated init() {}

    private static func print(_ step: Step) {
        let seconds = step.date.timeIntervalSinceReferenceDate
        let stamp = String(format: "%08.3f", seconds.truncatingRemainder(dividingBy: 86_400))
        Swift.print(stamp, step)
    }
}

/// The trace of this program: `Beeline.trace`.
@MainActor public let trace = Trace()
