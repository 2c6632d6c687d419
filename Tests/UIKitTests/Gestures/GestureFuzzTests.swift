import BeelineTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct GestureFuzzTests {
    @Test
    func `random fingers keep to the states, to one gesture at a time, and leave nothing stuck`() {
        for round in 0..<FuzzPlan.rounds(standard: 150) {
            let seed = FuzzPlan.seed &+ UInt64(round)
            let history = GestureHistory(seed: seed)
            history.play(steps: 60)
            #expect(history.faults == [], "FUZZ_SEED=\(seed)")
            guard history.faults.isEmpty else { return }
        }
    }

    @Test(arguments: [919 as UInt64])
    func `histories that once went wrong go right`(seed: UInt64) {
        let history = GestureHistory(seed: seed)
        history.play(steps: 60)
        #expect(history.faults == [])
    }
}

/// A random tree of views with random recognizers, worked by random fingers.
@MainActor private final class GestureHistory {
    private let gestures = GestureScreen()
    private var random: SplitMix64
    private var recognizers: [UIGestureRecognizer] = []
    private var last: [String: String] = [:]
    private var read = 0
    private var down: Set<Int> = []
    private var places: [Int: CGPoint] = [:]
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        gestures.view.addSubview(inner)
        for index in 0..<(2 + random.below(5)) {
            let recognizer = makeRecognizer()
            recognizer.cancelsTouchesInView = random.below(2) == 0
            gestures.add(recognizer, "\(index)", to: random.below(2) == 0 ? inner : nil)
            recognizers.append(recognizer)
        }
        for _ in 0..<random.below(4) {
            let first = recognizers[random.below(recognizers.count)]
            let second = recognizers[random.below(recognizers.count)]
            if first !== second { first.require(toFail: second) }
        }
    }

    private func makeRecognizer() -> UIGestureRecognizer {
        switch random.below(8) {
        case 0: return UITapGestureRecognizer()
        case 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case 2: return UILongPressGestureRecognizer()
        case 3: return UISwipeGestureRecognizer()
        case 4: return UIPinchGestureRecognizer()
        case 5: return UIRotationGestureRecognizer()
        case 6:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            return edge
        default:
            let pan = UIPanGestureRecognizer()
            pan.maximumNumberOfTouches = 1 + random.below(2)
            return pan
        }
    }

    func play(steps: Int) {
        for _ in 0..<steps {
            step()
            check()
        }
        for finger in down { gestures.screen.touchCancel(finger: finger) }
        check()
        gestures.screen.advance(by: 2)
        check()
        for recognizer in recognizers where recognizer.state != .possible {
            faults.append("\(name(recognizer)) is stuck in \(recognizer.state)")
        }
        for recognizer in recognizers where recognizer.numberOfTouches != 0 {
            faults.append("\(name(recognizer)) still has touches")
        }
    }

    private func step() {
        let screen = gestures.screen
        let finger = random.below(3)
        let place = CGPoint(x: random.below(300), y: random.below(300))
        switch random.below(12) {
        case 0, 1:
            if down.insert(finger).inserted {
                places[finger] = place
                screen.touchDown(at: place, finger: finger)
            }
        case 2...5:
            guard down.contains(finger), let old = places[finger] else { return }
            let near = CGPoint(
                x: old.x + CGFloat(random.below(41) - 20), y: old.y + CGFloat(random.below(41) - 20)
            )
            places[finger] = near
            screen.touchMove(to: near, finger: finger)
        case 6: screen.touchMove(to: place, finger: finger)
        case 7, 8: if down.remove(finger) != nil { screen.touchUp(finger: finger) }
        case 9:
            if down.remove(finger) != nil, random.below(3) == 0 {
                screen.touchCancel(finger: finger)
            } else {
                screen.touchUp(finger: finger)
            }
        case 10: screen.advance(by: Double(random.below(60)) / 100)
        default:
            let recognizer = recognizers[random.below(recognizers.count)]
            if random.below(4) == 0 { recognizer.isEnabled.toggle() }
        }
    }

    private func check() {
        for call in gestures.calls[read...] { follow(call) }
        read = gestures.calls.count
        // Fingers in different places may belong to different gestures.
        let active = recognizers.filter { $0.state == .began || $0.state == .changed }
        for (index, first) in active.enumerated() {
            for second in active[(index + 1)...] where sharesTouch(first, second) {
                faults.append("\(name(first)) and \(name(second)) are both under way")
            }
        }
        if down.isEmpty, !active.isEmpty {
            faults.append("\(name(active[0])) is under way without a finger")
        }
    }

    private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        let mine = (0..<first.numberOfTouches).map { first.location(ofTouch: $0, in: nil) }
        let theirs = (0..<second.numberOfTouches).map { second.location(ofTouch: $0, in: nil) }
        return mine.contains { theirs.contains($0) }
    }

    /// A beginning comes first, an end last.
    private func follow(_ call: String) {
        let parts = call.split(separator: ".").map(String.init)
        let isContinued = ["began", "changed"].contains(last[parts[0]] ?? "")
        let isLegal =
            switch parts[1] {
            case "began": !isContinued
            case "changed", "cancelled": isContinued
            case "ended": true
            default: false
            }
        if !isLegal { faults.append("\(call) after \(last[parts[0]] ?? "nothing")") }
        last[parts[0]] = parts[1]
    }

    private func name(_ recognizer: UIGestureRecognizer) -> String {
        "\(type(of: recognizer)) \(recognizer.name ?? "")"
    }
}
