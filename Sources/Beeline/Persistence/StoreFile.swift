public import Foundation

/// Keeps the list of a store in a file.
///
///     let file = StoreFile<Todo>(url, kind: "todos", version: 2)
///     let store = ListStore(list: try file.load() ?? ListSnapshot(), comparison: .equality())
///     file.keep(store) { error in … }
///
/// The file is one line that says what it is, and JSON. It is written beside
/// itself and then put in place at once: whatever happens, there is the old
/// list or the new one. A file that can't be read, because it is damaged,
/// something else or from a newer version, is never overwritten; the app asks
/// the person, and may call ``setAside()``.
@MainActor
public final class StoreFile<Item: Identifiable & Codable & Sendable> {
    /// Where the list is kept.
    public let url: URL

    private let kind: String
    private let version: Int
    private let migrate: (@MainActor (Int, Data) throws -> Data)?

    /// What was wrong with the file when it was read.
    private var failure: StoreFileError?

    /// Whether the file was read or written before, so that a look at its
    /// first line tells whether it may be overwritten.
    private var isKnown = false
    private var observation: ObservationToken?
    private var unsaved: ListSnapshot<Item>?

    /// Names a file; nothing is read yet.
    ///
    /// - Parameters:
    ///   - url: A file, which need not exist.
    ///   - kind: What is stored, in one word.
    ///   - version: Of the items' encoding. To be raised when an older program
    ///     could not read what this one writes.
    ///   - migrate: Turns the JSON of an older version, which is named, into
    ///     that of this one. Without it an item's `init(from:)` has to read
    ///     them all.
    public init(
        _ url: URL, kind: String, version: Int = 1,
        migrate: (@MainActor (_ version: Int, _ json: Data) throws -> Data)? = nil
    ) {
        stop(
            unless: !kind.isEmpty && !kind.contains { $0.isWhitespace } && version >= 0,
            "StoreFile: “\(kind)” is no word, or version \(version) is below zero.")
        self.url = url
        self.kind = kind
        self.version = version
        self.migrate = migrate
    }

    /// Reads the list.
    ///
    /// - Returns: The list, or nil if there is no file.
    /// - Throws: ``StoreFileError`` if the file is `truncated`, `foreign`,
    ///   `newer` or `damaged`; Foundation's error if it can't be opened.
    /// - Complexity: O(*n*).
    public func load() throws -> ListSnapshot<Item>? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let data = try Data(contentsOf: url)
        do throws(StoreFileError) {
            let list = try read(data)
            failure = nil
            isKnown = true
            return list
        } catch {
            failure = error
            throw error
        }
    }

    /// Writes a list, in the place of the one before.
    ///
    /// - Throws: ``StoreFileError``: `wouldOverwrite` if what is there now can't
    ///   be read; Foundation's or the encoder's error. The file is then as it
    ///   was.
    /// - Complexity: O(*n*).
    public func save(_ list: ListSnapshot<Item>) throws {
        try checkOverwriting()
        let json = try JSONEncoder().encode(StoredList(list))
        let header = StoreFileHeader(kind: kind, version: version, length: json.count)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (header.data + json).write(to: url, options: .atomic)
        failure = nil
        isKnown = true
    }

    /// Writes the list of a store after every change, for as long as this
    /// object lives. Changes that follow each other in one turn of the main
    /// actor are written once.
    ///
    /// - Parameters:
    ///   - store: Whose list. It is not kept alive.
    ///   - onError: Called when a list could not be written; the next change
    ///     tries again.
    public func keep(
        _ store: some ListSource<Item>, onError: @escaping @MainActor (any Error) -> Void
    ) {
        observation = store.observe { [weak self] list, change in
            if !change.isEmpty { self?.saveLater(ListSnapshot(copying: list), onError) }
        }
    }

    /// Writes what ``keep(_:onError:)`` has not written yet: before the app
    /// goes to the background.
    ///
    /// - Throws: As ``save(_:)``.
    public func saveNow() throws {
        guard let list = unsaved else { return }
        try save(list)
        unsaved = nil
    }

    /// Renames a file that can't be read, so that a new one can be written.
    ///
    /// - Returns: Where it is now: beside it, under a name that was free.
    public func setAside() throws -> URL {
        var number = 1
        var other = url.appendingPathExtension("unreadable")
        while FileManager.default.fileExists(atPath: other.path) {
            number += 1
            other = url.appendingPathExtension("unreadable-\(number)")
        }
        try FileManager.default.moveItem(at: url, to: other)
        failure = nil
        return other
    }

    // MARK: Private

    private func read(_ data: Data) throws(StoreFileError) -> ListSnapshot<Item> {
        let header = try checked(data)
        do {
            var json = data.dropFirst(header.end)
            if header.version < version, let migrate { json = try migrate(header.version, json) }
            return try JSONDecoder().decode(StoredList<Item>.self, from: json).list
        } catch {
            throw StoreFileError(
                .damaged, url, at: header.end, "its content can’t be read: \(error.place)",
                underlying: error)
        }
    }

    private func checked(_ data: Data) throws(StoreFileError) -> StoreFileHeader {
        let header = try StoreFileHeader(data, of: url)
        guard header.kind == kind else {
            throw StoreFileError(.foreign, url, at: 0, "it holds “\(header.kind)”, not “\(kind)”")
        }
        guard header.version <= version else {
            throw StoreFileError(
                .newer, url, at: 0, "version \(header.version) wrote it, this is \(version)")
        }
        let count = data.count - header.end
        guard count >= header.length else {
            throw StoreFileError(
                .truncated, url, at: data.count,
                "it ends after \(count) of \(header.length) bytes")
        }
        guard count == header.length else {
            throw StoreFileError(
                .damaged, url, at: header.end + header.length, "something follows its content")
        }
        return header
    }

    /// Stops before a file is lost that nobody could read. What was not tried
    /// to be read is looked at now.
    private func checkOverwriting() throws {
        if failure == nil, FileManager.default.fileExists(atPath: url.path) {
            do throws(StoreFileError) {
                let data = try Data(contentsOf: url, orThrow: url)
                if isKnown { _ = try checked(data) } else { _ = try read(data) }
            } catch {
                failure = error
            }
        }
        guard let failure else { return }
        throw StoreFileError(
            .wouldOverwrite, url, at: failure.offset,
            "it is not overwritten, since it could not be read: \(failure.detail)",
            underlying: failure)
    }

    private func saveLater(
        _ list: ListSnapshot<Item>, _ onError: @escaping @MainActor (any Error) -> Void
    ) {
        let isScheduled = unsaved != nil
        unsaved = list
        guard !isScheduled else { return }
        Task {
            do { try saveNow() } catch {
                unsaved = nil
                onError(error)
            }
        }
    }
}

extension Data {
    /// Reads a file; one that can't be opened can't be read either.
    fileprivate init(contentsOf url: URL, orThrow name: URL) throws(StoreFileError) {
        do { self = try Data(contentsOf: url) } catch {
            throw StoreFileError(.damaged, name, "it can’t be opened", underlying: error)
        }
    }
}

extension Error {
    /// Where a decoder stopped, in words.
    fileprivate var place: String {
        guard let error = self as? DecodingError else { return "\(self)" }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
            .dataCorrupted(let found):
            context = found
        @unknown default: return "\(self)"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        return "\(context.debugDescription) (\(path.isEmpty ? "top" : path.joined()))"
    }
}
