import BeelineTesting
import Testing
import _Testing_UIKit

@testable import UIKit

/// The listing of *Controls*.
@MainActor @Suite struct AppearanceListings {
    final class SettingsView: UIView {}

    @Test func `a look is for a whole class, or for where it is`() {
        defer { AppearanceRules.removeAll() }
        // listing: appearance
        UISlider.appearance().minimumTrackTintColor = .systemGreen
        UISwitch.appearance(whenContainedInInstancesOf: [SettingsView.self]).onTintColor =
            .systemPurple
        // end
        let controller = UIViewController()
        let (settings, slider, inside, outside) = (
            SettingsView(), UISlider(), UISwitch(), UISwitch()
        )
        settings.addSubview(inside)
        for view in [settings, slider, outside] { controller.view.addSubview(view) }
        let screen = TestScreen(controller)
        screen.settle()
        #expect(slider.minimumTrackTintColor == .systemGreen)
        #expect(inside.onTintColor == .systemPurple)
        #expect(outside.onTintColor == nil)
    }
}
