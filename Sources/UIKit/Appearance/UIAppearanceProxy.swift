/// Takes the look of a class: what is set here is set on its objects as they enter a window.
@MainActor public struct UIAppearanceProxy<View: UIView> {
    private let rule: AppearanceRule

    init(_ rule: AppearanceRule) {
        self.rule = AppearanceRules.known(rule)
    }

    /// What was set; `nil` for nothing.
    func value<Owner: UIView, Value>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Value? {
        (rule.settings[keyPath]?.value as? Value?) ?? nil
    }

    /// `nil` ends what was set.
    ///
    /// - Parameter original: What the property is when it was made, if that is something.
    func set<Owner: UIView, Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value?>, _ value: Value?,
        original: Value? = nil
    ) {
        rule.settings[keyPath] = value.map {
            AppearanceSetting(keyPath, $0, original: original)
        }
    }

    /// For what has a method in the place of a property, such as a title's look in each state.
    ///
    /// - Parameters:
    ///   - name: Tells one setting from another.
    ///   - read: What a view has now; `nil` is as it was made.
    func set<Owner: UIView>(
        _ name: String, _ value: Any?, read: @escaping @MainActor (Owner) -> Any?,
        write: @escaping @MainActor (Owner) -> Void
    ) {
        rule.settings[name] = value.map { AppearanceSetting(name, $0, read: read, write: write) }
    }
}
