import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

@Suite struct TextEditingFuzzTests {
    @Test func `Random edits leave text, selection and steps as a plain model has them`() {
        var fuzz = TextFuzz(seed: FuzzPlan.seed)
        let difference = fuzz.run(rounds: FuzzPlan.rounds(standard: 4_000))
        #expect(difference == nil, "seed \(FuzzPlan.seed): \(difference ?? "")")
    }
}

/// Random edits of a text view on a screen, by its keys and an input method.
@MainActor @Suite struct TextViewFuzzTests {
    @MainActor private struct Run {
        let text = TextScreen()
        var model = TextModel()
        var random: SplitMix64

        private static let pieces = [
            "a", "b ", "\n", "\r\n", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "שלום", "한", "你好",
        ]

        mutating func step() -> String {
            let piece = Self.pieces[random.below(Self.pieces.count)]
            let view = text.view
            switch random.below(12) {
            case 0...3:
                view.insertText(piece)
                model.replace(model.low, model.high, piece, .typing)
            case 4: delete(.backspace, .deletingBackward)
            case 5: delete(.delete, .deletingForward)
            case 6, 7:
                let start = random.below(model.now.units.count + 1)
                let length = random.below(3) * random.below(model.now.units.count - start + 1) / 2
                view.selectedRange = NSRange(location: start, length: length)
                model.select(start, start + length)
            case 8:
                let start = model.next(after: random.below(model.now.units.count + 1) - 1)
                let end = model.next(after: start)
                view.replace(
                    TextSpan(NSRange(location: start, length: end - start)), withText: piece)
                model.replace(start, end, piece, .other)
            case 9: takeBack()
            case 10: doAgain()
            default: compose(piece)
            }
            return "with \(piece.debugDescription)"
        }

        private mutating func delete(
            _ key: TestScreen.Key, _ kind: TextHistory.Kind
        ) {
            text.screen.press(key)
            if model.low < model.high {
                model.replace(model.low, model.high, "", .other)
            } else if kind == .deletingBackward {
                model.replace(model.previous(before: model.low), model.low, "", kind)
            } else {
                model.replace(model.low, model.next(after: model.low), "", kind)
            }
        }

        private mutating func takeBack() {
            guard !model.done.isEmpty else { return }
            text.screen.press("z", control: true)
            _ = model.undo()
        }

        private mutating func doAgain() {
            guard !model.undone.isEmpty else { return }
            text.screen.press("z", shift: true, control: true)
            _ = model.redo()
        }

        private mutating func compose(_ piece: String) {
            text.screen.compose("x")
            text.screen.compose(piece)
            if random.below(2) == 0 {
                text.screen.compose("")
            } else {
                text.screen.commit(piece)
                model.replace(model.low, model.high, piece, .typing)
            }
        }

        var difference: String? {
            let view = text.view
            let selected = NSRange(location: model.low, length: model.high - model.low)
            guard Array(view.text.utf16) == model.now.units else {
                return "\(view.text.debugDescription) ≠ \(model.string.debugDescription)"
            }
            guard view.selectedRange == selected else {
                return "\(view.selectedRange) ≠ \(selected)"
            }
            let manager = view.undoManager
            guard manager?.canUndo == !model.done.isEmpty,
                manager?.canRedo == !model.undone.isEmpty,
                view.editor.content.history.done.count == model.done.count
            else { return "another number of steps" }
            return nil
        }
    }

    @Test func `A view's text, selection and steps are a plain model's, whatever is done`() throws {
        var run = Run(random: SplitMix64(seed: FuzzPlan.seed))
        try run.text.screen.tap("view")
        for round in 0..<FuzzPlan.rounds(standard: 300) {
            let action = run.step()
            if run.model.now.units.count > 300 {
                run.text.view.text = ""
                run.model.set("")
            }
            let difference = run.difference
            #expect(
                difference == nil,
                "seed \(FuzzPlan.seed), round \(round) \(action): \(difference ?? "")")
            if difference != nil { break }
        }
    }
}
