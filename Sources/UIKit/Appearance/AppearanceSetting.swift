/// One thing that a look sets.
@MainActor struct AppearanceSetting {
    let value: Any
    /// Sets it on a view that has it as it was made, or from a look.
    private let applyTo: @MainActor (UIView) -> Void

    /// - Parameter original: What the property is when it was made, if that is something.
    init<Owner: UIView, Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value?>, _ value: Value, original: Value? = nil
    ) {
        self.value = value
        let key = AnyHashable(keyPath)
        applyTo = { view in
            guard let owner = view as? Owner else { return }
            let current = owner[keyPath: keyPath]
            guard current == nil || current == original || owner.lookGave(key, current) else {
                return
            }
            owner[keyPath: keyPath] = value
            owner.noteLook(key, value)
        }
    }

    init<Owner: UIView>(
        _ name: String, _ value: Any, read: @escaping @MainActor (Owner) -> Any?,
        write: @escaping @MainActor (Owner) -> Void
    ) {
        self.value = value
        let key = AnyHashable(name)
        applyTo = { view in
            guard let owner = view as? Owner else { return }
            guard read(owner) == nil || owner.attribute(\.looks)[key] != nil else { return }
            write(owner)
            owner.changeAttributes { $0.looks[key] = true }
        }
    }

    func apply(to view: UIView) {
        applyTo(view)
    }
}

extension UIView {
    /// Whether the value is what a look gave the view before.
    fileprivate func lookGave<Value: Equatable>(_ key: AnyHashable, _ value: Value?) -> Bool {
        guard let given = attribute(\.looks)[key] as? Value else { return false }
        return given == value
    }

    fileprivate func noteLook<Value: Equatable>(_ key: AnyHashable, _ value: Value) {
        changeAttributes { $0.looks[key] = value }
    }
}
