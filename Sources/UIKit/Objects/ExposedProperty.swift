/// A property of a class, reached by its name.
@MainActor
struct ExposedProperty {
    /// Why a value wasn't set.
    enum Refusal: Error, Equatable {
        case readOnly
        /// The types' names, as Swift prints them; `found` is nil for the value nil.
        case mismatch(expected: String, found: String?)
    }

    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any?) throws(Refusal) -> Void

    init<Object: AnyObject, Value>(
        key: String, keyPath: ReferenceWritableKeyPath<Object, Value>
    ) {
        get = Self.getter(key: key, keyPath: keyPath)
        set = { object, value throws(Refusal) in
            guard let converted = (value as Any) as? Value else {
                throw .mismatch(
                    expected: "\(Value.self)", found: value.map { "\(type(of: $0))" })
            }
            let owner: Object = Self.owner(object, of: key)
            owner[keyPath: keyPath] = converted
        }
    }

    init<Object: AnyObject, Value>(key: String, readOnly keyPath: KeyPath<Object, Value>) {
        get = Self.getter(key: key, keyPath: keyPath)
        set = { _, _ throws(Refusal) in throw .readOnly }
    }

    private static func getter<Object: AnyObject, Value>(
        key: String, keyPath: KeyPath<Object, Value>
    ) -> (AnyObject) -> Any? {
        { object in
            let owner: Object = owner(object, of: key)
            let value = owner[keyPath: keyPath]
            return (value as? any OptionalValue).map(\.wrapped) ?? value
        }
    }

    private static func owner<Object: AnyObject>(_ object: AnyObject, of key: String) -> Object {
        guard let owner = object as? Object else {
            fatalError(
                """
                [\(type(of: object)) \(key)]: the class's exposedMembers lists a property of \
                \(Object.self), which is not its superclass
                """)
        }
        return owner
    }
}

/// Lets a value of an optional type be recognised inside an `Any`.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 } }
}
