import Foundation

/// Reads a binary property list, object by object, as each is asked for.
///
/// The format is that of `CFBinaryPList.c` in
/// [swift-corelibs-foundation](https://github.com/swiftlang/swift-corelibs-foundation):
/// `bplist00`, the objects, a table of their offsets, and a trailer of 32
/// bytes. Foundation's own reader builds the whole tree at once and recursively;
/// this one never follows a reference by itself, so that no file can make it
/// run deep, and holds nothing but the file's bytes.
struct BinaryPropertyList: Sendable {
    /// An object, of which others are only named.
    enum Object: Hashable, Sendable {
        case null
        case boolean(Bool)
        case integer(Int64)
        case real(Double)
        case date(Date)
        case data(Range<Int>)
        case ascii(Range<Int>)
        case utf16(Range<Int>)
        case uid(UInt64)
        case array(References)
        case set(References)
        case dictionary(keys: References, values: References)
    }

    /// A row of references in the file.
    struct References: Hashable, Sendable {
        let offset: Int
        let count: Int
    }

    let bytes: [UInt8]
    let objectCount: Int
    let top: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int

    private static let trailerSize = 32

    /// Reads the trailer.
    init(_ data: Data) throws(ArchiveError) {
        bytes = [UInt8](data)
        guard bytes.starts(with: Array("bplist".utf8)) else {
            throw ArchiveError(.foreign, at: 0, "it is not a binary property list")
        }
        guard bytes.count >= 8 + Self.trailerSize else {
            throw ArchiveError(.truncated, at: bytes.count, "it ends before its trailer")
        }
        guard bytes[6] == UInt8(ascii: "0") else {
            throw ArchiveError(.newer, at: 6, "its format is newer than version 0")
        }
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else {
            throw ArchiveError(.foreign, at: trailer + 6, "its numbers have an impossible size")
        }
        let end = trailer
        guard let count = Self.number(bytes, trailer + 8, 8),
            let top = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8), table <= end,
            count <= (end - table) / offsetSize
        else {
            throw ArchiveError(
                .truncated, at: trailer + 8, "it claims more objects than it has room for")
        }
        guard top < count else {
            throw ArchiveError(.danglingReference, at: trailer + 16, "its first object is missing")
        }
        objectCount = count
        self.top = top
        self.table = table
    }

    /// A big-endian number, unless it is larger than any offset could be.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return value <= UInt64(Int32.max) << 16 ? Int(value) : nil
    }
}

// MARK: - Objects

