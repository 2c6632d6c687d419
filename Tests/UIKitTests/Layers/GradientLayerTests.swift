import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/quartzcore/cagradientlayer

@MainActor @Suite struct GradientLayerTests {
    private let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var layer: CAGradientLayer { view.gradient }

    init() {
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }

    @Test func `an axial gradient runs down by default, and along its points`() throws {
        var picture = try Picture(of: view)
        #expect(picture[50, 0].isNear(.red, within: 4))
        #expect(picture[50, 99].isNear(.blue, within: 4))
        #expect(picture[0, 50] == picture[99, 50])
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        picture = try Picture(of: view)
        #expect(picture[0, 50].isNear(.red, within: 4))
        #expect(picture[50, 0] == picture[50, 99])
    }

    @Test func `locations say where each colour is reached`() throws {
        layer.locations = [0.5, 0.6]
        let picture = try Picture(of: view)
        #expect(picture[50, 40] == .red)
        #expect(picture[50, 70] == .blue)
    }

    @Test func `without locations the colours are spread evenly`() throws {
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        #expect(try Picture(of: view)[50, 50].isNear(.green, within: 6))
    }

    @Test func `a radial gradient starts in its centre and ends on its ellipse`() throws {
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.75)
        let picture = try Picture(of: view)
        #expect(picture[50, 50].isNear(.red, within: 8))
        #expect(picture[99, 50].isNear(.blue, within: 8))
        #expect(picture[50, 80] == .blue)
        #expect(picture[75, 50].isNear(.init(red: 128, green: 0, blue: 128, alpha: 255), within: 8))
    }

    @Test func `a conic gradient turns clockwise from its first direction`() throws {
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let picture = try Picture(of: view)
        #expect(picture[95, 52].isNear(.red, within: 12))
        #expect(picture[95, 46].isNear(.blue, within: 12))
        #expect(picture[4, 50].isNear(.init(red: 128, green: 0, blue: 128, alpha: 255), within: 8))
        #expect(picture[50, 96].isNear(.init(red: 191, green: 0, blue: 64, alpha: 255), within: 8))
    }

    @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
    func `points that coincide and odd locations stop nothing`(type: CAGradientLayerType) throws {
        layer.type = type
        layer.endPoint = layer.startPoint
        _ = try Picture(of: view)
        layer.endPoint = CGPoint(x: layer.startPoint.x, y: 3)
        layer.locations = [2, -1]
        _ = try Picture(of: view)
        layer.locations = []
        _ = try Picture(of: view)
        layer.colors = [UIColor.red.cgColor]
        #expect(try Picture(of: view).inkBounds == nil)
        layer.colors = nil
        #expect(try Picture(of: view).inkBounds == nil)
    }

    @Test func `the gradient is rounded with the layer`() throws {
        layer.cornerRadius = 30
        let picture = try Picture(of: view)
        #expect(picture[2, 2] == .clear)
        #expect(picture[50, 2].alpha == 255)
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer { layer as! CAGradientLayer }
}
