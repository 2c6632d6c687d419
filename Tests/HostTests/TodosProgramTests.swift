import Foundation
import Testing

/// Todos from the command line, where there is no display.
@Suite struct TodosProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func run(_ arguments: String..., language: String = "C.UTF-8") throws -> Program {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try Program.run(
            Desktop.program("Todos"), arguments,
            environment: [
                "HOME": folder.path, "XDG_DATA_HOME": path("data"), "LANG": language,
                "SWIFT_BACKTRACE": "enable=no",
            ])
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    @Test func `it says which version it is, and what it can be asked for`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("--version").output == "Todos 0.1.0")
        let help = try run("--help")
        #expect(help.exitCode == 0)
        for option in ["--database", "--backup", "--restore", "--snapshot"] {
            #expect(help.output.contains(option))
        }
    }

    @Test func `it shows itself in the language of its person, and keeps its data where it should`()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let english = try run("--tree")
        #expect(english.exitCode == 0)
        #expect(english.output.contains("Nothing to do"))
        #expect(isThere("data/todos/todos.sqlite"))
        let chinese = try run("--tree", language: "zh_CN.UTF-8")
        #expect(chinese.output.contains("没有待办事项"))
        #expect(chinese.output.contains("待办 0 项，最多 10 项"))
    }

    @Test func `a picture is written, of the database that was named`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = path("mine.sqlite")
        let program = try run("--database", database, "--snapshot", path("a.png"))
        #expect(program.exitCode == 0, "\(program.errors)")
        #expect(isThere("a.png") && isThere("mine.sqlite") && !isThere("data/todos"))
    }

    @Test func `a backup is restored, and what is none is refused`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = path("mine.sqlite")
        #expect(try run("--database", database, "--backup", path("copy")).exitCode == 0)
        #expect(try run("--database", database, "--restore", path("copy")).exitCode == 0)
        try Data("no database".utf8).write(to: folder.appending(path: "none"))
        let refused = try run("--database", database, "--restore", path("none"))
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("is not a database"))
        #expect(try run("--database").exitCode == 2)
    }

    @Test func `a database that can't be opened is said on the screen`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(String(repeating: "no database ", count: 100).utf8).write(
            to: folder.appending(path: "none"))
        let program = try run("--database", path("none"), "--tree")
        #expect(program.output.contains("The to-dos can’t be opened."))
    }
}
