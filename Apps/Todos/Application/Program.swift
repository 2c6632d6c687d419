import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    @MainActor static func main() {
        let program = AppProgram(
            name: "Todos", file: { try AppFile.standard(TodoDatabase.name) },
            migrations: TodoDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
