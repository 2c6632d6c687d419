import BeelineTesting
import Foundation
import Testing
import UIKit

private final class Ticker: UIResponder {
    var times: [TimeInterval] = []

    override class var exposedMembers: ExposedMembers {
        super.exposedMembers.action("tick:", Ticker.tick)
    }

    func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
    }
}

// https://developer.apple.com/documentation/quartzcore/cadisplaylink

@MainActor @Suite(.serialized) struct DisplayLinkTests {
    private let stage = AnimationScreen()
    private let ticker = Ticker()

    private func makeLink() -> CADisplayLink {
        stage.show()
        let link = CADisplayLink(target: ticker, selector: "tick:")
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test func `the method is called once a frame until the link is invalidated`() {
        let link = makeLink()
        stage.screen.advance(by: 0.5)
        #expect(ticker.times.count == 30)
        let steps = zip(ticker.times, ticker.times.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
        link.invalidate()
        stage.screen.advance(by: 0.5)
        #expect(ticker.times.count == 30)
    }

    @Test func `a paused link does not call`() {
        let link = makeLink()
        link.isPaused = true
        stage.screen.advance(by: 0.5)
        #expect(ticker.times.isEmpty)
        link.isPaused = false
        stage.screen.advance(by: 0.5)
        #expect(ticker.times.count == 30)
        link.invalidate()
    }

    @Test func `fewer frames than the display's can be had`() {
        let link = makeLink()
        link.preferredFramesPerSecond = 20
        stage.screen.advance(by: 1)
        #expect(ticker.times.count == 20)
        link.invalidate()
    }
}
