import Foundation
import Testing

@testable import UIKit

@Suite struct PathGeometryTests {
    private func points(of path: CGPath) -> [CGPoint] {
        path.flattened().flatMap { [$0.start, $0.end] }
    }

    private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
        hypot(a.x - b.x, a.y - b.y) <= tolerance
    }

    @Test(arguments: [0.3, 1.5, 3.0, 4.5, 6.2])
    func `an arc keeps its distance from its centre and ends at its end`(angle: Double) throws {
        let path = CGMutablePath()
        let center = CGPoint(x: 20, y: 30)
        path.addArc(
            center: center, radius: 10, startAngle: 0, endAngle: angle, clockwise: false)
        for point in points(of: path) {
            #expect(abs(hypot(point.x - 20, point.y - 30) - 10) < 0.004)
        }
        let end = CGPoint(x: 20 + 10 * cos(angle), y: 30 + 10 * sin(angle))
        #expect(near(path.currentPoint, end))
    }

    /// https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:):
    /// clockwise means that the angle falls, which is seen the other way round where y goes down.
    @Test func `clockwise of Core Graphics and of UIKit are each other's opposite`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.boundingBoxOfPath.minX < -0.99)
        let bezier = UIBezierPath(
            arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(bezier.bounds.minX > -0.01)
    }

    @Test func `a whole turn is a circle either way`() {
        for clockwise in [true, false] {
            let path = UIBezierPath(
                arcCenter: .zero, radius: 5, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: clockwise)
            #expect(abs(path.bounds.width - 10) < 0.01)
            #expect(abs(path.bounds.height - 10) < 0.01)
        }
    }

    @Test func `an arc is joined to what is there by a line`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 0))
        path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.bounds.minX == -50)
    }

    @Test func `a rounded corner touches both of its lines`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(abs(points(of: path)[1].x - 6) < 1e-9)
    }

    @Test func `points are inside by the rule for paths that cross themselves`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func `an open path counts as closed when it is asked for its inside`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(path.contains(CGPoint(x: 8, y: 3)))
        #expect(!path.contains(CGPoint(x: 3, y: 8)))
    }

    @Test func `a part of a path has its share of the length`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        let part = path.part(from: 0.125, to: 0.5)
        #expect(
            part.elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)),
                .line(CGPoint(x: 10, y: 10)),
            ])
        #expect(path.part(from: 0.6, to: 0.4).isEmpty)
    }

    @Test func `only the corners that are named are round`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
            byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test func `a reversed path goes through the same points the other way`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 10))
        path.move(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 5))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 15, y: 0) || reversed.bounds == path.bounds)
        #expect(reversed.cgPath.elements.first == .move(CGPoint(x: 60, y: 5)))
        #expect(reversed.reversing().bounds == path.bounds)
    }

    @Test func `a path's bounds leave its control points out`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
            controlPoint2: CGPoint(x: 10, y: 8))
        #expect(abs(path.bounds.height - 6) < 0.01)
        #expect(path.cgPath.boundingBox.height == 8)
    }
}
