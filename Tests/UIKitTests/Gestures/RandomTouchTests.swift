import BeelineTesting
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct RandomTouchTests {
    @Test func `after all fingers are up no control tracks and every recognizer is ready`() {
        let seed = FuzzPlan.seed
        var generator = SplitMix64(seed: seed)
        for round in 0..<FuzzPlan.rounds(standard: 150) {
            let world = TouchWorld(&generator)
            for _ in 0..<40 { world.step(&generator) }
            world.liftAll()
            if let fault = world.fault {
                Issue.record("seed \(seed), round \(round): \(fault)")
                return
            }
        }
    }
}

/// A screen of controls and recognizers that fingers wander over while the tree changes.
@MainActor private final class TouchWorld {
    private let screen: TestScreen
    private let fingers: Fingers
    private var views: [UIView] = []
    private var recognizers: [UITapGestureRecognizer] = []
    private var down: Set<Int> = []

    init(_ generator: inout SplitMix64) {
        let controller = UIViewController()
        screen = TestScreen(controller, size: CGSize(width: 100, height: 100), scale: 1)
        fingers = Fingers(screen: screen)
        for _ in 0..<8 {
            let frame = CGRect(
                x: generator.below(80), y: generator.below(80), width: 20 + generator.below(60),
                height: 20 + generator.below(60))
            let view = generator.below(2) == 0 ? UIButton(frame: frame) : UIView(frame: frame)
            view.isMultipleTouchEnabled = generator.below(3) == 0
            let parents = [controller.view] + views
            parents[generator.below(parents.count)]?.addSubview(view)
            views.append(view)
            addRecognizer(to: view, &generator)
        }
    }

    private func addRecognizer(to view: UIView, _ generator: inout SplitMix64) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 1 + generator.below(2)
        tap.numberOfTouchesRequired = 1 + generator.below(2)
        tap.cancelsTouchesInView = generator.below(2) == 0
        view.addGestureRecognizer(tap)
        recognizers.append(tap)
    }

    func step(_ generator: inout SplitMix64) {
        let finger = generator.below(3)
        let place = CGPoint(x: generator.below(100), y: generator.below(100))
        let view = views[generator.below(views.count)]
        switch generator.below(14) {
        case 0...3:
            fingers.down(finger, at: place)
            down.insert(finger)
        case 4, 5: fingers.move(finger, to: place)
        case 6...8:
            fingers.up(finger, at: place)
            down.remove(finger)
        case 9:
            fingers.cancel(finger, at: place)
            down.remove(finger)
        case 10: change(view, &generator)
        case 11: recognizers[generator.below(recognizers.count)].isEnabled.toggle()
        case 12: screen.advance(by: Double(generator.below(5)) / 10)
        default: screen.settle()
        }
    }

    private func change(_ view: UIView, _ generator: inout SplitMix64) {
        let root = screen.window.rootViewController?.view
        switch generator.below(6) {
        case 0: view.removeFromSuperview()
        case 1: if view.superview == nil { root?.addSubview(view) }
        case 2: view.isHidden.toggle()
        case 3: (view as? UIControl)?.isEnabled.toggle()
        case 4: root?.addSubview(view)
        default:
            let recognizer = recognizers[generator.below(recognizers.count)]
            view.addGestureRecognizer(recognizer)
        }
    }

    func liftAll() {
        for finger in down { fingers.up(finger, at: CGPoint(x: 50, y: 50)) }
        down = []
        // A view hears of a touch's end when no tap can follow any more.
        screen.advance(by: 1)
    }

    var fault: String? {
        for view in views {
            guard let control = view as? UIControl else { continue }
            if control.isTracking { return "\(control) tracks" }
            if control.isHighlighted { return "\(control) is highlighted" }
        }
        for recognizer in recognizers {
            if recognizer.state != .possible { return "a recognizer is \(recognizer.state)" }
            if recognizer.numberOfTouches != 0 { return "a recognizer has touches" }
        }
        return nil
    }
}
