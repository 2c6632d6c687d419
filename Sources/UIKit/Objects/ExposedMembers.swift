/// The methods and properties that a class supplies by name.
///
/// A class lists what its superclass supplies and adds its own; a later entry of the same name takes
/// the place of an earlier one:
///
///     override class var exposedMembers: ExposedMembers {
///         super.exposedMembers
///             .action("save:", SettingsController.save)
///             .property("titleLabel", \SettingsController.titleLabel)
///     }
///
/// The list is made once for each class and costs an instance nothing. Overrides are honoured: the
/// method that runs is the one of the object's own class.
public struct ExposedMembers {
    typealias Action = @MainActor (_ object: AnyObject, _ sender: Any?, _ event: Any?) -> Void

    private(set) var actions: [Selector: Action] = [:]
    private(set) var properties: [String: ExposedProperty] = [:]

    /// An empty list.
    public init() {}
}

extension ExposedMembers {
    /// Adds a method without arguments, such as `save`. What it returns is ignored.
    @MainActor
    public func action<Object: AnyObject, Result>(
        _ selector: Selector, _ method: @escaping @MainActor (Object) -> @MainActor () -> Result
    ) -> ExposedMembers {
        adding(selector, taking: 0) { object, _, _ in
            _ = method(Self.receiver(object, of: selector))()
        }
    }

    /// Adds a method that takes the sender, such as `save:`. What it returns is ignored.
    ///
    /// The sender may be declared as any type, optional or not; a sender of another type stops the
    /// program with a message that names both.
    @MainActor
    public func action<Object: AnyObject, Sender, Result>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Object) -> @MainActor (Sender) -> Result
    ) -> ExposedMembers {
        adding(selector, taking: 1) { object, sender, _ in
            _ = method(Self.receiver(object, of: selector))(
                Self.argument(sender, of: selector, to: object))
        }
    }

    /// Adds a method that takes the sender and the event, such as `save:forEvent:`. What it returns
    /// is ignored.
    @MainActor
    public func action<Object: AnyObject, Sender, Event, Result>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Object) -> @MainActor (Sender, Event) -> Result
    ) -> ExposedMembers {
        adding(selector, taking: 2) { object, sender, event in
            _ = method(Self.receiver(object, of: selector))(
                Self.argument(sender, of: selector, to: object),
                Self.argument(event, of: selector, to: object))
        }
    }

    /// Adds a property, an outlet among them, that can be read and set by its name.
    @MainActor
    public func property<Object: AnyObject, Value>(
        _ key: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> ExposedMembers {
        adding(key, ExposedProperty(key: key, keyPath: keyPath))
    }

    /// Adds a property that can be read by its name, and not set.
    @MainActor
    public func property<Object: AnyObject, Value>(
        _ key: String, _ keyPath: KeyPath<Object, Value>
    ) -> ExposedMembers {
        adding(key, ExposedProperty(key: key, readOnly: keyPath))
    }
}

extension ExposedMembers {
    private func adding(
        _ selector: Selector, taking count: Int, _ action: @escaping Action
    ) -> ExposedMembers {
        guard selector.argumentCount == count else {
            fatalError(
                """
                ExposedMembers.action("\(selector)", _:): the selector has \
                \(selector.argumentCount) colons, and its method takes \(count) arguments
                """)
        }
        var members = self
        members.actions[selector] = action
        return members
    }

    private func adding(_ key: String, _ property: ExposedProperty) -> ExposedMembers {
        var members = self
        members.properties[key] = property
        return members
    }

    private static func receiver<Object: AnyObject>(
        _ object: AnyObject, of selector: Selector
    ) -> Object {
        guard let receiver = object as? Object else {
            fatalError(
                """
                -[\(type(of: object)) \(selector)]: the class's exposedMembers lists a method of \
                \(Object.self), which is not its superclass
                """)
        }
        return receiver
    }

    private static func argument<Argument>(
        _ value: Any?, of selector: Selector, to object: AnyObject
    ) -> Argument {
        // Through Any, nil becomes an argument that is declared optional.
        guard let argument = (value as Any) as? Argument else {
            let found = value.map { "an instance of \(type(of: $0))" } ?? "nil"
            fatalError(
                "-[\(type(of: object)) \(selector)]: expects \(Argument.self), was sent \(found)")
        }
        return argument
    }
}
