import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listings of *Optional methods*.
@MainActor @Suite struct OptionalMethodsListings {
    enum Delegate {
        // listing: delegate
        final class HomeController: UIViewController, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool {
                touch.view === view
            }
        }
        // end
    }

    enum Missed {
        // listing: missed
        class BaseController: UIViewController, UITableViewDelegate {}

        class HomeController: BaseController {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                title = "Row \(indexPath.row)"
            }
        }
        // end
    }

    enum Overridden {
        // listing: overridden
        class BaseController: UIViewController, UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }

        class HomeController: BaseController {
            override func tableView(
                _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
            ) {
                title = "Row \(indexPath.row)"
            }
        }
        // end
    }

    @Test func `the delegate lets the recognizer have the touches on its own view alone`() {
        let controller = Delegate.HomeController()
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = controller
        let screen = TestScreen(controller, size: CGSize(width: 200, height: 200))
        let counter = Counter { taps += 1 }
        recognizer.addTarget(counter, action: Selector("count"))
        controller.view.addGestureRecognizer(recognizer)
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
        screen.tap(at: CGPoint(x: 100, y: 50))
        #expect(taps == 0)
        screen.tap(at: CGPoint(x: 100, y: 150))
        #expect(taps == 1)
    }

    @Test func `a method that is only the subclass's is not the delegate's, but an override is`()
        throws
    {
        for (controller, title) in [
            (Missed.HomeController(), nil), (Overridden.HomeController(), "Row 1"),
        ] as [(UIViewController & UITableViewDelegate, String?)] {
            let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let rows = Rows()
            tableView.dataSource = rows
            tableView.delegate = controller
            controller.view.addSubview(tableView)
            let screen = TestScreen(controller, size: CGSize(width: 200, height: 200))
            try screen.tap("Row 1")
            screen.settle()
            #expect(controller.title == title)
        }
    }

    private final class Counter: UIResponder {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
            super.init()
        }

        func count() { body() }

        override class var exposedMembers: ExposedMembers {
            super.exposedMembers.action("count", Counter.count)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
