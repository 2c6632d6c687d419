import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    @MainActor static func main() {
        let program = AppProgram(
            name: "People", file: { try AppFile.standard(PeopleDatabase.name) },
            migrations: PeopleDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
