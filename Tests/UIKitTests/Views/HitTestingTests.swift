import BeelineTesting
import Foundation
import Testing
import UIKit

// The rules are those of https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:).

@MainActor @Suite(.serialized) struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (parent ?? root).addSubview(view)
        return view
    }

    @Test func `the deepest view under the point is hit`() {
        let child = add(CGRect(x: 10, y: 10, width: 100, height: 100))
        let grandchild = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: child)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === grandchild)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
    }

    @Test func `among siblings the topmost is hit, and zPosition says which that is`() {
        let lower = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let upper = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === upper)
        lower.layer.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === lower)
    }

    @Test func `hidden, clear and disabled views are passed over with all in them`() {
        let child = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        child.isHidden = false
        child.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        child.alpha = 1
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test func `what sticks out of its superview is seen and not hit`() {
        let child = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = add(CGRect(x: 40, y: 40, width: 50, height: 50), to: child)
        #expect(root.hitTest(CGPoint(x: 70, y: 70), with: nil) === root)
    }

    @Test func `a transform moves where a view is hit`() {
        let child = add(CGRect(x: 50, y: 90, width: 100, height: 20))
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(root.hitTest(CGPoint(x: 100, y: 55), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 55, y: 100), with: nil) === root)
    }

    @Test func `random taps and changes of frames agree with a model`() {
        let rounds = FuzzPlan.rounds(standard: 20_000)
        var generator = SplitMix64(seed: FuzzPlan.seed)
        var world = HitTestingWorld(&generator)
        for round in 0..<rounds {
            world.change(&generator)
            let point = CGPoint(
                x: CGFloat(generator.next() % 440) / 2 - 10,
                y: CGFloat(generator.next() % 440) / 2 - 10)
            let hit = world.root.view.hitTest(point, with: nil)
            let expected = world.root.hit(point)
            if hit !== expected?.view {
                Issue.record("seed \(FuzzPlan.seed), round \(round): \(point) hit another view")
                return
            }
        }
    }
}

/// A tree of views, and beside each the plain numbers that the model goes by.
@MainActor private struct HitTestingWorld {
    let root: ModelView
    private var all: [ModelView]

    init(_ generator: inout SplitMix64) {
        root = ModelView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        all = [root]
        for _ in 0..<60 {
            let parent = all[Int(generator.next() % UInt64(all.count))]
            let view = ModelView(frame: Self.frame(&generator))
            parent.add(view)
            all.append(view)
        }
    }

    private static func frame(_ generator: inout SplitMix64) -> CGRect {
        CGRect(
            x: CGFloat(generator.next() % 200) - 40, y: CGFloat(generator.next() % 200) - 40,
            width: CGFloat(generator.next() % 150), height: CGFloat(generator.next() % 150))
    }

    mutating func change(_ generator: inout SplitMix64) {
        let view = all[1 + Int(generator.next() % UInt64(all.count - 1))]
        switch generator.next() % 12 {
        case 0: view.isHidden.toggle()
        case 1: view.isEnabled.toggle()
        case 2: view.alpha = view.alpha == 1 ? 0.009 : 1
        case 3: view.boundsOrigin = CGPoint(x: CGFloat(generator.next() % 60) - 30, y: 7)
        case 4: view.quarterTurns = Int(generator.next() % 4)
        case 5: view.bringToFront()
        case 6:
            let parent = all[Int(generator.next() % UInt64(all.count))]
            if !parent.isInside(view) { parent.add(view) }
        default: view.frame = Self.frame(&generator)
        }
    }
}

@MainActor private final class ModelView {
    let view = UIView(frame: .zero)
    private weak var parent: ModelView?
    private var children: [ModelView] = []

    var frame: CGRect {
        didSet {
            let turns = quarterTurns
            view.transform = .identity
            view.frame = frame
            quarterTurns = turns
        }
    }

    var isHidden = false { didSet { view.isHidden = isHidden } }
    var isEnabled = true { didSet { view.isUserInteractionEnabled = isEnabled } }
    var alpha: CGFloat = 1 { didSet { view.alpha = alpha } }
    var boundsOrigin = CGPoint.zero { didSet { view.bounds.origin = boundsOrigin } }

    /// Exact, where a sine would be off by a rounding error and the edges with it.
    private static let turns = [
        CGAffineTransform.identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    ]

    var quarterTurns = 0 {
        didSet { view.transform = Self.turns[quarterTurns] }
    }

    init(frame: CGRect) {
        self.frame = frame
        view.frame = frame
    }

    func add(_ child: ModelView) {
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
        view.addSubview(child.view)
    }

    func bringToFront() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.children.append(self)
        parent.view.bringSubviewToFront(view)
    }

    func isInside(_ other: ModelView) -> Bool {
        self === other || parent?.isInside(other) ?? false
    }

    /// - Parameter point: In the parent's coordinates, or its own for the root.
    func hit(_ point: CGPoint) -> ModelView? {
        guard !isHidden, isEnabled, alpha >= 0.01 else { return nil }
        var x = point.x - frame.midX
        var y = point.y - frame.midY
        // Whole quarters are turned back without rounding.
        for _ in 0..<quarterTurns { (x, y) = (y, -x) }
        x += frame.width / 2
        y += frame.height / 2
        guard x >= 0, y >= 0, x < frame.width, y < frame.height else { return nil }
        let inside = CGPoint(x: x + boundsOrigin.x, y: y + boundsOrigin.y)
        for child in children.reversed() {
            if let found = child.hit(inside) { return found }
        }
        return self
    }
}
