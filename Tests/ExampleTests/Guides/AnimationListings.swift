import BeelineTesting
import Testing
import UIKit
import _Testing_UIKit

/// The listings of *Animation*.
@MainActor @Suite struct AnimationListings {
    @Test func `a spring brings a card to its place`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        card.alpha = 0
        controller.view.addSubview(card)
        screen.advance(by: 0.1)
        // listing: spring
        UIView.animate(springDuration: 0.4, bounce: 0.2) {
            card.center.y = 300
            card.alpha = 1
        }
        // end
        #expect(card.center.y == 300)
        #expect((card.layer.presentation() ?? card.layer).position.y == 60)
        screen.advance(by: 5)
        #expect((card.layer.presentation() ?? card.layer).position.y == 300)
    }

    @Test func `half of the time is half of the way`() {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        controller.view.addSubview(view)
        // listing: time
        let screen = TestScreen(controller)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        screen.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
        // end
    }
}
