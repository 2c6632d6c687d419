import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/quartzcore/calayer and the pages of its properties.

@MainActor @Suite struct LayerLooksTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        view.backgroundColor = .red
    }

    @Test func `the background fills the bounds`() throws {
        let picture = try Picture(of: view, margin: 5)
        #expect(picture[5, 5] == .red)
        #expect(picture[44, 44] == .red)
        #expect(picture.inkBounds == CGRect(x: 5, y: 5, width: 40, height: 40))
    }

    @Test func `a corner radius rounds all corners, or those that are named`() throws {
        view.layer.cornerRadius = 15
        var picture = try Picture(of: view)
        for (x, y) in [(1, 1), (38, 1), (1, 38), (38, 38)] { #expect(picture[x, y] == .clear) }
        #expect(picture[20, 0] == .red)
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        picture = try Picture(of: view)
        #expect(picture[1, 1] == .clear)
        #expect(picture[38, 38] == .clear)
        #expect(picture[38, 1] == .red)
        #expect(picture[1, 38] == .red)
    }

    @Test func `a radius beyond half of the side makes a circle`() throws {
        view.layer.cornerRadius = 500
        let picture = try Picture(of: view)
        #expect(picture[4, 4] == .clear)
        #expect(picture[20, 0].isNear(.red, within: 8))
        #expect(abs(picture.ink - .pi * 400) < 15)
    }

    @Test func `only masksToBounds rounds what is inside`() throws {
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.layer.cornerRadius = 15
        #expect(try Picture(of: view)[1, 1] == .blue)
        view.clipsToBounds = true
        let picture = try Picture(of: view)
        #expect(picture[1, 1] == .clear)
        #expect(picture[20, 20] == .blue)
    }

    @Test func `clipping cuts what sticks out`() throws {
        let inner = UIView(frame: CGRect(x: 30, y: 10, width: 30, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        #expect(try Picture(of: view, margin: 20).inkBounds?.width == 60)
        view.clipsToBounds = true
        #expect(try Picture(of: view, margin: 20).inkBounds?.width == 40)
    }

    @Test func `a border lies inside of the edge and over what is inside`() throws {
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.green.cgColor
        let picture = try Picture(of: view, margin: 5)
        #expect(picture[5, 20] == .green)
        #expect(picture[8, 20] == .green)
        #expect(picture[9, 20] == .blue)
        #expect(picture[4, 20] == .clear)
    }

    @Test func `a border without a colour of its own is black, and one of no width is none`() throws
    {
        view.layer.borderWidth = 1
        #expect(try Picture(of: view)[0, 20] == .init(red: 0, green: 0, blue: 0, alpha: 255))
        view.layer.borderWidth = 0
        #expect(try Picture(of: view)[0, 20] == .red)
    }

    @Test func `a border wider than the layer, and layers of no size, are drawn without harm`()
        throws
    {
        view.layer.borderWidth = 100
        #expect(try Picture(of: view, margin: 5).inkBounds?.width == 40)
        let empty = UIView(frame: CGRect(x: 5, y: 5, width: 0, height: 0))
        empty.backgroundColor = .blue
        empty.layer.borderWidth = 2
        empty.layer.cornerRadius = 5
        empty.layer.shadowOpacity = 1
        empty.clipsToBounds = true
        view.addSubview(empty)
        _ = try Picture(of: view)
    }

    @Test func `a shadow lies outside, moved by its offset, and is not cast when masked`() throws {
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 6, height: 3)
        view.layer.shadowColor = UIColor.blue.cgColor
        let picture = try Picture(of: view, margin: 20)
        #expect(picture[62, 40] == .blue)
        #expect(picture[40, 62].alpha == 255)
        #expect(picture[40, 64] == .clear)
        #expect(picture[40, 40] == .red)
        view.clipsToBounds = true
        #expect(try Picture(of: view, margin: 20)[62, 40] == .clear)
    }

    @Test func `the shadow's radius is the standard deviation of its blur`() throws {
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 5
        view.layer.shadowOffset = .zero
        let picture = try Picture(of: view, margin: 20)
        // Of a long edge's blur, half is left at the edge and 16 % one deviation outside.
        #expect((100...145).contains(picture[19, 40].alpha))
        #expect((25...60).contains(picture[14, 40].alpha))
    }

    @Test func `what has no background casts the shadow of what it shows`() throws {
        view.backgroundColor = nil
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = .red
        view.addSubview(inner)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 20, height: 20)
        let picture = try Picture(of: view)
        #expect(picture[25, 25].alpha == 255)
        #expect(picture[35, 35] == .clear)
    }

    @Test func `opacity fades a layer with all in it as one`() throws {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.alpha = 0.5
        let picture = try Picture(of: view)
        #expect(picture[10, 10].isNear(.init(red: 0, green: 0, blue: 255, alpha: 128)))
        #expect(picture[30, 30].isNear(.init(red: 255, green: 0, blue: 0, alpha: 128)))
    }

    @Test func `a mask lets through where it is opaque, and moves with the bounds`() throws {
        let mask = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        mask.backgroundColor = .black
        view.mask = mask
        #expect(try Picture(of: view).inkBounds == CGRect(x: 10, y: 10, width: 10, height: 10))
        mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
        #expect(
            try Picture(of: view)[15, 15].isNear(.init(red: 255, green: 0, blue: 0, alpha: 128)))
        mask.isHidden = true
        #expect(try Picture(of: view).inkBounds == nil)
        view.mask = nil
        #expect(try Picture(of: view).inkBounds?.width == 40)
    }

    @Test func `zPosition decides who is on top, then the order`() throws {
        let (lower, upper) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        lower.backgroundColor = .blue
        upper.backgroundColor = .green
        view.addSubview(lower)
        view.addSubview(upper)
        #expect(try Picture(of: view)[5, 5] == .green)
        lower.layer.zPosition = 1
        #expect(try Picture(of: view)[5, 5] == .blue)
        upper.layer.zPosition = 1
        #expect(try Picture(of: view)[5, 5] == .green)
    }

    @Test func `the origin of the bounds moves what is inside, not the background`() throws {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.bounds.origin = CGPoint(x: 10, y: 0)
        let picture = try Picture(of: view)
        #expect(picture[0, 15] == .blue)
        #expect(picture[10, 15] == .red)
        #expect(picture.inkBounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    // GSK's Cairo renderer draws no general matrix, so what is drawn is held to the matrix here.
    @Test func `any transform draws where the matrix says`() throws {
        var generator = SplitMix64(seed: FuzzPlan.seed)
        func number() -> CGFloat { CGFloat(generator.below(300)) / 100 - 1.5 }
        view.backgroundColor = nil
        let inner = UIView(frame: CGRect(x: 15, y: 15, width: 10, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        for _ in 0..<100 {
            let matrix = CGAffineTransform(
                a: number(), b: number(), c: number(), d: number(), tx: 0, ty: 0)
            guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 0.3 else { continue }
            inner.transform = matrix
            let picture = try Picture(of: view)
            for y in stride(from: 0, to: 40, by: 3) {
                for x in stride(from: 0, to: 40, by: 3) {
                    let place = view.convert(
                        CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), to: inner)
                    if inner.bounds.insetBy(dx: 3, dy: 3).contains(place) {
                        #expect(picture[x, y] == .blue, "\(matrix) at \(x), \(y)")
                    } else if !inner.bounds.insetBy(dx: -3, dy: -3).contains(place) {
                        #expect(picture[x, y] == .clear, "\(matrix) at \(x), \(y)")
                    }
                }
            }
        }
    }

    @Test func `a transform that leaves no area draws nothing`() throws {
        view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        view.subviews[0].backgroundColor = .blue
        view.subviews[0].transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(try Picture(of: view)[10, 10] == .red)
        view.subviews[0].transform = CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        #expect(try Picture(of: view)[10, 10] == .red)
    }
}
