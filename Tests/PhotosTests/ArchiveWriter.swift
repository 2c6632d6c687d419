import Foundation

/// Writes binary property lists of any objects, those of no archiver too.
struct ArchiveWriter {
    indirect enum Value {
        case string(String)
        case integer(Int)
        case real(Double)
        case uid(Int)
        case array([Value])
        case dictionary([(String, Value)])
    }

    private var objects: [Data] = []
    private var strings: [String: Int] = [:]

    /// A keyed archive of objects, of which the first is `$null`.
    static func archive(_ objects: [Value], top: [(String, Value)]) -> Data {
        data(
            .dictionary([
                ("$version", .integer(100_000)), ("$top", .dictionary(top)),
                ("$objects", .array([.string("$null")] + objects)),
            ]))
    }

    static func data(_ value: Value) -> Data {
        var writer = ArchiveWriter()
        let top = writer.add(value)
        var data = Data("bplist00".utf8)
        var offsets: [Int] = []
        for object in writer.objects {
            offsets.append(data.count)
            data += object
        }
        let table = data.count
        for offset in offsets { data += number(offset, 8) }
        return data + [0, 0, 0, 0, 0, 0, 8, 4] + number(offsets.count, 8) + number(top, 8)
            + number(table, 8)
    }

    private mutating func add(_ value: Value) -> Int {
        if case .string(let text) = value, let known = strings[text] { return known }
        let number = objects.count
        objects.append(Data())
        if case .string(let text) = value { strings[text] = number }
        objects[number] = encoded(value)
        return number
    }

    private mutating func encoded(_ value: Value) -> Data {
        switch value {
        case .string(let text):
            return Self.marker(0x6, text.utf16.count)
                + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .integer(let integer): return [0x13] + Self.number(integer, 8)
        case .real(let real):
            return [0x23] + withUnsafeBytes(of: real.bitPattern.bigEndian) { Data($0) }
        case .uid(let uid): return [0x83] + Self.number(uid, 4)
        case .array(let values):
            return Self.marker(0xA, values.count)
                + values.reduce(into: Data()) { $0 += Self.number(add($1), 4) }
        case .dictionary(let pairs):
            let keys = pairs.reduce(into: Data()) { $0 += Self.number(add(.string($1.0)), 4) }
            let values = pairs.reduce(into: Data()) { $0 += Self.number(add($1.1), 4) }
            return Self.marker(0xD, pairs.count) + keys + values
        }
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> Data {
        [kind << 4 | 0xF, 0x13] + number(count, 8)
    }

    private static func number(_ value: Int, _ size: Int) -> Data {
        withUnsafeBytes(of: UInt64(bitPattern: Int64(value)).bigEndian) { Data($0.suffix(size)) }
    }
}
