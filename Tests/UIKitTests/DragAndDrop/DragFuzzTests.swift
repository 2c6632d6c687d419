import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

/// Fingers, mouse, keys and other programs in any order: a drag that began ends, once, and leaves
/// nothing behind.
@MainActor @Suite(.serialized) struct DragFuzzTests {
    @Test func `whatever comes, each drag ends once and nothing stays on the screen`() {
        let rounds = FuzzPlan.rounds(standard: 60, longest: 100_000)
        for round in 0..<rounds {
            var random = SplitMix64(seed: FuzzPlan.seed &+ UInt64(round))
            let screen = DragScreen()
            screen.drop.operation =
                [.copy, .move, .forbidden, .cancel].randomElement(using: &random) ?? .copy
            screen.drag.allowsMove = Bool.random(using: &random)
            for _ in 0..<25 { step(screen, &random) }
            screen.screen.touchUp(finger: 1)
            screen.screen.mouseUp()
            screen.screen.advance(by: 2)
            let calls = screen.calls
            func count(_ prefix: String) -> Int { calls.count { $0.hasPrefix(prefix) } }
            let seed = "FUZZ_SEED=\(FuzzPlan.seed &+ UInt64(round)): \(calls)"
            #expect(count("begin") == count("willEnd"), "\(seed)")
            #expect(count("begin") == count("didEnd"), "\(seed)")
            #expect(count("perform") == count("conclude"), "\(seed)")
            #expect(DragMotion.current == nil, "\(seed)")
            #expect(screen.preview == nil, "\(seed)")
        }
    }

    private func step(_ screen: DragScreen, _ random: inout SplitMix64) {
        let place =
            [
                screen.sourcePoint, screen.targetPoint, CGPoint(x: 150, y: 100),
                CGPoint(x: 340, y: 100),
            ].randomElement(using: &random) ?? .zero
        switch Int.random(in: 0..<10, using: &random) {
        case 0: screen.screen.touchDown(at: place, finger: 1)
        case 1: screen.screen.mouseDown(at: place)
        case 2, 3: screen.screen.touchMove(to: place, finger: 1)
        case 4, 5: screen.screen.mouseMove(to: place)
        case 6: screen.screen.touchUp(finger: 1)
        case 7: screen.screen.mouseUp()
        case 8: screen.screen.advance(by: Double.random(in: 0...0.7, using: &random))
        default:
            if Bool.random(using: &random) {
                screen.screen.press(.escape)
            } else {
                screen.screen.dragIn(
                    DraggedContent(text: "a"), over: [place],
                    drops: Bool.random(using: &random))
            }
        }
    }
}
