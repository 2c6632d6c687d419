import Foundation

/// What the command line of an app asks for.
struct AppArguments: Equatable {
    enum Command: Equatable {
        /// Show the app; the rest is for UIKit.
        case show
        case version
        case backUp(URL)
        case restore(URL)
    }

    /// A command line that can't be followed.
    struct Problem: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    private(set) var command = Command.show
    private(set) var database: URL?
    private(set) var showsHelp = false
    /// What UIKit is to make something of: files, and options that all apps have.
    private(set) var rest: [String] = []

    /// A name for the process that has the database open, the same each time; nil for the app's own
    /// database.
    ///
    /// - Parameter defaultFile: The app's own database.
    func instance(besides defaultFile: URL?) -> String? {
        func path(_ file: URL) -> String { file.standardizedFileURL.resolvingSymlinksInPath().path }
        guard let database, path(database) != defaultFile.map(path) else { return nil }
        // http://www.isthe.com/chongo/tech/comp/fnv/, FNV-1a with 64 bits: Swift's own hashes differ
        // from process to process.
        let hash = path(database).utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return "database-" + String(hash, radix: 16)
    }

    static func help(_ program: String, hasDatabase: Bool = true) -> String {
        let database = """
              --database PATH         keep everything in this file
              --backup FILE           write a copy of everything to a file, and stop
              --restore FILE          put such a copy in the place of everything, and stop

            """
        return """
            \(program) [options]\(hasDatabase ? " [files]" : "")

            \(hasDatabase ? database : "")  --version               print the version, and stop
            """
    }

    /// - Parameters:
    ///   - arguments: Without the program's name.
    ///   - hasDatabase: Whether the app keeps one; the options about it are unknown otherwise.
    init(_ arguments: [String], hasDatabase: Bool = true) throws(Problem) {
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            func file() throws(Problem) -> URL {
                let path = parts.count > 1 ? parts[1] : waiting.popFirst()
                guard let path, !path.isEmpty, !path.hasPrefix("--") else {
                    throw Problem(description: "\(parts[0]) needs the name of a file after it.")
                }
                return URL(fileURLWithPath: path)
            }
            switch parts.first {
            case "--database" where hasDatabase: database = try file()
            case "--backup" where hasDatabase: command = .backUp(try file())
            case "--restore" where hasDatabase: command = .restore(try file())
            case "--version": command = .version
            case "--help", "-h":
                showsHelp = true
                rest.append(argument)
            default: rest.append(argument)
            }
        }
    }
}
