import BeelineTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct RefreshControlTests {
    private let scroll = ScrollScreen()
    private let control = UIRefreshControl()
    private var screen: TestScreen { scroll.screen }

    private func pull(by distance: CGFloat) {
        let start = CGPoint(x: 150, y: 50)
        screen.swipe(from: start, to: CGPoint(x: 150, y: 50 + distance))
    }

    @Test func `a pull that goes far enough asks for a refresh, once`() {
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scroll.scrollView.refreshControl = control
        pull(by: 60)
        screen.advance(by: 1)
        #expect(refreshes == 0)
        pull(by: 250)
        #expect(refreshes == 1)
        #expect(control.isRefreshing)
        screen.advance(by: 2)
        #expect(scroll.offset.y == -60)
        pull(by: 250)
        screen.advance(by: 2)
        #expect(refreshes == 1)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
        #expect(!control.isRefreshing)
    }

    // UIKit leaves the content where it is: https://developer.apple.com/documentation/uikit/
    // uirefreshcontrol/beginrefreshing()
    @Test func `a refresh that the program begins asks for nothing and moves nothing`() {
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scroll.scrollView.refreshControl = control
        control.beginRefreshing()
        screen.settle()
        #expect(control.isRefreshing)
        #expect(scroll.offset.y == 0)
        scroll.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        screen.advance(by: 1)
        #expect(scroll.offset.y == -60)
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(scroll.offset.y == 0)
        #expect(refreshes == 0)
    }

    @Test func `a refresh that ends while the finger is down lets the content go home`() {
        control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
        scroll.scrollView.refreshControl = control
        pull(by: 300)
        screen.advance(by: 2)
        #expect(scroll.offset.y == 0)
    }
}
