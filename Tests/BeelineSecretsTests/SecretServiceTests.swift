import Foundation
import Testing

/// The keyring of a session of the tests' own.
@Suite struct SecretServiceTests {
    private func run(_ command: String, bus: String? = nil) throws -> String {
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("beeline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging([
            "HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_RUNTIME_DIR": home.path,
            "DBUS_SESSION_BUS_ADDRESS": bus ?? "",
            "CHECK":
                (Bundle.main.executableURL?.deletingLastPathComponent()
                .appendingPathComponent("SecretsCheck").path) ?? "",
        ]) { $1 }
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private static let keyring = "/usr/bin/gnome-keyring-daemon"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: keyring)))
    func `credentials are kept, replaced and removed in the keyring`() throws {
        let output = try run(
            """
            dbus-run-session -- sh -c 'printf test | \(Self.keyring) --unlock \
            --components=secrets >/dev/null; "$CHECK"'
            """)
        #expect(output.contains("before: true\nkept: true\nreplaced: true\nremoved: true"))
    }

    @Test func `without a keyring the person is told what that means`() throws {
        let output = try run("\"$CHECK\"", bus: "unix:path=/nonexistent")
        #expect(output == "noService: There is no keyring to keep passwords in.\n")
    }
}
