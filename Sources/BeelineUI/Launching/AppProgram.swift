public import Beeline
public import Foundation
public import UIKit

/// An app as a program: what its command line can ask for besides what every app understands.
///
///     @main enum Program {
///         static func main() {
///             let program = AppProgram(
///                 name: "People", version: "1.0", file: defaultFile, migrations: migrations)
///             exit(program.run(CommandLine.arguments, AppDelegate.self))
///         }
///     }
///
/// `--database PATH` reaches the app as the default `database`, as `-database PATH` does on Apple's
/// platforms: `UserDefaults.standard.string(forKey: "database")`. An app without a database has
/// `--version` alone besides what UIKit understands.
@MainActor public struct AppProgram {
    private let name: String
    private let version: String
    private let defaultFile: (() throws -> URL)?
    private let migrations: [Migration]

    /// - Parameters:
    ///   - name: Of the program.
    ///   - version: For `--version`; this package's, unless it is said.
    ///   - defaultFile: Where the database is if the command line doesn't say. Makes nothing.
    ///   - migrations: Of the database.
    public init(
        name: String, version: String = BeelinePackage.version,
        file defaultFile: @escaping () throws -> URL, migrations: [Migration]
    ) {
        self.name = name
        self.version = version
        self.defaultFile = defaultFile
        self.migrations = migrations
    }

    /// An app without a database.
    ///
    /// - Parameters:
    ///   - name: Of the program.
    ///   - version: For `--version`; this package's, unless it is said.
    public init(name: String, version: String = BeelinePackage.version) {
        self.name = name
        self.version = version
        defaultFile = nil
        migrations = []
    }

    /// Does what the command line asks for, and shows the app unless that was something else.
    ///
    /// - Parameters:
    ///   - arguments: With the program's name.
    ///   - delegateClass: The class of the app's delegate.
    /// - Returns: The exit code: 0, 1 if something went wrong, 2 if the command line can't be followed.
    public func run(_ arguments: [String], _ delegateClass: UIResponder.Type) -> Int32 {
        do {
            let options = try AppArguments(
                Array(arguments.dropFirst()), hasDatabase: defaultFile != nil)
            switch options.command {
            case .version: print("\(name) \(version)")
            case .backUp(let file):
                try open(options)?.backUpAndWait(to: file)
                print("\(name): everything is in \(file.path).")
            case .restore(let file):
                try open(options)?.restoreAndWait(from: file)
                print("\(name): everything is as it was in \(file.path).")
            case .show:
                if options.showsHelp {
                    let help = AppArguments.help(name, hasDatabase: defaultFile != nil)
                    print(help, terminator: "\n\n")
                }
                return show(
                    delegateClass, [arguments.first ?? name] + self.arguments(options), options)
            }
            return 0
        } catch let problem as AppArguments.Problem {
            complain(problem.description)
            return 2
        } catch {
            complain(error.forPeople)
            return 1
        }
    }

    /// What UIKit is told: there is one process at a time for each database.
    private func arguments(_ options: AppArguments) -> [String] {
        let instance = options.instance(besides: try? defaultFile?())
        return options.rest + (instance.map { ["--instance=\($0)"] } ?? [])
    }

    /// The app's database; nil for an app that has none.
    private func open(_ options: AppArguments) throws -> Database? {
        guard let defaultFile else { return nil }
        let file = try options.database ?? folderMade(for: defaultFile())
        return try Database.openAndWait(file, migrations: migrations)
    }

    private func folderMade(for file: URL) throws -> URL {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    private func show(
        _ delegateClass: UIResponder.Type, _ arguments: [String], _ options: AppArguments
    ) -> Int32 {
        if let database = options.database {
            UserDefaults.standard.setVolatileDomain(
                ["database": database.path], forName: UserDefaults.argumentDomain)
        }
        var pointers = arguments.map { $0.withCString { strdup($0) } } + [nil]
        defer { pointers.forEach { free(UnsafeMutableRawPointer($0)) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return 1 }
            return UIApplicationMain(
                Int32(arguments.count), start, nil, NSStringFromClass(delegateClass))
        }
    }

    private func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
    }
}

extension Error {
    /// What happened and what to do about it, as far as the error says so.
    fileprivate var forPeople: String {
        let known = self as? any LocalizedError
        return [known?.errorDescription ?? "\(self)", known?.recoverySuggestion]
            .compactMap { $0 }.joined(separator: " ")
    }
}
