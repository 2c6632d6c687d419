import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiview, "Managing the view hierarchy".

@MainActor @Suite struct ViewTreeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let first = UIView(frame: .zero)
    private let second = UIView(frame: .zero)
    private let third = UIView(frame: .zero)

    init() {
        for (tag, view) in [first, second, third].enumerated() {
            view.tag = tag + 1
            root.addSubview(view)
        }
    }

    private var order: [Int] { root.subviews.map(\.tag) }

    @Test func `views come on top in the order in which they are added`() {
        #expect(order == [1, 2, 3])
        root.addSubview(first)
        #expect(order == [2, 3, 1])
    }

    @Test func `a view is inserted below, above and at an index`() {
        let view = UIView(frame: .zero)
        view.tag = 9
        root.insertSubview(view, belowSubview: second)
        #expect(order == [1, 9, 2, 3])
        root.insertSubview(view, aboveSubview: third)
        #expect(order == [1, 2, 3, 9])
        root.insertSubview(view, at: 0)
        #expect(order == [9, 1, 2, 3])
        root.insertSubview(view, aboveSubview: first)
        #expect(order == [1, 9, 2, 3])
    }

    @Test func `views go to the front, to the back, and change places`() {
        root.bringSubviewToFront(first)
        #expect(order == [2, 3, 1])
        root.sendSubviewToBack(first)
        #expect(order == [1, 2, 3])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [3, 2, 1])
        root.exchangeSubview(at: 1, withSubviewAt: 0)
        #expect(order == [2, 3, 1])
        root.bringSubviewToFront(UIView(frame: .zero))
        #expect(order == [2, 3, 1])
    }

    @Test func `a view has one superview, and leaves the one before`() {
        let other = UIView(frame: .zero)
        other.addSubview(second)
        #expect(order == [1, 3])
        #expect(second.superview === other)
        #expect(root.layer.sublayers?.count == 2)
        second.removeFromSuperview()
        second.removeFromSuperview()
        #expect(second.superview == nil)
        #expect(other.subviews.isEmpty)
    }

    @Test func `viewWithTag finds the view itself and the first below it`() {
        let deep = UIView(frame: .zero)
        deep.tag = 3
        first.addSubview(deep)
        #expect(root.viewWithTag(3) === deep)
        #expect(root.viewWithTag(2) === second)
        #expect(second.viewWithTag(2) === second)
        #expect(root.viewWithTag(77) == nil)
    }

    @Test func `a view is a descendant of itself and of all above it`() {
        let deep = UIView(frame: .zero)
        first.addSubview(deep)
        #expect(deep.isDescendant(of: root))
        #expect(deep.isDescendant(of: deep))
        #expect(!deep.isDescendant(of: second))
        #expect(!root.isDescendant(of: deep))
    }

    @Test func `a view that is removed is released, and its superview is not kept by it`() {
        weak var gone: UIView?
        weak var goneParent: UIView?
        do {
            let parent = UIView(frame: .zero)
            let child = UIView(frame: .zero)
            parent.addSubview(child)
            root.addSubview(parent)
            gone = child
            goneParent = parent
            parent.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(goneParent == nil)
        #expect(root.layer.sublayers?.count == 3)
    }

    @Test func `the layers stand in the views' order, with other layers between them`() {
        var generator = SplitMix64(seed: FuzzPlan.seed)
        root.layer.insertSublayer(CALayer(), at: 0)
        root.layer.insertSublayer(CALayer(), above: second.layer)
        root.layer.addSublayer(CALayer())
        for _ in 0..<4 { root.addSubview(UIView(frame: .zero)) }
        for round in 0..<2000 {
            let view = root.subviews[generator.below(root.subviews.count)]
            let sibling = root.subviews[generator.below(root.subviews.count)]
            switch generator.below(8) {
            case 0: root.bringSubviewToFront(view)
            case 1: root.sendSubviewToBack(view)
            case 2: if view !== sibling { root.insertSubview(view, aboveSubview: sibling) }
            case 3: if view !== sibling { root.insertSubview(view, belowSubview: sibling) }
            case 4: root.insertSubview(view, at: generator.below(root.subviews.count + 1))
            case 5:
                root.exchangeSubview(
                    at: generator.below(root.subviews.count),
                    withSubviewAt: generator.below(root.subviews.count))
            case 6: root.addSubview(view)
            default:
                view.removeFromSuperview()
                root.insertSubview(view, at: generator.below(root.subviews.count + 1))
            }
            let layers = (root.layer.sublayers ?? []).compactMap(\.view)
            guard layers == root.subviews, root.layer.sublayers?.count == 10 else {
                Issue.record("seed \(FuzzPlan.seed), round \(round): \(layers), \(root.subviews)")
                return
            }
        }
    }

    @Test func `a view can't be put into itself or below itself`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let outer = UIView(frame: .zero)
                let inner = UIView(frame: .zero)
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        expectPrecondition(of: result, "which is in it")
    }

    @Test func `an index beyond the subviews is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView(frame: .zero).insertSubview(UIView(frame: .zero), at: 1)
            }
        }
        expectPrecondition(of: result, "insertSubview(_:at:): index 1 is beyond 0 subviews")
    }
}
