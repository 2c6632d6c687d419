import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1jfyb: a nil view stands for
// the window's own coordinates, and both views have to be in one window.

@MainActor @Suite struct CoordinateConversionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let parent = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    private let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    private let other = UIView(frame: CGRect(x: 5, y: 7, width: 90, height: 90))

    init() {
        window.addSubview(parent)
        parent.addSubview(child)
        window.addSubview(other)
    }

    @Test func `points go up, down, across and to the window`() {
        let point = CGPoint(x: 1, y: 2)
        #expect(child.convert(point, to: parent) == CGPoint(x: 11, y: 22))
        #expect(child.convert(point, to: nil) == CGPoint(x: 111, y: 72))
        #expect(child.convert(point, to: window) == CGPoint(x: 111, y: 72))
        #expect(child.convert(point, to: other) == CGPoint(x: 106, y: 65))
        #expect(child.convert(point, to: child) == point)
        #expect(child.convert(CGPoint(x: 111, y: 72), from: nil) == point)
        #expect(child.convert(CGPoint(x: 106, y: 65), from: other) == point)
    }

    @Test func `the origin of the bounds scrolls what is inside`() {
        parent.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 40))
        #expect(parent.convert(CGPoint(x: 0, y: 30), to: nil) == CGPoint(x: 100, y: 50))
    }

    @Test func `transforms of all views on the way count`() {
        parent.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The parent's top left corner is now at (0, -50), around its centre (200, 150).
        #expect(parent.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -50))
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: -10))
        child.transform = CGAffineTransform(rotationAngle: .pi)
        let corner = child.convert(CGPoint.zero, to: parent)
        #expect(abs(corner.x - 60) < 1e-9)
        #expect(abs(corner.y - 70) < 1e-9)
    }

    @Test func `a rectangle becomes the smallest upright one`() {
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let box = child.convert(child.bounds, to: parent)
        #expect(abs(box.width - 50 * 2.0.squareRoot()) < 1e-9)
        #expect(abs(box.midX - 35) < 1e-9)
        let back = parent.convert(CGRect(x: 35, y: 45, width: 0, height: 0), to: child)
        #expect(abs(back.minX - 25) < 1e-9)
    }

    @Test func `there and back is where one was, through random trees`() {
        var generator = SplitMix64(seed: FuzzPlan.seed)
        func number(_ range: Int) -> CGFloat {
            CGFloat(generator.below(range)) - CGFloat(range / 2)
        }
        for _ in 0..<200 {
            var views = [window as UIView]
            for _ in 0..<8 {
                let view = UIView(
                    frame: CGRect(x: number(200), y: number(200), width: 80, height: 60))
                view.transform = CGAffineTransform(rotationAngle: number(100) / 10)
                    .scaledBy(x: 0.5 + CGFloat(generator.below(20)) / 10, y: 1)
                view.bounds.origin = CGPoint(x: number(50), y: number(50))
                view.layer.anchorPoint = CGPoint(x: number(10) / 5, y: number(10) / 5)
                views[generator.below(views.count)].addSubview(view)
                views.append(view)
            }
            let (from, to) = (views[generator.below(9)], views[generator.below(9)])
            let point = CGPoint(x: number(100), y: number(100))
            let back = to.convert(from.convert(point, to: to), to: from)
            #expect(
                hypot(back.x - point.x, back.y - point.y) < 1e-6, "seed \(FuzzPlan.seed)")
            views.dropFirst().forEach { $0.removeFromSuperview() }
        }
    }
}
