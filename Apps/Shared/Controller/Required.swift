/// What a controller can't work without.
///
/// - Parameters:
///   - value: What it was given.
///   - name: Whose property this is, and which: `PeopleController.provider`.
public func required<Value>(_ value: Value?, _ name: StaticString) -> Value {
    guard let value else {
        fatalError("\(name): has to be set before the view is loaded, and is nil.")
    }
    return value
}
