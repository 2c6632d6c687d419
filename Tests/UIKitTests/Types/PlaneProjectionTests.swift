import Foundation
import Testing

@testable import UIKit

struct PlaneProjectionTests {
    private func perspective(_ angle: CGFloat) -> PlaneProjection {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 500
        return PlaneProjection(CATransform3DRotate(transform, angle, 0, 1, 0))
    }

    @Test func `without perspective it is the affine transform`() throws {
        let flat = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -9)
        let projection = PlaneProjection(CATransform3DMakeAffineTransform(flat))
        #expect(projection.affine == flat)
        let point = CGPoint(x: 3, y: 4)
        #expect(projection.map(point) == point.applying(flat))
    }

    @Test func `a plane that is only nearer is larger, and still affine`() throws {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 500
        let near = PlaneProjection(CATransform3DTranslate(transform, 0, 0, 250))
        let affine = try #require(near.affine)
        #expect(abs(affine.a - 2) < 1e-9 && abs(affine.d - 2) < 1e-9)
    }

    /// With the eye 500 points away, what is turned by 30° about the upright axis: the side at x = 100
    /// goes back by 50, x becomes 86.6, and both are seen at 500/550 of their size.
    @Test func `what goes back is smaller`() throws {
        let point = try #require(perspective(.pi / 6).map(CGPoint(x: 100, y: 100)))
        #expect(abs(point.x - 100 * cos(.pi / 6) * 500 / 550) < 1e-9)
        #expect(abs(point.y - 100.0 * 500 / 550) < 1e-9)
    }

    @Test func `the way back comes back, for random planes`() throws {
        var random = SplitMix64(seed: 7)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            CGFloat.random(in: range, using: &random)
        }
        for _ in 0..<1_000 {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / number(300...900)
            transform = CATransform3DRotate(
                transform, number(-1.2...1.2), number(-1...1), number(-1...1), 0.2)
            transform = CATransform3DTranslate(
                transform, number(-50...50), number(-50...50), number(-100...100))
            let projection = PlaneProjection(transform)
            guard let back = projection.inverse else { continue }
            let point = CGPoint(x: number(-90...90), y: number(-90...90))
            let seen = try #require(projection.map(point))
            let again = try #require(back.map(seen))
            #expect(hypot(again.x - point.x, again.y - point.y) < 1e-6)
        }
    }

    @Test func `a plane from its edge has no way back, and from behind a negative area`() {
        #expect(perspective(.pi / 2).inverse == nil || abs(perspective(.pi / 2).determinant) < 1e-9)
        #expect(perspective(.pi).determinant < 0)
        #expect(perspective(1).determinant > 0)
    }

    @Test func `what is behind the eye is not seen, and the rest of a rectangle is`() {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 100
        let projection = PlaneProjection(CATransform3DRotate(transform, .pi / 3, 0, 1, 0))
        #expect(projection.map(CGPoint(x: -200, y: 0)) == nil)
        let box = projection.map(CGRect(x: -200, y: -10, width: 400, height: 20))
        #expect(!box.isNull && box.width.isFinite && box.maxX > 0)
    }
}
