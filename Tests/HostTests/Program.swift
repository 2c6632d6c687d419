import Foundation

/// A program that ran to its end.
struct Program {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Runs it for two minutes at most; then it is killed, and its code is 137.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String]
    ) throws -> Program {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = ["--signal=KILL", "120", path] + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (TemporaryFile(), TemporaryFile())
        process.standardOutput = try output.handle()
        process.standardError = try errors.handle()
        try process.run()
        process.waitUntilExit()
        return Program(
            exitCode: process.terminationStatus, output: try output.take(),
            errors: try errors.take())
    }
}

/// A pipe could fill up, or be held open by a service that the program started.
private struct TemporaryFile {
    private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    func handle() throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    func take() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
    }
}
