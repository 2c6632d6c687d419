import Foundation

/// Two items of one list that claim to be the same: a mistake of the program
/// that a list survives.
///
/// Such items are told apart by their neighbours and their order, the same way
/// every time, and nothing crashes. Each identity is reported once.
public struct RepeatedIdentity: Sendable, Hashable, CustomStringConvertible {
    /// The name of the items' type.
    public let typeName: String

    /// The description of the identity.
    public let identity: String

    /// A sentence that names both.
    public var description: String {
        "More than one \(typeName) with the identity \(identity) in a list. "
            + "Give every item an id of its own; "
            + "until then they are told apart by their order."
    }
}

// MARK: - Reporting

extension RepeatedIdentity {
    /// Sets what is done with a report, and forgets which were made already.
    ///
    /// The handler is called once for each type and identity, on the thread
    /// that compares the lists. Without one, the sentence goes to the standard
    /// error output.
    ///
    /// - Parameter handler: Nil for the standard error output.
    public static func onReport(_ handler: (@Sendable (RepeatedIdentity) -> Void)?) {
        reporter.replace(handler)
    }

    @usableFromInline
    static func report<ID, Item>(_ id: ID, of type: Item.Type) {
        reporter.report(
            RepeatedIdentity(
                typeName: String(describing: type), identity: String(describing: id)))
    }

    private static let reporter = Reporter()

    /// `@unchecked`: `lock` guards both properties.
    private final class Reporter: @unchecked Sendable {
        private let lock = NSLock()
        private var reported: Set<RepeatedIdentity> = []
        private var handler: (@Sendable (RepeatedIdentity) -> Void)?

        /// A list with a thousand mistakes has been reported well enough.
        private let limit = 1_000

        func replace(_ handler: (@Sendable (RepeatedIdentity) -> Void)?) {
            lock.withLock {
                self.handler = handler
                reported = []
            }
        }

        func report(_ repeated: RepeatedIdentity) {
            let (isNew, handler) = lock.withLock {
                (reported.count < limit && reported.insert(repeated).inserted, self.handler)
            }
            guard isNew else { return }
            if let handler {
                handler(repeated)
            } else {
                FileHandle.standardError.write(Data("Beeline: \(repeated)\n".utf8))
            }
        }
    }
}
