import BeelineTesting
import Foundation
import Testing

@testable import UIKit

private final class Dot: UIView {
    var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) {
        drawn.append(rect)
        UIColor.systemBackground.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}

private final class Plain: UIView {}

private class Middle: UIView {
    override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
        UIRectFill(rect)
    }
}

private final class Heir: Middle {}

private final class InkLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        ctx.fill(bounds)
    }
}

// https://developer.apple.com/documentation/uikit/uiview/draw(_:)

@MainActor @Suite(.serialized) struct ViewDrawingTests {
    private func pixels(of view: UIView, _ size: CGFloat = 10) throws -> PixelReader {
        let bitmap = try PictureFile.bitmap(
            of: view.layer.renderNode(), size: CGSize(width: size, height: size), scale: 1)
        return PixelReader(bitmap)
    }

    @Test func `only views and layers that override drawing are asked to draw`() {
        #expect(UIView.drawOverride.isKnown)
        #expect(CALayer.drawOverride.isKnown)
        #expect(UIView.drawOverride.isOverridden(in: Dot.self))
        #expect(UIView.drawOverride.isOverridden(in: Heir.self))
        #expect(!UIView.drawOverride.isOverridden(in: Plain.self))
        #expect(!UIView.drawOverride.isOverridden(in: UIStackView.self))
        #expect(!UIView.drawOverride.isOverridden(in: UIButton.self))
        #expect(CALayer.drawOverride.isOverridden(in: InkLayer.self))
        #expect(!CALayer.drawOverride.isOverridden(in: CAShapeLayer.self))
    }

    @Test func `a view draws once, and again when it is asked to or has another size`() throws {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = try pixels(of: dot)
        dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        dot.center.x = 50
        dot.addSubview(Plain(frame: CGRect(x: 5, y: 5, width: 1, height: 1)))
        _ = try pixels(of: dot)
        #expect(dot.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        dot.setNeedsDisplay()
        _ = try pixels(of: dot)
        #expect(dot.drawn.count == 2)
        dot.bounds.size.width = 12
        _ = try pixels(of: dot)
        #expect(dot.drawn.count == 3)
    }

    @Test func `what a view draws lies over its background, and clearing takes nothing of that`()
        throws
    {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let pixels = try pixels(of: dot)
        #expect(pixels[5, 5] == redPixel)
        #expect(pixels[1, 1] == [255, 255, 255, 255])
        #expect(pixels[0, 0] == redPixel)
    }

    @Test func `colours are those of the view's own style`() throws {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.overrideUserInterfaceStyle = .dark
        #expect(try pixels(of: dot)[1, 1] == [0, 0, 0, 255])
    }

    @Test func `a layer draws for itself and shows its contents`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let ink = InkLayer()
        ink.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        let picture = CALayer()
        picture.frame = CGRect(x: 5, y: 5, width: 4, height: 4)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        picture.contents = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        picture.contentsGravity = .bottomRight
        view.layer.addSublayer(ink)
        view.layer.addSublayer(picture)
        let pixels = try pixels(of: view)
        #expect(pixels[2, 2] == redPixel)
        #expect(pixels[8, 8] == bluePixel)
        #expect(pixels[5, 5] == clearPixel)
    }

    @Test func `a view's picture is drawn into a context, and kept by a snapshot`() throws {
        let view = Heir(frame: CGRect(x: 30, y: 0, width: 4, height: 4))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        view.drawHierarchy(in: CGRect(x: 2, y: 2, width: 8, height: 8), afterScreenUpdates: true)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let drawn = try #require(PixelReader(image))
        #expect(drawn[1, 1] == clearPixel)
        #expect(drawn[9, 9] == greenPixel)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.alpha = 0
        #expect(snapshot.bounds.size == CGSize(width: 4, height: 4))
        #expect(try pixels(of: snapshot)[3, 3] == greenPixel)
    }

    @Test func `a shadow can have a shape of its own`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).cgPath
        view.layer.shadowOffset = CGSize(width: 6, height: 0)
        view.layer.shadowRadius = 0
        view.layer.shadowOpacity = 1
        let pixels = try pixels(of: view)
        #expect(pixels[7, 1] == [0, 0, 0, 255])
        #expect(pixels[7, 3] == clearPixel)
    }
}
