/// A class that supplies methods and properties by name, in the place of the Objective-C runtime:
/// to be the target of a control or a gesture recognizer, to be reached by key, to have outlets.
///
/// Views, view controllers and all other responders conform already and override the property. Any
/// other class conforms to the protocol.
///
///     final class Counter: ExposesMembers {
///         var count = 0
///         func countUp() { count += 1 }
///
///         class var exposedMembers: ExposedMembers {
///             ExposedMembers()
///                 .action("countUp", Counter.countUp)
///                 .property("count", \Counter.count)
///         }
///     }
@MainActor
public protocol ExposesMembers: AnyObject {
    /// What the class supplies. Asked once for each class, when it is first needed.
    static var exposedMembers: ExposedMembers { get }
}

extension ExposedMembers {
    @MainActor private static var known: [ObjectIdentifier: ExposedMembers] = [:]

    /// What the object's class and its superclasses supply; nil when they don't expose any.
    @MainActor static func of(_ object: AnyObject) -> ExposedMembers? {
        let type: AnyClass = type(of: object)
        if let members = known[ObjectIdentifier(type)] {
            return members
        }
        guard let exposing = type as? any ExposesMembers.Type else { return nil }
        let members = exposing.exposedMembers
        known[ObjectIdentifier(type)] = members
        return members
    }
}
