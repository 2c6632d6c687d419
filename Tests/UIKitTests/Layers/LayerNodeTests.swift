import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct LayerNodeTests {
    private let root = CALayer()
    private let first = CALayer()
    private let second = CALayer()

    init() {
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in [first, second] {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.addSublayer(layer)
        }
        _ = root.renderNode()
    }

    @Test func `without a change the node is the same object`() {
        let (all, part) = (root.renderNode(), first.renderNode())
        #expect(all != nil)
        #expect(root.renderNode() === all)
        #expect(first.renderNode() === part)
    }

    @Test func `a change makes the nodes on the way up anew, and leaves the siblings'`() {
        let (all, part, sibling) = (root.renderNode(), first.renderNode(), second.renderNode())
        first.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(root.renderNode() !== all)
        #expect(first.renderNode() !== part)
        #expect(second.renderNode() === sibling)
    }

    @Test func `moving a layer leaves its own node`() {
        let (all, part) = (root.renderNode(), first.renderNode())
        first.position = CGPoint(x: 50, y: 50)
        #expect(root.renderNode() !== all)
        #expect(first.renderNode() === part)
        first.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        _ = root.renderNode()
        #expect(first.renderNode() === part)
    }

    @Test func `setting what is set already changes nothing`() {
        let all = root.renderNode()
        first.frame = first.frame
        first.opacity = 1
        first.isHidden = false
        first.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        first.cornerRadius = 0
        first.masksToBounds = false
        #expect(root.renderNode() === all)
    }

    @Test func `a layer that was hidden or clear when the frame was made comes back`() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let picture = root.renderNode()?.serialized
        first.isHidden = true
        #expect(root.renderNode()?.serialized != picture)
        first.isHidden = false
        #expect(root.renderNode()?.serialized == picture)
        first.opacity = 0
        #expect(root.renderNode()?.serialized != picture)
        first.opacity = 1
        #expect(root.renderNode()?.serialized == picture)
    }

    @Test func `a layer that has always been clear fades in`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.opacity = 0
        root.addSublayer(layer)
        let without = root.renderNode()?.serialized
        layer.opacity = 0.5
        #expect(root.renderNode()?.serialized != without)
    }

    @Test func `what changes inside of a hidden layer is seen when that is shown`() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        first.isHidden = true
        _ = root.renderNode()
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        first.addSublayer(inner)
        first.isHidden = false
        let before = root.renderNode()?.serialized
        inner.backgroundColor = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
        #expect(root.renderNode()?.serialized != before)
    }

    @Test func `a mask's change is a change of the layer`() {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        mask.backgroundColor = CGColor(gray: 0, alpha: 1)
        first.mask = mask
        let before = root.renderNode()
        mask.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        #expect(root.renderNode() !== before)
    }

    @Test func `random changes give the picture that a new tree gives`() throws {
        var generator = SplitMix64(seed: FuzzPlan.seed)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        var layers = [view.layer]
        for _ in 0..<8 {
            let layer = CALayer()
            layers[generator.below(layers.count)].addSublayer(layer)
            layers.append(layer)
        }
        for round in 0..<FuzzPlan.rounds(standard: 300) {
            for _ in 0..<3 { change(layers[1 + generator.below(8)], &generator) }
            let kept = view.layer.renderNode()?.serialized
            for layer in layers { layer.setNeedsDisplay() }
            // From the root down, all is made anew.
            for layer in layers.reversed() { layer.invalidate() }
            guard view.layer.renderNode()?.serialized == kept else {
                Issue.record("seed \(FuzzPlan.seed), round \(round)")
                return
            }
        }
    }

    private func change(_ layer: CALayer, _ generator: inout SplitMix64) {
        switch generator.below(9) {
        case 0: layer.isHidden.toggle()
        case 1: layer.opacity = [0, 0.5, 1][generator.below(3)]
        case 2: layer.backgroundColor = CGColor(gray: CGFloat(generator.below(5)) / 4, alpha: 1)
        case 3: layer.cornerRadius = CGFloat(generator.below(3))
        case 4: layer.masksToBounds.toggle()
        case 5: layer.zPosition = CGFloat(generator.below(3))
        case 6: layer.borderWidth = CGFloat(generator.below(3))
        case 7: layer.setAffineTransform(.init(rotationAngle: CGFloat(generator.below(3))))
        default:
            layer.frame = CGRect(
                x: generator.below(40), y: generator.below(40), width: 1 + generator.below(30),
                height: 1 + generator.below(30))
        }
    }
}
