/// A record as a server has it.
public struct RemoteRecord: Sendable, Hashable {
    /// Its identity there.
    public var id: String
    /// Grows with each change of any record in the collection; the server's
    /// order.
    public var version: Int64
    /// What is in it; nil if it was deleted.
    public var fields: [String: JSONValue]?

    /// Makes one.
    public init(id: String, version: Int64, fields: [String: JSONValue]?) {
        self.id = id
        self.version = version
        self.fields = fields
    }
}

/// A part of what is new on a server.
public struct RemotePage: Sendable {
    /// The records, oldest change first.
    public var records: [RemoteRecord]
    /// The version of the collection: no record is newer. Nil if unknown.
    public var version: Int64?
    /// How to ask for the next part; nil after the last one.
    public var next: String?

    /// Makes one.
    public init(records: [RemoteRecord], version: Int64?, next: String?) {
        self.records = records
        self.version = version
        self.next = next
    }
}

/// What a server is asked to do with a record, provided that the record is still
/// as this device knows it.
public struct RemoteEdit: Sendable, Hashable {
    /// What is to be done.
    public enum Verb: Sendable, Hashable {
        /// Make it, provided that there is none.
        case create([String: JSONValue])
        /// Put this in its place, provided that it has this version.
        case replace([String: JSONValue], version: Int64)
        /// Delete it, provided that it has this version.
        case delete(version: Int64)
    }

    /// Which record.
    public var id: String
    /// What is to be done.
    public var verb: Verb

    /// Makes one.
    public init(id: String, verb: Verb) {
        self.id = id
        self.verb = verb
    }
}

/// What a server has made of an edit.
public enum RemoteOutcome: Sendable {
    /// It is done; the record is now like this.
    case done(RemoteRecord)
    /// The record that was to be deleted is not there.
    case gone
    /// It isn't done: the record is another than this device knows. It is this
    /// one; nil if the server did not say.
    case differs(RemoteRecord?)
    /// It isn't done and won't be: the server refuses what is in it.
    case refused(WebError)
    /// It isn't done, for a passing reason.
    case postponed(WebError)
    /// Nobody knows whether it is done.
    case unknown(WebError)
}

/// A server that keeps records for several devices: ``KintoServer``, or another
/// kind. ``SyncEngine`` does the rest.
public protocol RecordServer: Sendable {
    /// What has changed, deletions included, oldest change first.
    ///
    /// - Parameters:
    ///   - collection: Which records.
    ///   - version: Changes after this one; nil for all records that there
    ///     are, without those deleted.
    ///   - page: What the page before has said.
    func changes(
        in collection: String, after version: Int64?, page: String?
    ) async throws -> RemotePage

    /// Identities and versions of all records, without what is in them (their
    /// fields are empty).
    func inventory(of collection: String, page: String?) async throws -> RemotePage

    /// Some records by identity, deleted ones included.
    func find(_ ids: [String], in collection: String) async throws -> [RemoteRecord]

    /// Does some edits, at most ``editLimit``.
    ///
    /// - Parameters:
    ///   - edits: What is to be done, in order.
    ///   - collection: Where.
    ///   - isCautious: Whether each is to be sent by itself, since what was
    ///     said about them together is not to be trusted.
    /// - Returns: As many outcomes as edits, in order.
    /// - Throws: `CancellationError`, after which all outcomes are unknown.
    func perform(
        _ edits: [RemoteEdit], in collection: String, isCautious: Bool
    ) async throws -> [RemoteOutcome]

    /// How many edits are sent together.
    var editLimit: Int { get }
}
