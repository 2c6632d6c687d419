import BeelineTesting
import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/quartzcore/catransaction

@MainActor @Suite(.serialized) struct TransactionTests {
    private let stage = AnimationScreen()
    private let layer = CAShapeLayer()

    /// A layer animates by itself once it was shown.
    private func show() throws {
        stage.controller.view.layer.addSublayer(layer)
        _ = try stage.screen.png()
        stage.screen.advance(by: 0)
    }

    private var seen: CGFloat { layer.presentation()?.strokeEnd ?? .nan }

    @Test func `a layer of no view animates its changes for a quarter of a second`() throws {
        try show()
        layer.strokeEnd = 0
        #expect(layer.strokeEnd == 0)
        #expect(seen == 1)
        stage.screen.advance(by: 0.125)
        #expect(seen > 0 && seen < 0.5)
        stage.screen.advance(by: 0.15)
        #expect(seen == 0)
    }

    @Test func `a transaction sets duration and pace, or switches animation off`() throws {
        try show()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.strokeEnd = 0
        CATransaction.commit()
        stage.screen.advance(by: 0.25)
        #expect(near(seen, 0.75))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.lineWidth = 9
        CATransaction.commit()
        #expect(layer.presentation()?.lineWidth == 9)
    }

    @Test func `settings outside of a transaction hold until the clock's next turn`() {
        stage.show()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        stage.screen.advance(by: 0)
        #expect(!CATransaction.disableActions())
    }

    @Test func `the completion comes when all animations of the transaction are over`() throws {
        try show()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.append("done") }
        UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
        layer.strokeEnd = 0
        CATransaction.commit()
        stage.screen.advance(by: 0.9)
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0.2)
        #expect(stage.log == ["done"])
    }

    @Test func `without animations the completion comes soon after the end`() {
        stage.show()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.append("done") }
        CATransaction.commit()
        #expect(stage.log.isEmpty)
        stage.screen.advance(by: 0)
        #expect(stage.log == ["done"])
    }

    @Test func `a layer that was never shown does not animate`() {
        stage.show()
        stage.controller.view.layer.addSublayer(layer)
        layer.strokeEnd = 0
        #expect(layer.presentation()?.strokeEnd == 0)
    }
}
