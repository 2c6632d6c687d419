/// A step from one version of a database's schema to the next.
///
///     let migrations = [
///         Migration("Create people") { db in
///             try db.run("""
///                 CREATE TABLE person(
///                     id TEXT PRIMARY KEY NOT NULL,
///                     firstName TEXT NOT NULL,
///                     lastName TEXT NOT NULL)
///                 """)
///         },
///         Migration("Let people have a city") { db in
///             try db.run("ALTER TABLE person ADD COLUMN city TEXT")
///         },
///     ]
///
/// Steps run once, in their order, when a database is opened; all that are
/// missing run in one transaction, so a database is at the old version or at
/// the new one. A step that has been shipped must not be changed, nor renamed:
/// its name is how a database knows that it has run.
///
/// Foreign keys are not enforced while steps run, so that a table can be
/// rebuilt, but checked at the end.
public struct Migration: Sendable {
    /// What tells the step from others, for ever.
    public let name: String

    let body: @Sendable (WriteTransaction) throws -> Void

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - name: What tells the step from others, for ever.
    ///   - body: Does it. If it throws, the database is left as it was.
    public init(_ name: String, _ body: @escaping @Sendable (WriteTransaction) throws -> Void) {
        self.name = name
        self.body = body
    }
}
