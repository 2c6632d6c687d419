import Foundation

extension ExposedMembers {
    /// Whether the object's class supplies a method of this name.
    @MainActor static func canSend(_ selector: Selector, to object: AnyObject) -> Bool {
        of(object)?.actions[selector] != nil
    }

    /// Calls the object's method of this name with as many of the arguments as it takes. An object
    /// that doesn't have it stops the program in UIKit's words.
    @MainActor static func send(
        _ selector: Selector, to object: AnyObject, from sender: Any?, for event: Any?
    ) {
        guard let action = of(object)?.actions[selector] else {
            fatalError(unrecognized(selector, sentTo: object))
        }
        action(object, sender, event)
    }

    @MainActor private static func unrecognized(
        _ selector: Selector, sentTo object: AnyObject
    ) -> String {
        let type: AnyClass = type(of: object)
        let method = "\(selector)".prefix { $0 != ":" }
        return """
            -[\(type) \(selector)]: unrecognized selector sent to instance \
            \(Unmanaged.passUnretained(object).toOpaque()). \(advice(for: object)) \
            .action("\(selector)", \(type).\(method)). \(inventory(of: object))
            """
    }

    @MainActor private static func advice(for object: AnyObject) -> String {
        let type: AnyClass = type(of: object)
        return object is any ExposesMembers
            ? "Without Objective-C, a class lists its methods: add to \(type).exposedMembers"
            : "Without Objective-C, a class lists its methods: let \(type) conform to "
                + "ExposesMembers, with"
    }

    @MainActor private static func inventory(of object: AnyObject) -> String {
        let names = (of(object)?.actions.keys).map { $0.map(\.description).sorted() } ?? []
        return names.isEmpty
            ? "It lists none now." : "It lists now: \(names.joined(separator: ", "))."
    }
}

extension NSObject {
    /// Whether the object's class supplies a method of this name in its `exposedMembers`. Methods
    /// that are not listed there are not seen.
    @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { ExposedMembers.canSend($0, to: self) } ?? false
    }
}
