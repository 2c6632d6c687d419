import Foundation
import Testing
import UIKit

/// A virtual desktop with a window of HostCheck's, driven by `drive.py`.
enum Desktop {
    /// Whether this machine can show a window that nobody sees.
    static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")

    /// Runs a scenario of `drive.py`, and compares what it writes down.
    ///
    /// One that goes wrong is run a second time: a display, a bus and the programs on them answer when they
    /// can, and on a busy machine a key may come before what it was meant for. It is said when that happened.
    static func expect(
        _ scenario: String, with variables: [String: String] = [:], says expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var outcome = try run(scenario, with: variables)
        if outcome.exitCode != 0 || outcome.transcript != expected {
            print("HostTests: \(scenario) is run again, for it said: \(outcome.transcript)")
            outcome = try run(scenario, with: variables)
        }
        #expect(outcome.exitCode == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        #expect(outcome.transcript == expected, sourceLocation: sourceLocation)
    }

    private static func run(
        _ scenario: String, with variables: [String: String]
    ) throws -> (exitCode: Int32, errors: String, transcript: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "drive.py")
        let result = try Program.run(
            "/usr/bin/python3", [driver.path, hostCheck, scenario, folder.path],
            environment: try environment(in: folder).merging(variables) { $1 })
        let transcript = try? String(
            contentsOf: folder.appending(path: "transcript"), encoding: .utf8)
        return (
            result.exitCode, result.errors,
            (transcript ?? "").trimmingCharacters(in: .newlines)
        )
    }

    static var hostCheck: String { program("HostCheck") }

    /// A program beside the tests.
    static func program(_ name: String) -> String {
        let products = URL(filePath: "/proc/self/cwd").resolvingSymlinksInPath()
        let tests = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") }
        let bundle = URL(filePath: tests ?? "", relativeTo: products)
        return bundle.deletingLastPathComponent().appending(path: name).path
    }

    /// A desktop where nothing is set, with the renderer that draws as pictures without a screen do. Its
    /// accessibility bus has a socket of its own: the place it has by default is one for all sessions.
    private static func environment(in folder: URL) throws -> [String: String] {
        let runtime = folder.appending(path: "runtime")
        try FileManager.default.createDirectory(
            at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var environment = ProcessInfo.processInfo.environment
        for name in ["WAYLAND_DISPLAY", "GTK_THEME", "GTK_A11Y", "GTK_IM_MODULE", "LC_ALL"] {
            environment[name] = nil
        }
        environment["G_DEBUG"] = "fatal-criticals"
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["LANG"] = "C.UTF-8"
        environment["XDG_CONFIG_HOME"] = folder.appending(path: "configuration").path
        environment["XDG_STATE_HOME"] = folder.appending(path: "state").path
        environment["XDG_RUNTIME_DIR"] = runtime.path
        return environment
    }
}
