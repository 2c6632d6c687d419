import Foundation
import UIKit

/// Lists of accessible elements to show, whose elements have names.
@MainActor
final class AccessibleElements {
    private final class Source {}

    /// Knuth's linear congruential generator, whose high bits are good enough for a test.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    private var sources: [String: Source] = [:]

    func identifier(of name: String) -> ObjectIdentifier? {
        sources[name].map(ObjectIdentifier.init)
    }

    /// As `drive.py` sees them: role and label, in reading order, what is in a list in brackets.
    func summary(of list: [HostAccessibleElement]) -> String {
        list.filter { $0.container == nil }.map { element in
            guard element.role == .list else { return line(element) }
            let inside = list.filter { $0.container == element.identifier }.map(line)
            return line(element) + "[" + inside.joined(separator: ",") + "]"
        }.joined(separator: ",")
    }

    private func line(_ element: HostAccessibleElement) -> String {
        let roles: [HostAccessibleElement.Role: String] = [
            .button: "push button", .image: "image", .list: "list",
        ]
        return (roles[element.role] ?? "") + " " + element.label
    }

    func name(of identifier: ObjectIdentifier) -> String {
        sources.first { ObjectIdentifier($0.value) == identifier }?.key ?? "unknown"
    }

    func list(named name: String) -> [HostAccessibleElement] {
        switch name {
        case "first": firstList
        case "changed": changedList
        case "rows-1-to-3": rows(1...3)
        case "rows-2-to-4": rows(2...4)
        case "rows-0-to-2": rows(0...2)
        case "numbers": numbers(volume: 30, action: "Mute it")
        case "other-numbers": numbers(volume: 60, action: "Unmute it")
        case "none": []
        default: randomList(seed: UInt64(name) ?? 0)
        }
    }

    private var firstList: [HostAccessibleElement] {
        [
            element("heading", .heading, "Todos", y: 0),
            element("done", .toggle, "Done", y: 20) {
                $0.isSelected = true; $0.isFocusable = true
            },
            element("add", .button, "Add", y: 40) {
                $0.hint = "Makes a todo"; $0.isFocusable = true
            },
            element("volume", .adjustable, "Volume", y: 60) {
                $0.value = "50 %"
                $0.isFocusable = true
            },
            element("delete", .button, "Delete", y: 80) { $0.isEnabled = false },
            element("picture", .image, "A bee", y: 100.5),
        ]
    }

    /// Some of twelve elements in any order, each with one of three roles; the same ones for one seed.
    /// What comes after a list may be in it.
    private func randomList(seed: UInt64) -> [HostAccessibleElement] {
        var generator = Generator(state: seed)
        let numbers = (0..<12).shuffled(using: &generator).prefix(
            Int.random(in: 0...12, using: &generator))
        var list: ObjectIdentifier?
        return numbers.map { number in
            let isInside = Bool.random(using: &generator)
            let choice = Int.random(in: 0..<(list != nil && isInside ? 4 : 5), using: &generator)
            let role: HostAccessibleElement.Role =
                choice < 2 ? .button : choice < 4 ? .image : .list
            let made = element("any\(number)", role, "Any \(number)", y: 0) {
                $0.isFocusable = true
                if role != .list, isInside { $0.container = list }
            }
            if role == .list { list = made.identifier }
            return made
        }
    }

    /// What stands between two ends, and one of several.
    private func numbers(volume: Double, action: String) -> [HostAccessibleElement] {
        [
            element("volume", .adjustable, "Volume", y: 0) {
                $0.range = .init(value: volume, minimum: 0, maximum: 100)
                $0.customActions = [action, "Reset"]
            },
            element("count", .spinButton, "Count", y: 20) {
                $0.range = .init(value: 3, minimum: 1, maximum: 9)
            },
            element("done", .progress, "Copied", y: 40) {
                $0.range = .init(value: 0.25, minimum: 0, maximum: 1)
            },
            element("small", .radio, "Small", y: 60),
            element("large", .radio, "Large", y: 80) { $0.isSelected = true },
        ]
    }

    private func rows(_ numbers: ClosedRange<Int>) -> [HostAccessibleElement] {
        numbers.map { element("row\($0)", .button, "Row \($0)", y: CGFloat($0) * 20) }
    }

    /// The heading gone, the toggle off, the button renamed and moved to the end.
    private var changedList: [HostAccessibleElement] {
        var list = firstList
        list.removeFirst()
        list[0].isSelected = false
        list[1].label = "Add one"
        list[1].frame.origin.y = 150
        list.append(list.remove(at: 1))
        return list
    }

    private func element(
        _ name: String, _ role: HostAccessibleElement.Role, _ label: String, y: CGFloat,
        change: (inout HostAccessibleElement) -> Void = { _ in }
    ) -> HostAccessibleElement {
        let source = sources[name] ?? Source()
        sources[name] = source
        var element = HostAccessibleElement(
            identifier: ObjectIdentifier(source), role: role, label: label,
            frame: CGRect(x: 10, y: y, width: 100, height: 18))
        change(&element)
        return element
    }
}
