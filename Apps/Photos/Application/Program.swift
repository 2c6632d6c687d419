import BeelineUI
import Foundation
import SharedScreens

/// The app as a program.
@main enum Program {
    static let version = "0.1.0"

    @MainActor static func main() {
        let program = AppProgram(
            name: "Photos", version: version,
            file: { try AppFile.standard(PhotosDatabase.name) },
            migrations: PhotosDatabase.migrations)
        exit(program.run(CommandLine.arguments, AppDelegate.self))
    }
}
