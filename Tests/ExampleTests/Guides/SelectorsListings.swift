import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listings of *Selectors, outlets and keys*.
@MainActor @Suite struct SelectorsListings {
    final class ClosureController: UIViewController {
        let button = UIButton(configuration: .filled())
        private(set) var saves = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            view.addSubview(button)
            // listing: closure
            button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
            // end
        }

        private func save() { saves += 1 }
    }

    // listing: members
    final class SettingsController: UIViewController {
        weak var titleLabel: UILabel!
        private let button = UIButton(configuration: .filled())

        override func viewDidLoad() {
            super.viewDidLoad()
            button.addTarget(self, action: Selector("save:"), for: .touchUpInside)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            view.addSubview(button)
        }

        func save(_ sender: UIButton) { title = "Saved" }
        func drag(_ sender: UIControl, event: UIEvent) { title = "Dragged" }

        override class var exposedMembers: ExposedMembers {
            super.exposedMembers
                .action("save:", SettingsController.save)
                .action("drag:event:", SettingsController.drag)
                .property("titleLabel", \SettingsController.titleLabel)
        }
    }
    // end

    @Test func `a closure is called`() {
        let controller = ClosureController()
        let screen = TestScreen(controller)
        screen.tap(at: CGPoint(x: 60, y: 40))
        #expect(controller.saves == 1)
    }

    @Test func `a method that is listed is called by its name, and a property set`() {
        let controller = SettingsController()
        let screen = TestScreen(controller)
        screen.tap(at: CGPoint(x: 60, y: 40))
        #expect(controller.title == "Saved")
        let label = UILabel()
        controller.setValue(label, forKey: "titleLabel")
        #expect(controller.titleLabel === label)
    }
}
