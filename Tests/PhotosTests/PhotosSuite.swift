import Foundation
import Testing

/// All tests of the app, one after the other, in a process without other tests: see `Scripts/test`.
@Suite(.serialized, .enabled(if: isAlone, "These run in a process of their own: make test"))
@MainActor struct PhotosSuite {}

/// Whether this process was asked for nothing but these tests.
private let isAlone =
    CommandLine.arguments.contains { $0.contains("PhotosTests") }
    && !CommandLine.arguments.contains("--skip")
