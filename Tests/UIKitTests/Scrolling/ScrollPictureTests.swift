import BeelineTesting
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollPictureTests {
    @Test func `bars show in both directions, in light and dark, and while content is pulled`()
        throws
    {
        for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
            let screen = makeScreen(style)
            let scrollView = try #require(screen.window.rootViewController?.view.subviews.first)
            (scrollView as? UIScrollView)?.contentOffset = CGPoint(x: 90, y: 240)
            (scrollView as? UIScrollView)?.flashScrollIndicators()
            try screen.verifySnapshot(named: "bars-\(name)")
        }
        let screen = makeScreen(.light)
        let scrollView = screen.window.rootViewController?.view.subviews.first as? UIScrollView
        scrollView?.refreshControl = UIRefreshControl()
        screen.touchDown(at: CGPoint(x: 100, y: 40))
        screen.touchMove(to: CGPoint(x: 100, y: 55))
        screen.touchMove(to: CGPoint(x: 100, y: 165))
        try screen.verifySnapshot(named: "pulled")
        screen.touchMove(to: CGPoint(x: 100, y: 400))
        screen.touchUp()
        screen.advance(by: 1.03)
        try screen.verifySnapshot(named: "refreshing")
    }

    private func makeScreen(_ style: UIUserInterfaceStyle) -> TestScreen {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 240, height: 300), style: style)
        controller.view.backgroundColor = .systemBackground
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.contentSize = CGSize(width: 480, height: 900)
        for row in 0..<15 {
            for column in 0..<4 {
                let tile = UIView(
                    frame: CGRect(x: column * 120 + 8, y: row * 60 + 8, width: 104, height: 44))
                tile.backgroundColor =
                    [UIColor.systemBlue, .systemTeal, .systemGray4][
                        (row + column) % 3]
                tile.layer.cornerRadius = 8
                scrollView.addSubview(tile)
            }
        }
        controller.view.addSubview(scrollView)
        screen.settle()
        return screen
    }
}
