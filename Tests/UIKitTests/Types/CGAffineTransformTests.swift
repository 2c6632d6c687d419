import Foundation
import Testing
import UIKit

// The matrices are those of https://developer.apple.com/documentation/coregraphics/cgaffinetransform
// and of the pages of its members.

@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 5)

    @Test func `a point is multiplied as a row by the matrix`() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(point.applying(transform) == CGPoint(x: 2 * 3 + 5 * 5 + 11, y: 3 * 3 + 7 * 5 + 13))
        #expect(
            CGSize(width: 3, height: 5).applying(transform)
                == CGSize(width: 2 * 3 + 5 * 5, height: 3 * 3 + 7 * 5))
    }

    @Test func `the simple transforms move, scale and rotate`() {
        #expect(point.applying(.init(translationX: 10, y: -1)) == CGPoint(x: 13, y: 4))
        #expect(point.applying(.init(scaleX: 2, y: -3)) == CGPoint(x: 6, y: -15))
        let turned = point.applying(.init(rotationAngle: .pi / 2))
        #expect(abs(turned.x + 5) < 1e-12)
        #expect(abs(turned.y - 3) < 1e-12)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 0.5, y: 0).isIdentity)
    }

    @Test func `concatenating does the first transform first`() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 10, y: 0)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 10))
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 10))
    }

    @Test func `what is added by name comes before what is there`() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 10))
        let move = CGAffineTransform(translationX: 10, y: 0)
        #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 10))
        let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi))
        #expect(abs(turned.x - 9) < 1e-12)
    }

    @Test func `the inverse leads back, and what has none is its own`() {
        var generator = SplitMix64(seed: FuzzPlan.seed)
        for _ in 0..<1000 {
            func number() -> CGFloat { CGFloat(generator.below(2001)) / 100 - 10 }
            let transform = CGAffineTransform(
                a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.1 else { continue }
            let back = point.applying(transform).applying(transform.inverted())
            #expect(
                hypot(back.x - point.x, back.y - point.y) < 1e-6,
                "\(transform), seed \(FuzzPlan.seed)")
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a rectangle becomes the smallest upright one around its corners`() {
        let square = CGRect(x: -1, y: -1, width: 2, height: 2)
        let turned = square.applying(.init(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
        #expect(abs(turned.midX) < 1e-12)
        let flipped = CGRect(x: 1, y: 2, width: 3, height: 4).applying(.init(scaleX: -1, y: 1))
        #expect(flipped == CGRect(x: -4, y: 2, width: 3, height: 4))
        #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
    }
}
