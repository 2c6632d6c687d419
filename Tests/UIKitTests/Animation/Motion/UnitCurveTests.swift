import Foundation
import Testing

@testable import UIKit

@Suite struct UnitCurveTests {
    @Test(arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard])
    func `a curve starts at 0, ends at 1 and never falls`(_ curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        let values = (0...200).map { curve.value(at: CGFloat($0) / 200) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    /// The progress of CSS's `ease`, the same curve, worked out in another language by
    /// 60 halvings of the definition at https://www.w3.org/TR/css-easing-1/.
    @Test func `the standard curve has the values of its definition`() {
        let expected: [(CGFloat, CGFloat)] = [
            (0.1, 0.0947963), (0.25, 0.4085106), (0.5, 0.8024034), (0.75, 0.9604591),
        ]
        for (time, progress) in expected {
            #expect(abs(UnitCurve.standard.value(at: time) - progress) < 1e-6)
        }
    }

    @Test func `easing in and out is halfway at half of the time`() {
        #expect(abs(UnitCurve.easeInEaseOut.value(at: 0.5) - 0.5) < 1e-9)
    }

    @Test func `a curve may go beyond its end`() {
        let curve = UnitCurve(0.5, 0, 0.5, 1.8)
        #expect((1..<100).contains { curve.value(at: CGFloat($0) / 100) > 1.01 })
    }

    @Test(arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard])
    func `the time of a progress is the time at which it is reached`(_ curve: UnitCurve) {
        for step in 1..<20 {
            let time = CGFloat(step) / 20
            #expect(abs(curve.time(of: curve.value(at: time)) - time) < 1e-6)
        }
    }
}
