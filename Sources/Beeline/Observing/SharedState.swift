/// A value that several controllers share: handed from one to the next,
/// observed and changed by each, instead of a chain of delegates.
///
///     let filter = SharedState(Filter())
///     let list = ListController(filter: filter)
///     let settings = FilterController(filter: filter)
///
/// It belongs to the main actor. Every observer hears of every value, in
/// order; an observer that sets another one does so at once, and all hear of
/// it after the one that is being told (``Observers``).
@MainActor
public final class SharedState<Value: Sendable> {
    private let observers = Observers<Value>()
    private let isEqual: (@Sendable (Value, Value) -> Bool)?

    /// The value. Setting it tells the observers, unless it is equal to the
    /// one before.
    public var value: Value {
        didSet {
            if let isEqual, isEqual(oldValue, value) { return }
            observers.send(value)
        }
    }

    /// Makes a state of which every new value is told.
    public init(_ value: Value) {
        self.value = value
        isEqual = nil
    }

    /// Makes a state of which every different value is told.
    public init(_ value: Value) where Value: Equatable {
        self.value = value
        isEqual = { $0 == $1 }
    }

    /// Changes several parts of the value at once, which is told once.
    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        var copy = value
        let result = try body(&copy)
        value = copy
        return result
    }

    /// Asks to hear of every value from now on.
    ///
    /// - Returns: What keeps the observation going.
    public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> ObservationToken {
        observers.add(handler)
    }

    /// Asks to hear of every value for as long as an object lives, beginning
    /// with the one there is.
    ///
    /// - Parameters:
    ///   - owner: Whom the observation is for. It is not kept alive.
    ///   - handler: Gets the owner and the value.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, Value) -> Void
    ) {
        let box = TokenBox()
        box.token = observers.add { [weak owner] value in
            guard let owner else {
                box.token = nil
                return
            }
            handler(owner, value)
        }
        handler(owner, value)
    }

    /// The value, and then every new one that a reader has time for: one that
    /// is slow gets the newest.
    public func values() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(value)
        let end = StreamEnd { continuation.finish() }
        let token = observe { value in
            withExtendedLifetime(end) { _ = continuation.yield(value) }
        }
        continuation.onTermination = { _ in token.end() }
        return stream
    }
}
