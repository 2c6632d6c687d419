import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/quartzcore/cashapelayer

@MainActor @Suite struct ShapeLayerTests {
    private let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    private var layer: CAShapeLayer { view.shape }

    private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        return path
    }

    private func stroke(_ path: CGPath, width: CGFloat) {
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = width
    }

    @Test func `a path is filled with black and not stroked by default`() throws {
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        let picture = try Picture(of: view)
        #expect(picture[20, 20] == .init(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(picture.inkBounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func `a hole is one by the even-odd rule and not by the other`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        layer.path = path
        #expect(try Picture(of: view)[30, 30].alpha == 255)
        layer.fillRule = .evenOdd
        #expect(try Picture(of: view)[30, 30] == .clear)
        #expect(try Picture(of: view)[15, 15].alpha == 255)
    }

    @Test func `a stroke lies half on each side of the path`() throws {
        stroke(line((10, 30), (50, 30)), width: 6)
        #expect(
            try Picture(of: view).inkBounds == CGRect(x: 10, y: 27, width: 40, height: 6))
    }

    @Test func `caps end the line flat, square or round`() throws {
        stroke(line((20, 30), (40, 30)), width: 10)
        #expect(try Picture(of: view).inkBounds?.minX == 20)
        layer.lineCap = .square
        var picture = try Picture(of: view)
        #expect(picture.inkBounds?.minX == 15)
        #expect(picture[15, 25] == .red)
        layer.lineCap = .round
        picture = try Picture(of: view)
        #expect(picture.inkBounds?.minX == 15)
        #expect(picture[15, 25] == .clear)
    }

    @Test func `joins are pointed, round or cut off, and the limit cuts points`() throws {
        stroke(line((10, 40), (30, 20), (50, 40)), width: 10)
        let tip = try #require(try Picture(of: view).inkBounds?.minY)
        layer.lineJoin = .round
        let round = try #require(try Picture(of: view).inkBounds?.minY)
        layer.lineJoin = .bevel
        let bevel = try #require(try Picture(of: view).inkBounds?.minY)
        #expect(tip < round)
        #expect(round < bevel)
        layer.lineJoin = .miter
        layer.miterLimit = 1
        #expect(try Picture(of: view).inkBounds?.minY == bevel)
    }

    @Test func `dashes and gaps follow in turn, from the phase on`() throws {
        stroke(line((0, 30), (60, 30)), width: 4)
        layer.lineDashPattern = [10, 5]
        var picture = try Picture(of: view)
        #expect(picture[5, 30] == .red)
        #expect(picture[12, 30] == .clear)
        #expect(picture[20, 30] == .red)
        layer.lineDashPhase = 10
        picture = try Picture(of: view)
        #expect(picture[2, 30] == .clear)
        #expect(picture[7, 30] == .red)
    }

    @Test func `a dash pattern of no length draws the line whole`() throws {
        stroke(line((0, 30), (60, 30)), width: 4)
        for pattern in [[], [0, 0], [-1, 5]] as [[NSNumber]] {
            layer.lineDashPattern = pattern
            #expect(try Picture(of: view).inkBounds?.width == 60)
        }
    }

    // CAShapeLayer.h: the path is copied when it is set.
    @Test func `a path that grows after it was set is not drawn larger`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.path = path
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(try Picture(of: view).inkBounds?.width == 10)
    }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var shape: CAShapeLayer { layer as! CAShapeLayer }
}
