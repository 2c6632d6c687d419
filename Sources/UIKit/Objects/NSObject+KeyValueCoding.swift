public import Foundation

// The main actor, because what a class exposes is asked there; on iOS these methods are bound to no
// thread. Linux's Foundation has none of them.

extension NSObject {
    /// The value of the property of this name that the object's class lists in its
    /// `exposedMembers`. A name that is not listed stops the program in Foundation's words.
    @MainActor
    public func value(forKey key: String) -> Any? {
        if let carrier = self as? any CarriesValues {
            return carrier.carriedValue(forKeyPath: key)
        }
        guard let property = ExposedMembers.of(self)?.properties[key] else {
            fatalError(undefined(key, call: "valueForUndefinedKey:"))
        }
        return property.get(self)
    }

    /// Sets the property of this name that the object's class lists in its `exposedMembers`.
    ///
    /// A name that is not listed stops the program in Foundation's words, and so does a value that
    /// is not of the property's type, `nil` for a property that can't be nil among them.
    @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        if let carrier = self as? any CarriesValues {
            return carrier.carry(value, forKeyPath: key)
        }
        guard let property = ExposedMembers.of(self)?.properties[key] else {
            fatalError(undefined(key, call: "setValue:forUndefinedKey:"))
        }
        do throws(ExposedProperty.Refusal) {
            try property.set(self, value)
        } catch {
            fatalError("[\(instanceName) \(explanation(of: error, key: key))")
        }
    }

    /// The value at the end of a path of names with dots between them, `layer.cornerRadius`; nil
    /// when a value on the way is nil. O(n) in the number of names.
    @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
        if self is any CarriesValues { return value(forKey: keyPath) }
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return value(forKey: key) }
        return object(forKey: key, on: keyPath)?.value(forKeyPath: rest)
    }

    /// Sets the property at the end of a path of names with dots between them; does nothing when a
    /// value on the way is nil. O(n) in the number of names.
    @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if self is any CarriesValues { return setValue(value, forKey: keyPath) }
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        object(forKey: key, on: keyPath)?.setValue(value, forKeyPath: rest)
    }

    @MainActor private func object(forKey key: String, on path: String) -> NSObject? {
        guard let value = value(forKey: key) else { return nil }
        guard let object = value as? NSObject else {
            fatalError(
                """
                [\(instanceName) valueForKeyPath:]: \(key) in the path \(path) is of type \
                \(type(of: value)), which has no keys
                """)
        }
        return object
    }

    private static func split(_ keyPath: String) -> (key: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    private var instanceName: String {
        "<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    private func explanation(of refusal: ExposedProperty.Refusal, key: String) -> String {
        switch refusal {
        case .readOnly:
            "setValue:forKey:]: the property \(key) can only be read"
        case .mismatch(let expected, found: nil):
            """
            setNilValueForKey]: could not set nil as the value for the key \(key), which is of type \
            \(expected)
            """
        case .mismatch(let expected, let found?):
            """
            setValue:forKey:]: the property \(key) is of type \(expected), the value of type \
            \(found)
            """
        }
    }

    @MainActor private func undefined(_ key: String, call: String) -> String {
        """
        [\(instanceName) \(call)]: this class is not key value coding-compliant for the key \(key). \
        Without Objective-C, a class lists its properties: add to \(type(of: self)).exposedMembers \
        .property("\(key)", \\\(type(of: self)).\(key))
        """
    }
}
