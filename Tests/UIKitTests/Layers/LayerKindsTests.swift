import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LayerKindsTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    private func text(_ change: (CATextLayer) -> Void) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = view.bounds
        layer.string = "Text"
        layer.fontSize = 20
        layer.foregroundColor = CGColor(gray: 0, alpha: 1)
        change(layer)
        view.layer.addSublayer(layer)
        return layer
    }

    // MARK: - Text

    @Test func `text begins at the top left corner, and ends at the edge`() throws {
        let layer = text { $0.string = "A text that is much wider than the layer" }
        let ink = try #require(try Picture(of: view, margin: 20).inkBounds)
        #expect(ink.minX >= 20 && ink.minX < 24 && ink.maxX <= 120)
        #expect(ink.minY >= 20 && ink.maxY < 20 + 26)
        layer.string = nil
        #expect(try Picture(of: view).inkBounds == nil)
    }

    @Test func `text is aligned, broken and cut as the layer says`() throws {
        let layer = text { $0.alignmentMode = .right }
        let right = try #require(try Picture(of: view).inkBounds)
        #expect(right.maxX > 95 && right.minX > 40)
        layer.alignmentMode = .center
        let middle = try #require(try Picture(of: view).inkBounds)
        #expect(abs(middle.midX - 50) < 3)
        layer.alignmentMode = .natural
        layer.string = "one two three four five six seven"
        layer.truncationMode = .end
        let line = try #require(try Picture(of: view).inkBounds)
        #expect(line.maxY < 30 && line.maxX <= 100)
        layer.isWrapped = true
        let lines = try #require(try Picture(of: view).inkBounds)
        #expect(lines.maxY > 35)
    }

    @Test func `an attributed text has its own colours, a plain one the layer's`() throws {
        let layer = text { $0.foregroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
        func color() throws -> Picture.Pixel {
            let picture = try Picture(of: view, scale: 4)
            let pixels = (0..<picture.height).flatMap { y in
                (0..<picture.width).map { picture[$0, y] }
            }
            return pixels.max { $0.alpha < $1.alpha } ?? .clear
        }
        #expect(try color().isNear(.blue))
        layer.string = NSAttributedString(
            string: "Text",
            attributes: [
                .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20),
            ])
        #expect(try color().isNear(.red))
    }

    @Test func `the font's size and the colour can be animated`() {
        let layer = text { _ in }
        #expect(layer.animatableValue(forKey: "fontSize") == .number(20))
        layer.setAnimatableValue(.number(30), forKey: "fontSize")
        #expect(layer.fontSize == 30)
    }

    // MARK: - Copies

    @Test func `a replicator shows its sublayers again and again, a step further each time`() throws
    {
        let replicator = CAReplicatorLayer()
        replicator.frame = view.bounds
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceAlphaOffset = -0.25
        view.layer.addSublayer(replicator)
        let picture = try Picture(of: view)
        #expect(picture[5, 5] == .red)
        #expect(picture[15, 5] == .clear)
        #expect(abs(picture[25, 5].alpha - 191) <= 2)
        #expect(abs(picture[45, 5].alpha - 128) <= 2)
        #expect(picture[65, 5] == .clear)
        replicator.instanceCount = 0
        #expect(try Picture(of: view).inkBounds == nil)
    }

    @Test func `a replicator turns around its middle`() throws {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let replicator = CAReplicatorLayer()
        replicator.frame = square.bounds
        let dot = CALayer()
        dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        replicator.addSublayer(dot)
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        square.layer.addSublayer(replicator)
        let picture = try Picture(of: square)
        for place in [(50, 5), (95, 50), (50, 95), (5, 50)] {
            #expect(picture[place.0, place.1].isNear(.red))
        }
        #expect(picture[50, 50] == .clear)
    }

    // MARK: - Space

    /// Two faces of a box, of which the left one is nearer after a turn to the right.
    @Test func `layers in a transform layer keep their depth, the farthest is drawn first`() throws
    {
        let group = CATransformLayer()
        group.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        func face(_ color: CGColor, at depth: CGFloat) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
            layer.backgroundColor = color
            layer.zPosition = 0
            layer.transform = CATransform3DMakeTranslation(0, 0, depth)
            group.addSublayer(layer)
            return layer
        }
        // The first is nearer, though it comes before the other one in the tree.
        _ = face(CGColor(red: 1, green: 0, blue: 0, alpha: 1), at: 20)
        _ = face(CGColor(red: 0, green: 0, blue: 1, alpha: 1), at: -20)
        view.layer.addSublayer(group)
        #expect(try Picture(of: view)[50, 30] == .red)
        group.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try Picture(of: view)[50, 30].isNear(.blue))
        // A plane between them would press both into it; here they move apart.
        group.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        let turned = try #require(try Picture(of: view).inkBounds)
        #expect(turned.width > 50)
    }
}
