import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()

@MainActor @Suite(.serialized) struct MemoryWarningTests {
    @Test func `a lack of memory is told to who listens and to all controllers of all windows`() {
        let (below, top, other, sheet) = (
            ListeningController(), ListeningController(), ListeningController(),
            ListeningController()
        )
        let stack = UINavigationController(rootViewController: below)
        stack.pushViewController(top, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, other]
        let screen = TestScreen(tabs)
        tabs.present(sheet, animated: false)
        screen.advance(by: 1)
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posted += 1 }
        }
        UIApplication.shared.memoryIsShort()
        NotificationCenter.default.removeObserver(token)
        #expect(posted == 1)
        #expect([below, top, other, sheet].map(\.warnings) == [1, 1, 1, 1])
    }
}

private final class ListeningController: UIViewController {
    private(set) var warnings = 0

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
    }
}
