public import Foundation

/// Reads what `NSKeyedArchiver` wrote: a graph of objects, which may point at
/// each other in a circle.
///
///     let archive = try KeyedArchive(contentsOf: url)
///     for photo in try archive.objects("photos") {
///         let name = try photo.string("name")
///         let owner = try photo.object("user").integer("identifier")
///     }
///
/// An object is read when it is asked for, and one that refers to another only
/// names it (``ArchivedObject/id``): a circle, and a million objects one inside
/// the other, are read like anything else. Who follows references keeps the
/// `id`s seen, as in any graph.
///
/// Whatever the bytes are, the answer is a value or an ``ArchiveError`` that
/// says where; memory is bounded by the size of the file.
public struct KeyedArchive: Sendable {
    let list: BinaryPropertyList
    private let objects: BinaryPropertyList.References
    private let tops: (keys: BinaryPropertyList.References, values: BinaryPropertyList.References)

    /// Opens an archive.
    ///
    /// - Parameter data: A binary property list.
    /// - Throws: ``ArchiveError``: `truncated`, `foreign` (an XML property list
    ///   too), `newer`, or what is wrong with its first objects.
    /// - Complexity: O(*n*) in the bytes, which are copied.
    public init(_ data: Data) throws(ArchiveError) {
        list = try BinaryPropertyList(data)
        guard case .dictionary(let keys, let values) = try list.object(list.top) else {
            throw ArchiveError(.foreign, "its first object is no dictionary")
        }
        let plist = list
        func entry(_ key: String) throws(ArchiveError) -> BinaryPropertyList.Object {
            guard let number = try plist.value(for: key, in: keys, values) else {
                throw ArchiveError(.foreign, "it has no “\(key)”; no keyed archiver made it")
            }
            return try plist.object(number)
        }
        guard case .integer(let version) = try entry("$version") else {
            throw ArchiveError(.foreign, "its “$version” is no number")
        }
        guard version <= 100_000 else {
            throw ArchiveError(.newer, "its version is \(version), newer than 100000")
        }
        guard case .array(let objects) = try entry("$objects") else {
            throw ArchiveError(.foreign, "its “$objects” are no array")
        }
        guard case .dictionary(let topKeys, let topValues) = try entry("$top") else {
            throw ArchiveError(.foreign, "its “$top” is no dictionary")
        }
        self.objects = objects
        tops = (topKeys, topValues)
    }

    /// Opens an archive in a file.
    ///
    /// - Throws: ``ArchiveError``, or Foundation's error if there is no file
    ///   that can be read.
    public init(contentsOf url: URL) throws {
        try self.init(Data(contentsOf: url, options: .mappedIfSafe))
    }

    /// The object archived under a key.
    ///
    /// - Throws: ``ArchiveError``: `missing` if there is none, or it is nil.
    public func object(_ key: String) throws(ArchiveError) -> ArchivedObject {
        guard let number = try list.value(for: key, in: tops.keys, tops.values) else {
            throw ArchiveError(.missing, "nothing is archived under “\(key)”")
        }
        guard let object = try object(list.object(number), under: key, of: nil) else {
            throw ArchiveError(.missing, "nil is archived under “\(key)”")
        }
        return object
    }

    /// The elements of the array or set archived under a key.
    ///
    /// - Throws: ``ArchiveError``: `missing` if there is none; `unexpectedType`
    ///   if it is something else.
    /// - Complexity: O(*n*) in the number of elements.
    public func objects(_ key: String) throws(ArchiveError) -> [ArchivedObject] {
        try object(key).elements()
    }

    /// What a value refers to: the object itself, or nil for `$null`.
    func object(
        _ value: BinaryPropertyList.Object, under key: String, of owner: Int?
    ) throws(ArchiveError) -> ArchivedObject? {
        guard case .uid(let uid) = value else {
            throw ArchiveError(.unexpectedType, object: owner, "“\(key)” is no reference")
        }
        guard uid < UInt64(objects.count) else {
            throw ArchiveError(
                .danglingReference, object: owner,
                "“\(key)” refers to object \(uid) of \(objects.count)")
        }
        if uid == 0 { return nil }
        let number = Int(uid)
        return ArchivedObject(
            archive: self, id: number, content: try list.object(list.reference(objects, number)))
    }
}