extension BinaryPropertyList {
    /// The object with a number.
    ///
    /// - Complexity: O(1).
    func object(_ number: Int) throws(ArchiveError) -> Object {
        let offset = try offset(of: number)
        let marker = bytes[offset]
        switch (marker >> 4, marker & 0xF) {
        case (0x0, 0x0): return .null
        case (0x0, 0x8): return .boolean(false)
        case (0x0, 0x9): return .boolean(true)
        case (0x1, let size): return .integer(try integer(at: offset, exponent: size))
        case (0x2, let size): return .real(try real(at: offset, exponent: size))
        case (0x3, 0x3):
            let seconds = try word(at: offset + 1, size: 8)
            return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: seconds)))
        case (0x4, _): return .data(try content(at: offset, unit: 1).range)
        case (0x5, _): return .ascii(try content(at: offset, unit: 1).range)
        case (0x6, _): return .utf16(try content(at: offset, unit: 2).range)
        case (0x8, let size): return .uid(try word(at: offset + 1, size: Int(size) + 1))
        case (0xA, _): return .array(try references(at: offset).first)
        case (0xC, _): return .set(try references(at: offset).first)
        case (0xD, _):
            let (keys, values) = try references(at: offset, rows: 2)
            return .dictionary(keys: keys, values: values)
        default:
            throw ArchiveError(
                .unexpectedType, at: offset, "unknown kind of object 0x\(String(marker, radix: 16))"
            )
        }
    }

    /// The number of the object that a row names at a place in it.
    func reference(_ references: References, _ index: Int) throws(ArchiveError) -> Int {
        let offset = references.offset + index * referenceSize
        guard let number = Self.number(bytes, offset, referenceSize), number < objectCount else {
            throw ArchiveError(
                .danglingReference, at: offset, "a reference beyond the \(objectCount) objects")
        }
        return number
    }

    /// Where an object begins.
    private func offset(of number: Int) throws(ArchiveError) -> Int {
        guard 0..<objectCount ~= number else {
            throw ArchiveError(.danglingReference, "object \(number) of \(objectCount)")
        }
        let entry = table + number * offsetSize
        guard let offset = Self.number(bytes, entry, offsetSize), 8..<table ~= offset else {
            throw ArchiveError(
                .danglingReference, at: entry, "object \(number) lies outside the file")
        }
        return offset
    }

    /// A number of up to eight bytes; objects end where the table begins.
    private func word(at offset: Int, size: Int) throws(ArchiveError) -> UInt64 {
        guard size <= 8 else {
            throw ArchiveError(.unexpectedType, at: offset, "a number of \(size) bytes")
        }
        try check(offset, size)
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return value
    }

    private func check(_ offset: Int, _ size: Int) throws(ArchiveError) {
        guard size <= table - offset else {
            throw ArchiveError(.truncated, at: offset, "\(size) bytes claimed, too many")
        }
    }

    /// One, two and four bytes have no sign; eight do. Sixteen hold an unsigned
    /// number of eight, in the last half.
    private func integer(at offset: Int, exponent: UInt8) throws(ArchiveError) -> Int64 {
        guard exponent <= 4 else {
            throw ArchiveError(.unexpectedType, at: offset, "a number of 2^\(exponent) bytes")
        }
        if exponent == 4 {
            try check(offset + 1, 16)
            return Int64(clamping: try word(at: offset + 9, size: 8))
        }
        return Int64(bitPattern: try word(at: offset + 1, size: 1 << Int(exponent)))
    }

    private func real(at offset: Int, exponent: UInt8) throws(ArchiveError) -> Double {
        switch exponent {
        case 2:
            let bits = try word(at: offset + 1, size: 4)
            return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 3: return Double(bitPattern: try word(at: offset + 1, size: 8))
        default:
            throw ArchiveError(.unexpectedType, at: offset, "a real number of 2^\(exponent) bytes")
        }
    }

    /// Where the content of a string, of data or of a collection lies. The
    /// count is in the marker, or in an integer behind it.
    private func content(
        at offset: Int, unit: Int
    ) throws(ArchiveError) -> (range: Range<Int>, count: Int) {
        var start = offset + 1
        var count = Int(bytes[offset] & 0xF)
        if count == 0xF {
            try check(start, 1)
            let exponent = bytes[start] & 0xF
            guard bytes[start] >> 4 == 1, exponent <= 3 else {
                throw ArchiveError(.unexpectedType, at: start, "a count that is no number")
            }
            let value = try word(at: start + 1, size: 1 << Int(exponent))
            start += 1 + 1 << Int(exponent)
            guard value <= UInt64(table) else {
                throw ArchiveError(.truncated, at: offset, "\(value) elements claimed, too many")
            }
            count = Int(value)
        }
        try check(start, count * unit)
        return (start..<start + count * unit, count)
    }

    private func references(
        at offset: Int, rows: Int = 1
    ) throws(ArchiveError) -> (first: References, second: References) {
        let (range, count) = try content(at: offset, unit: rows * referenceSize)
        return (
            References(offset: range.lowerBound, count: count),
            References(offset: range.lowerBound + count * referenceSize, count: count)
        )
    }
}

// MARK: - Strings and dictionaries

extension BinaryPropertyList {
    /// The text of a string, or nil for another kind of object.
    ///
    /// - Parameter length: How many UTF-16 units are read at most.
    /// - Complexity: O(*n*) in what is read.
    func string(_ object: Object, atMost length: Int = .max) -> String? {
        switch object {
        case .ascii(let range):
            return String(decoding: bytes[range.prefix(length)], as: UTF8.self)
        case .utf16(let whole):
            let range = whole.prefix(whole.count / 2 <= length ? whole.count : length * 2)
            let units = stride(from: range.startIndex, to: range.endIndex, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    /// The number of the object under a key of a dictionary, or nil. Keys of
    /// another length than the one looked for are not read.
    ///
    /// - Complexity: O(*k*) in the number of keys.
    func value(
        for key: String, in keys: References, _ values: References
    ) throws(ArchiveError) -> Int? {
        let ascii = Array(key.utf8)
        for index in 0..<keys.count {
            switch try object(reference(keys, index)) {
            case .ascii(let range):
                guard range.count == ascii.count, bytes[range].elementsEqual(ascii) else {
                    continue
                }
            case .utf16(let range) where range.count == key.utf16.count * 2:
                guard string(.utf16(range)) == key else { continue }
            default: continue
            }
            return try reference(values, index)
        }
        return nil
    }
}
