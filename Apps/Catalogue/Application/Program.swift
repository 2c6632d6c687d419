import BeelineUI
import Foundation

/// The app as a program.
@main enum Program {
    @MainActor static func main() {
        exit(AppProgram(name: "Catalogue").run(CommandLine.arguments, AppDelegate.self))
    }
}
