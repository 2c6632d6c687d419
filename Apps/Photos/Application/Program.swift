import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    @MainActor static func main() {
        let program = AppProgram(
            name: "Photos",
            file: { try AppFile.standard(PhotosDatabase.name) },
            migrations: PhotosDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
