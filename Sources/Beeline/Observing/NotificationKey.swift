public import Foundation

/// The name of a notification together with the type of what it carries.
///
///     extension NotificationKey where Payload == Change {
///         static let todosDidChange = NotificationKey("todosDidChange")
///     }
///
///     NotificationCenter.default.post(.todosDidChange, change, from: store)
///     token = NotificationCenter.default.observe(.todosDidChange) { change in … }
///
/// Posting something else under that key, or reading something else from it,
/// does not compile.
public struct NotificationKey<Payload: Sendable>: Sendable, Hashable {
    /// The name in the notification center.
    public let name: Notification.Name

    /// Makes a key.
    ///
    /// - Parameter name: Unique in the app; two keys of one name and different
    ///   types never read each other's payload.
    public init(_ name: String) {
        self.name = Notification.Name(name)
    }
}

extension Notification {
    /// What was posted under a key; nil for a notification of another one.
    public subscript<Payload>(key: NotificationKey<Payload>) -> Payload? {
        name == key.name ? userInfo?[payloadKey] as? Payload : nil
    }
}

private let payloadKey = "Beeline.payload"

extension NotificationCenter {
    /// Posts a notification that carries a value.
    ///
    /// Observers are called on this thread, before it returns; those made by
    /// ``observe(_:from:_:)`` on the main actor.
    ///
    /// - Parameters:
    ///   - key: Its name, and what it carries.
    ///   - payload: What it carries.
    ///   - sender: Who posts it, for observers that listen to one object alone.
    public func post<Payload>(
        _ key: NotificationKey<Payload>, _ payload: Payload, from sender: AnyObject? = nil
    ) {
        post(name: key.name, object: sender, userInfo: [payloadKey: payload])
    }

    /// Asks to hear of notifications that carry a value.
    ///
    /// - Parameters:
    ///   - key: Their name, and what they carry.
    ///   - sender: Whose are wanted; nil for everybody's.
    ///   - handler: Gets what they carry. Called before the post returns if
    ///     that is on the main thread, and in its next turn otherwise.
    /// - Returns: What keeps the observation going.
    public func observe<Payload>(
        _ key: NotificationKey<Payload>, from sender: AnyObject? = nil,
        _ handler: @escaping @MainActor @Sendable (Payload) -> Void
    ) -> Beeline.ObservationToken {
        observeOnMain(key.name, from: sender) {
            notification -> (@MainActor @Sendable () -> Void)? in
            guard let payload = notification[key] else { return nil }
            return { handler(payload) }
        }
    }

    /// Asks to hear of notifications whose payload doesn't matter, such as the
    /// system's.
    ///
    /// - Parameters:
    ///   - name: Theirs.
    ///   - sender: Whose are wanted; nil for everybody's.
    ///   - handler: Called before the post returns if that is on the main
    ///     thread, and in its next turn otherwise.
    /// - Returns: What keeps the observation going.
    public func observe(
        _ name: Notification.Name, from sender: AnyObject? = nil,
        _ handler: @escaping @MainActor @Sendable () -> Void
    ) -> Beeline.ObservationToken {
        observeOnMain(name, from: sender) { _ in handler }
    }

    private func observeOnMain(
        _ name: Notification.Name, from sender: AnyObject?,
        _ body: @escaping @Sendable (Notification) -> (@MainActor @Sendable () -> Void)?
    ) -> Beeline.ObservationToken {
        let observer = addObserver(forName: name, object: sender, queue: nil) { notification in
            guard let body = body(notification) else { return }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { body() }
            } else {
                Task { @MainActor in body() }
            }
        }
        let registration = Registration(center: self, observer: observer)
        return Beeline.ObservationToken { registration.end() }
    }
}

/// An observer in a notification center.
///
/// `@unchecked`: both are only handed back to the center, which takes them on
/// any thread.
private final class Registration: @unchecked Sendable {
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(center: NotificationCenter, observer: any NSObjectProtocol) {
        self.center = center
        self.observer = observer
    }

    func end() {
        center.removeObserver(observer)
    }
}

extension ListSource {
    /// Posts every change from now on as a notification too, for who prefers
    /// those to ``observe(_:)``. The sender is the source.
    ///
    /// - Parameters:
    ///   - key: Under which key.
    ///   - center: Where.
    public func postChanges(
        _ key: NotificationKey<Change>, to center: NotificationCenter = .default
    ) {
        observe(for: self) { source, _, change in center.post(key, change, from: source) }
    }
}
