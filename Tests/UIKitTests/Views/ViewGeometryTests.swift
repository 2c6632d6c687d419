import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiview/frame, …/bounds, …/center and …/transform,
// and https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint.

@MainActor @Suite struct ViewGeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test func `the frame decides the centre and the size of the bounds`() {
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.center == CGPoint(x: 5, y: 5))
    }

    @Test func `the centre moves the frame and leaves the size`() {
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 80, width: 100, height: 40))
        #expect(view.bounds.origin == .zero)
    }

    @Test func `the size of the bounds grows around the centre`() {
        view.bounds.size = CGSize(width: 50, height: 20)
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
    }

    @Test func `the origin of the bounds leaves the frame`() {
        view.bounds.origin = CGPoint(x: 7, y: -3)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
    }

    @Test func `a transform changes the frame and neither bounds nor centre`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: -40, y: -20, width: 200, height: 120))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test func `a quarter turn swaps the frame's sides around the centre`() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 40) < 1e-9)
        #expect(abs(view.frame.height - 100) < 1e-9)
        #expect(abs(view.frame.midX - 60) < 1e-9)
    }

    @Test func `the anchor point stays at the position, so another one moves the frame`() {
        view.layer.anchorPoint = .zero
        #expect(view.layer.position == CGPoint(x: 60, y: 40))
        #expect(view.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.layer.position == CGPoint(x: 1, y: 2))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 6, height: 8))
    }

    @Test func `a frame of negative size is stood upright`() {
        view.frame = CGRect(x: 50, y: 50, width: -20, height: -10)
        #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
    }

    @Test func `sizeToFit takes the fitting size and keeps the origin`() {
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        label.text = "Bee"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 5, y: 6))
        #expect(label.frame.size == label.sizeThatFits(.zero))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
