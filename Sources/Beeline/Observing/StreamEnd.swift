/// Does something when the last reference to it is gone: ends a stream with
/// the source that fed it.
final class StreamEnd: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    deinit {
        body()
    }
}
