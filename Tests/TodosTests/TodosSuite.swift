import Foundation
import Testing

/// All tests of the app that have a database or a screen, one after the other, in a process without
/// other tests: see `Scripts/test`.
@Suite(.serialized, .enabled(if: isAlone, "These run in a process of their own: make test"))
@MainActor struct TodosSuite {}

/// Whether this process was asked for nothing but these tests.
private let isAlone =
    CommandLine.arguments.contains { $0.contains("TodosTests") }
    && !CommandLine.arguments.contains("--skip")
