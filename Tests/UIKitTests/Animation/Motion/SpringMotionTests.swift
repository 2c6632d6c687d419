import Foundation
import Testing

@testable import UIKit

@Suite struct SpringMotionTests {
    /// The equation of motion, integrated in small steps, as the judge of the closed form.
    private func simulated(
        _ spring: SpringMotion, until end: CGFloat, steps: Int = 200_000
    ) -> CGFloat {
        let step = end / CGFloat(steps)
        var (x, v): (CGFloat, CGFloat) = (0, spring.velocity)
        func acceleration(_ x: CGFloat, _ v: CGFloat) -> CGFloat {
            spring.frequency * spring.frequency * (1 - x)
                - 2 * spring.dampingRatio * spring.frequency * v
        }
        for _ in 0..<steps {
            let (x2, v2) = (x + v * step / 2, v + acceleration(x, v) * step / 2)
            x += v2 * step
            v += acceleration(x2, v2) * step
        }
        return x
    }

    @Test(arguments: [0.1, 0.5, 0.9, 1.0, 1.5, 3.0], [-5.0, 0.0, 12.0])
    func `the closed form moves as the equation of motion says`(ratio: Double, velocity: Double) {
        let spring = SpringMotion(frequency: 9, dampingRatio: ratio, velocity: velocity)
        for time in [0.05, 0.2, 0.5, 1.1] {
            #expect(abs(spring.value(at: time) - simulated(spring, until: time)) < 1e-5)
        }
    }

    @Test(arguments: [0.2, 0.5, 0.8, 1.0], [0.0, 3.0])
    func `a spring made to settle after a time has settled then and not long before`(
        ratio: Double, velocity: Double
    ) {
        let spring = SpringMotion(settlingAfter: 0.7, dampingRatio: ratio, velocity: velocity)
        let after = (0...400).map { abs(1 - spring.value(at: 0.7 + CGFloat($0) / 200)) }
        #expect(after.allSatisfy { $0 <= SpringMotion.tolerance * 1.0001 })
        let before = (0...100).map { abs(1 - spring.value(at: 0.35 + CGFloat($0) / 100 * 0.3)) }
        #expect(before.contains { $0 > SpringMotion.tolerance })
    }

    @Test(arguments: [0.15, 0.6, 1.0, 2.0])
    func `the settling duration is the time after which the spring rests`(ratio: Double) {
        let spring = SpringMotion(frequency: 12, dampingRatio: ratio, velocity: 8)
        let end = spring.settlingDuration
        #expect(
            (0...300).allSatisfy { abs(1 - spring.value(at: end + CGFloat($0) / 100)) <= 0.00101 })
        #expect(spring.value(at: end * 0.5) != 1)
    }

    /// https://developer.apple.com/videos/play/wwdc2023/10158/ gives stiffness (2π ÷ duration)² and
    /// damping 4π × (1 − bounce) ÷ duration, for a mass of 1.
    @Test func `a bounce of 0 is critical, more swings and less crawls`() {
        let plain = SpringMotion(perceptualDuration: 0.5, bounce: 0)
        #expect(plain.dampingRatio == 1)
        #expect(abs(plain.frequency - 4 * .pi) < 1e-9)
        let bouncy = SpringMotion(perceptualDuration: 0.5, bounce: 0.4)
        #expect((1...200).contains { bouncy.value(at: CGFloat($0) / 100) > 1.001 })
        let slow = SpringMotion(perceptualDuration: 0.5, bounce: -0.4)
        #expect(slow.value(at: 0.3) < plain.value(at: 0.3))
        #expect((1...400).allSatisfy { slow.value(at: CGFloat($0) / 100) <= 1 })
    }
}
