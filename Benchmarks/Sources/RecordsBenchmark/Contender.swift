import Foundation

/// One way to do all of it. Every call opens what it needs.
@MainActor
protocol Contender {
    var name: String { get }

    /// An empty database; what is opened stays open.
    func create(_ path: String, full: Bool) async throws
    func insertAll() async throws
    func insertSingly(_ count: Int) async throws
    func makeSearchIndex() async throws
    func openFirst50(_ path: String) async throws -> Int
    func open(_ path: String) async throws
    func search(_ text: String) async throws -> Int
    /// How many were read.
    func readAll(byName: Bool) async throws -> Int
    func close() async throws

    /// What edits one contact, and returns when the list with it is told.
    func observe() async throws -> ((_ number: Int) async throws -> Void)?
}

enum Files {
    static func remove(_ path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }
}

/// Some words for the full-text index, each the beginning of one.
func pattern(_ text: String) -> String {
    text.split(separator: " ").map { "\"\($0)\" *" }.joined(separator: " ")
}
