import Foundation
import UIKit

/// Prints the desktop's settings, at first and as they change.
@MainActor
enum SettingsCheck {
    static func run() {
        WindowCheck.openDisplay()
        let settings = GTKDesktopSettings()
        show(settings.current)
        settings.onChange = { show($0) }
        Commands.read { _ in MainLoop.main.stop() }
        let code = MainLoop.main.run()
        withExtendedLifetime(settings) {}
        exit(code)
    }

    private static func show(_ settings: DesktopSettings) {
        report(
            "dark \(settings.prefersDark), text \(settings.textScale),"
                + " still \(settings.reducesMotion), right to left \(settings.isRightToLeft)")
    }
}
