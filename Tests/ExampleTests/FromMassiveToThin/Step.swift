import Foundation

/// The steps of the tutorial, each a module of its own.
enum Step: Int, CaseIterable, CustomStringConvertible {
    case massive = 1
    case view, dataSource, store, provider, router

    var description: String { "step \(rawValue)" }

    /// Whether it waits on a clock that a test can move.
    var hasClock: Bool { self >= .provider }
}

extension Step: Comparable {
    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
}
