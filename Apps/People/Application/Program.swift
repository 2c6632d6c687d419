import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    static let version = "0.1.0"

    @MainActor static func main() {
        let program = AppProgram(
            name: "People", version: version, file: { try AppFile.standard(PeopleDatabase.name) },
            migrations: PeopleDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
