public import Foundation

/// How it stands with the records of this device and those of the server, for a
/// screen.
public struct SyncStatus: Sendable, Equatable {
    /// What is being done.
    public enum Activity: Sendable, Equatable {
        /// Nothing.
        case idle
        /// Edits are sent.
        case sending
        /// What is new is read.
        case receiving
        /// All identities and versions are compared.
        case comparing
    }

    /// Why the last round was not finished.
    public struct Problem: Sendable, Equatable {
        /// What happened, for people.
        public var message: String
        /// What can be done about it, for people.
        public var suggestion: String?
        /// Whether name and password have to be entered again.
        public var needsCredentials: Bool
        /// One line for a log.
        public var detail: String

        init(_ error: any Error) {
            let localized = error as? any LocalizedError
            message = localized?.errorDescription ?? "Something went wrong."
            suggestion = localized?.recoverySuggestion
            needsCredentials = (error as? WebError)?.status == 401
            detail = "\(error)"
        }
    }

    /// What is being done.
    public var activity = Activity.idle
    /// When a round was last finished without a problem, by this device's
    /// clock.
    public var lastSync: Date?
    /// Records with edits that the server does not have yet, refused ones
    /// included.
    public var waiting = 0
    /// Records with edits that the server refuses (``SyncEngine/refused()``).
    public var refused = 0
    /// What a person should look at (``SyncConflict``).
    public var conflicts = 0
    /// Records of the server that this version of the app can't keep.
    public var setAside = 0
    /// Records that the server has lost (``SyncEngine/sendAllAgain()``).
    public var lost = 0
    /// Why the last round was not finished.
    public var problem: Problem?
    /// When ``SyncEngine/run(every:)`` begins the next round, by this device's
    /// clock.
    public var nextRound: Date?

    /// Nothing was done yet.
    public init() {}
}
