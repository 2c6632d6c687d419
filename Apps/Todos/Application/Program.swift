import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    static let version = "0.1.0"

    @MainActor static func main() {
        let program = AppProgram(
            name: "Todos", version: version, file: { try AppFile.standard(TodoDatabase.name) },
            migrations: TodoDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
