import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/coregraphics/cgpath and …/cgmutablepath

@Suite struct PathTests {
    @Test func `an empty path has no box and stands at zero`() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func `the current point is the end of what was added last`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 5, y: 0))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    }

    // …/cgmutablepath/closesubpath(): the next subpath starts where the closed one did.
    @Test func `after closing, the current point is where the subpath began`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 4))
        path.addLine(to: CGPoint(x: 30, y: 40))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `the box holds control points, and shapes fill theirs`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 30),
            control2: CGPoint(x: 10, y: -30))
        #expect(path.boundingBox == CGRect(x: 0, y: -30, width: 10, height: 60))
        let box = CGRect(x: 5, y: 6, width: 20, height: 10)
        #expect(CGPath(rect: box, transform: nil).boundingBox == box)
        #expect(CGPath(ellipseIn: box, transform: nil).boundingBox == box)
        #expect(
            CGPath(roundedRect: box, cornerWidth: 4, cornerHeight: 5, transform: nil).boundingBox
                == box)
    }

    @Test func `a transform moves each point`() {
        var move = CGAffineTransform(translationX: 10, y: 20)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: &move)
        #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
        let sum = CGMutablePath()
        sum.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(sum.boundingBox == CGRect(x: 20, y: 40, width: 10, height: 10))
    }

    @Test func `a copy grows alone, and equal outlines are equal`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.mutableCopy()
        #expect(copy == path)
        copy?.closeSubpath()
        #expect(copy != path)
    }

    @Test func `corners too large for their rectangle are named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6,
                cornerHeight: 1, transform: nil)
        }
        expectPrecondition(
            of: result, "corners of 6.0 × 1.0 do not fit into a rectangle of 10.0 × 10.0")
    }
}
