import Foundation
import UIKit

/// Lists of accessible elements to show, whose elements have names.
@MainActor
final class AccessibleElements {
    private final class Source {}

    private var sources: [String: Source] = [:]

    func identifier(of name: String) -> ObjectIdentifier? {
        sources[name].map(ObjectIdentifier.init)
    }

    func name(of identifier: ObjectIdentifier) -> String {
        sources.first { ObjectIdentifier($0.value) == identifier }?.key ?? "unknown"
    }

    func list(named name: String) -> [HostAccessibleElement] {
        switch name {
        case "first": firstList
        case "changed": changedList
        default: []
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
