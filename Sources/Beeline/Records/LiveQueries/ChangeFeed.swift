/// Numbers the transactions of a database, and tells followers of each one
/// after it was committed.
final class ChangeFeed: Sendable {
    private struct State {
        var generation = 0
        var followers: [ObjectIdentifier: WeakFollower] = [:]
    }

    private struct WeakFollower {
        weak var value: (any ChangeFollower)?
    }

    /// Held while a transaction is committed, which is not long: who wants to
    /// know which transaction a reading has seen begins it under this lock.
    private let state = Guarded(State())

    var followers: [any ChangeFollower] {
        state.withLock { state in
            state.followers = state.followers.filter { $0.value.value != nil }
            return state.followers.values.compactMap(\.value)
        }
    }

    /// Adds someone who is told of all transactions that are committed from now
    /// on.
    func add(_ follower: any ChangeFollower) {
        state.withLock { $0.followers[ObjectIdentifier(follower)] = WeakFollower(value: follower) }
    }

    func remove(_ follower: any ChangeFollower) {
        _ = state.withLock { $0.followers.removeValue(forKey: ObjectIdentifier(follower)) }
    }

    /// Begins a reading while nothing is committed.
    ///
    /// - Returns: The number of the last transaction, which the reading sees.
    func pin(_ begin: () throws(DatabaseError) -> Void) throws(DatabaseError) -> Int {
        try state.withLock { (state) throws(DatabaseError) in
            try begin()
            return state.generation
        }
    }

    /// Commits a transaction, and tells the followers.
    ///
    /// - Parameters:
    ///   - news: For each follower what it has prepared. Who came while the
    ///     transaction was running has to read everything again.
    ///   - commit: What it throws leaves everything as it was.
    func publish(
        _ news: [ObjectIdentifier: FollowerNews],
        after commit: () throws(DatabaseError) -> Void = {}
    ) throws(DatabaseError) {
        try state.withLock { (state) throws(DatabaseError) in
            try commit()
            state.generation += 1
            for (id, follower) in state.followers {
                follower.value?.receive(news[id] ?? .everything, generation: state.generation)
            }
        }
    }

    /// Tells all followers to read everything again.
    func publishEverything() {
        try? publish([:])
    }
}
