import Foundation
import Testing

@testable import UIKit

/// A red square of 100 points in the middle of a view of 200.
@MainActor @Suite(.serialized) struct PerspectiveTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        card.backgroundColor = .red
        root.addSubview(card)
    }

    private func turned(_ angle: CGFloat, eye: CGFloat = 250) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / eye
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }

    /// How many pixels of a column are drawn.
    private func height(_ picture: Picture, column: Int) -> Int {
        (0..<picture.height).count { picture[column, $0].alpha > 127 }
    }

    @Test func `a side that comes nearer is larger, and one that goes back smaller`() throws {
        card.layer.transform = turned(.pi / 6)
        let picture = try Picture(of: root)
        // The left side comes 25 points nearer: 100 · 250/225. The right one goes back as far.
        let left = height(picture, column: 54)
        let right = height(picture, column: 137)
        #expect(left > 106 && left <= 112)
        #expect(right < 95 && right >= 89)
        #expect(picture[100, 100] == .red)
        #expect(picture[45, 100] == .clear)
    }

    @Test func `without perspective a turned layer is only narrower`() throws {
        card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let picture = try Picture(of: root)
        #expect(height(picture, column: 80) == 100)
        #expect(height(picture, column: 120) == 100)
        #expect(picture[70, 100] == .clear)
    }

    @Test func `the superlayer's perspective is seen from its middle`() throws {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 250
        root.layer.sublayerTransform = perspective
        card.layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
        let shared = try Picture(of: root)
        root.layer.sublayerTransform = CATransform3DIdentity
        card.layer.transform = turned(.pi / 6)
        let own = try Picture(of: root)
        #expect(height(shared, column: 54) == height(own, column: 54))
        #expect(height(shared, column: 137) == height(own, column: 137))
    }

    @Test func `in perspective a layer that is nearer is larger`() throws {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 300
        root.layer.sublayerTransform = perspective
        card.layer.zPosition = 100
        let picture = try Picture(of: root)
        #expect(picture.inkBounds == CGRect(x: 25, y: 25, width: 150, height: 150))
        let frame = card.frame
        #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY - 25) < 1e-9)
        #expect(abs(frame.width - 150) < 1e-9 && abs(frame.height - 150) < 1e-9)
    }

    @Test func `a touch meets what is seen there`() {
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        card.addSubview(knob)
        card.layer.transform = turned(.pi / 6)
        // The knob's left edge is seen at 100 - 43.3 · 250/225 = 51.9.
        #expect(root.hitTest(CGPoint(x: 54, y: 100), with: nil) === knob)
        #expect(root.hitTest(CGPoint(x: 54, y: 47), with: nil) === knob)
        #expect(root.hitTest(CGPoint(x: 136, y: 47), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 136, y: 60), with: nil) === card)
        #expect(root.hitTest(CGPoint(x: 50, y: 100), with: nil) === root)
    }

    @Test func `places are converted through perspective and back`() {
        card.transform3D = turned(.pi / 6)
        let corner = card.convert(CGPoint(x: 0, y: 0), to: root)
        #expect(abs(corner.x - (100 - 50 * cos(.pi / 6) * 250 / 225)) < 1e-6)
        #expect(abs(corner.y - (100 - 50.0 * 250 / 225)) < 1e-6)
        let back = card.convert(corner, from: root)
        #expect(hypot(back.x, back.y) < 1e-6)
        let box = card.convert(card.bounds, to: root)
        #expect(abs(box.minX - corner.x) < 1e-6)
        #expect(abs(box.minX - card.frame.minX) < 1e-6)
    }

    // https://developer.apple.com/documentation/quartzcore/calayer/isdoublesided
    @Test func `a layer with one side isn't seen from behind`() throws {
        card.layer.isDoubleSided = false
        card.layer.transform = turned(0.5)
        #expect(try Picture(of: root).ink > 1_000)
        card.layer.transform = turned(.pi - 0.5)
        #expect(try Picture(of: root).ink == 0)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
        card.layer.isDoubleSided = true
        #expect(try Picture(of: root).ink > 1_000)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === card)
    }

    @Test func `a layer from its edge, or behind the eye, is not seen and breaks nothing`() throws {
        for angle in [CGFloat.pi / 2, -.pi / 2] {
            card.layer.transform = turned(angle)
            #expect(try Picture(of: root).ink < 300)
        }
        card.layer.transform = CATransform3DTranslate(turned(0), 0, 0, 400)
        #expect(try Picture(of: root).ink == 0)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
        card.layer.transform = CATransform3DTranslate(turned(0.3), 0, 0, 249)
        _ = try Picture(of: root)
    }

    @Test func `what was drawn once is kept until it changes`() {
        card.layer.transform = turned(0.4)
        let first = card.layer.placedNode()
        #expect(first != nil)
        #expect(card.layer.placedNode() === first)
        card.layer.transform = turned(0.5)
        #expect(card.layer.placedNode() !== first)
    }

    @Test func `half of the way to a turn in perspective is seen in perspective`() throws {
        let middle = turned(0).interpolated(to: turned(1), by: 0.5)
        let expected = turned(0.5)
        for (mine, its) in [
            (middle.m11, expected.m11), (middle.m13, expected.m13), (middle.m14, expected.m14),
            (middle.m34, expected.m34), (middle.m44, expected.m44),
        ] {
            #expect(abs(mine - its) < 1e-9)
        }
    }
}
