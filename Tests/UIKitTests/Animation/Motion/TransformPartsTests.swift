import Foundation
import Testing

@testable import UIKit

@Suite struct TransformPartsTests {
    private static func random(_ generator: inout SplitMix64) -> CGAffineTransform {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            .random(in: range, using: &generator)
        }
        return CGAffineTransform(
            a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3),
            tx: number(-50...50), ty: number(-50...50))
    }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        let (mine, theirs) = (a.rows, b.rows)
        let ways = [
            mine.0 - theirs.0, mine.1 - theirs.1, mine.2 - theirs.2, mine.3 - theirs.3,
        ]
        return CGFloat(ways.map { ($0 * $0).sum() }.reduce(0, +).squareRoot())
    }

    @Test func `a transform taken apart and put together again is itself`() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<1000 {
            let transform = Self.random(&generator)
            let again = FlatTransformParts(transform).transform
            #expect(
                distance(
                    CATransform3DMakeAffineTransform(transform),
                    CATransform3DMakeAffineTransform(again)) < 1e-9, "seed 4: \(transform)")
        }
    }

    @Test func `a transform of space taken apart and put together again is itself`() throws {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<1000 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
                .random(in: range, using: &generator)
            }
            var transform = CATransform3DMakeAffineTransform(Self.random(&generator))
            transform = CATransform3DRotate(transform, number(-3...3), number(-1...1), 1, 0.3)
            transform = CATransform3DScale(transform, number(0.1...2), 1.5, number(0.1...2))
            let parts = try #require(TransformParts(transform))
            #expect(distance(parts.transform, transform) < 1e-6, "seed 5: \(transform)")
        }
    }

    @Test func `halfway between no turn and a quarter is an eighth`() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let eighth = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        #expect(distance(CATransform3DIdentity.interpolated(to: quarter, by: 0.5), eighth) < 1e-9)
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let half = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(distance(CATransform3DIdentity.interpolated(to: turned, by: 0.5), half) < 1e-9)
    }

    @Test func `a mirror image comes by narrowing and not by turning`() {
        let mirror = CATransform3DMakeScale(-1, 1, 1)
        let middle = CATransform3DIdentity.interpolated(to: mirror, by: 0.25)
        #expect(distance(middle, CATransform3DMakeScale(0.5, 1, 1)) < 1e-9)
    }

    @Test func `a rotation in the plane is the affine one`() {
        let spatial = CATransform3DMakeRotation(0.7, 0, 0, 1)
        let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))
        #expect(distance(spatial, flat) < 1e-12)
        #expect(CATransform3DIsAffine(spatial))
    }

    @Test func `a transform and its inverse cancel out`() {
        let transform = CATransform3DTranslate(
            CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 1, 1, 2, 3), 5, 6, 7)
        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(distance(both, CATransform3DIdentity) < 1e-9)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }
}
