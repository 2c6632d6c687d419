import BeelineUI
import Foundation

/// The app as a program.
@main enum Program {
    static let version = "0.1.0"

    @MainActor static func main() {
        let program = AppProgram(
            name: "People", version: version, file: PeopleDatabase.defaultFile,
            migrations: PeopleDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
