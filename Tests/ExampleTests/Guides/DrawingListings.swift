import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listing of *Drawing*.
@MainActor @Suite struct DrawingListings {
    // listing: badge
    final class Badge: UIView {
        override func draw(_ rect: CGRect) {
            tintColor.setFill()
            UIBezierPath(ovalIn: rect).fill()
            "7".draw(at: CGPoint(x: 8, y: 4), withAttributes: [.foregroundColor: UIColor.white])
        }
    }
    // end

    @Test func `the badge looks as before`() throws {
        let controller = UIViewController()
        let badge = Badge(frame: CGRect(x: 4, y: 4, width: 24, height: 24))
        badge.backgroundColor = .clear
        controller.view.backgroundColor = .white
        controller.view.addSubview(badge)
        let screen = TestScreen(controller, size: CGSize(width: 32, height: 32), scale: 2)
        try screen.verifySnapshot(named: "badge")
    }
}
