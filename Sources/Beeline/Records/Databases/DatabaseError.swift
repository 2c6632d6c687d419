public import Foundation

/// Why a database could not do what it was asked: what happened, to which table
/// and record, and what can be done.
///
/// `errorDescription` and `recoverySuggestion` are sentences for people,
/// `description` is one line for who reads a log. None of them repeats what a
/// person has typed: the values of a statement stay out.
public struct DatabaseError: LocalizedError, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Problem: Sendable, Hashable {
        /// The file is something else than a database.
        case notADatabase
        /// The file is a database, but parts of it are broken.
        case damaged
        /// A newer version of the program has changed the file.
        case newer
        /// The file is the database of another program.
        case foreign
        /// There is no such file, or it can't be opened.
        case cannotOpen
        /// The file, or this way to it, is for reading only.
        case readOnly
        /// The disk is full, or the file is as large as it may be.
        case full
        /// Another program has been writing for too long.
        case busy
        /// The disk could not read or write.
        case disk
        /// A rule of the schema forbids it.
        case constraint(Constraint)
        /// A row does not fit the record it is read into, or a record its row.
        case misfit
        /// There is no record with that identity (any more).
        case missing
        /// A statement was given more or fewer values than it asks for.
        case wrongValueCount
        /// A statement is not SQL, or names what isn't there.
        case statement
        /// A transaction was rolled back by SQLite before it was over.
        case rolledBack
        /// Something else, by SQLite's own number.
        case other(code: Int32)
    }

    /// The kinds of rules that a schema has.
    public enum Constraint: String, Sendable, Hashable {
        /// Another record has the same identity.
        case primaryKey = "the identity is taken"
        /// Another record has the same value in a column where each is unique.
        case unique = "another record has the same value"
        /// A column must have a value.
        case notNull = "a value is missing"
        /// A condition of the table is not met.
        case check = "a condition is not met"
        /// A record refers to one that is not there.
        case foreignKey = "it refers to a record that is not there"
        /// A column has a value of another type.
        case dataType = "a value is of another type"
        /// Any other rule.
        case other = "a rule is broken"
    }

    /// What kind of thing went wrong.
    public let problem: Problem

    /// What was found and what should be there; in English, for developers.
    public let detail: String

    /// The file, if it is known.
    public internal(set) var file: URL?

    /// The table in question.
    public internal(set) var table: String?

    /// The identity of the record in question, as it is stored.
    public internal(set) var record: String?

    /// The column in question.
    public internal(set) var column: String?

    /// The statement in question, without its values.
    public internal(set) var sql: String?

    /// SQLite's own extended number, if it was SQLite that stopped.
    public internal(set) var code: Int32?

    init(_ problem: Problem, _ detail: String) {
        self.problem = problem
        self.detail = detail
    }

    public var description: String {
        var parts = ["\(problem)"]
        if let file { parts.append("“\(file.lastPathComponent)”") }
        if let place { parts.append(place) }
        parts.append(detail)
        if let code { parts.append("(SQLite \(code))") }
        if let sql { parts.append("in: \(sql)") }
        return "DatabaseError: " + parts.joined(separator: " ")
    }

    /// The table, record and column, as far as they are known.
    var place: String? {
        guard let table else { return nil }
        let record = record.map { " \($0)" } ?? ""
        return table + record + (column.map { ".\($0)" } ?? "")
    }
}
