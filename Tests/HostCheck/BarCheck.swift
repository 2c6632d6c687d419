import Foundation
import UIKit

/// A window with two tabs, in the first of which screens are pushed below a navigation bar and above a
/// toolbar; says what is done with the bars.
@MainActor
final class BarCheck: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    private let tabs = UITabBarController()
    private var hasOpened = false
    private static var check: BarCheck?

    static func run() {
        do {
            Platform.current = try GTKPlatform()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(GTKDisplayError.exitCode)
        }
        let check = BarCheck()
        Self.check = check
        Commands.read { command in
            // What was asked for has come about, and is in the next frame.
            GTKClock.shared.schedule(after: 0.7) {
                report("done " + command.joined(separator: " "))
            }
        }
        exit(MainLoop.main.run())
    }

    private override init() {
        super.init()
        let stack = UINavigationController(rootViewController: makeNotes())
        stack.delegate = self
        stack.isToolbarHidden = false
        stack.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
        let groups = UIViewController()
        groups.tabBarItem = UITabBarItem(title: "Groups", image: nil, tag: 1)
        groups.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [stack, groups]
        tabs.delegate = self
        tabs.title = "HostCheck"
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        report("ready")
    }

    private func makeNotes() -> UIViewController {
        let notes = UIViewController()
        notes.title = "Notes"
        notes.navigationItem.rightBarButtonItem = makeItem("Add") { report("Add") }
        let remove = makeItem("Remove") { report("Remove") }
        remove.isEnabled = false
        notes.toolbarItems = [
            makeItem("Open") { [weak self] in self?.open() }, .flexibleSpace(), remove,
            .flexibleSpace(), makeItem("Share") { report("Share") },
        ]
        return notes
    }

    private func makeItem(
        _ title: String, _ action: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
    }

    private func open() {
        let note = UIViewController()
        note.title = "A note"
        (tabs.viewControllers?.first as? UINavigationController)?
            .pushViewController(note, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        let isFirst = viewController === navigationController.viewControllers.first
        if hasOpened { report(isFirst ? "back" : "opened") }
        hasOpened = true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        report("tab \(viewController.tabBarItem?.title ?? "")")
    }
}
