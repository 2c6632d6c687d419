import Foundation

/// Writes a binary property list, right or, for a test, wrong.
struct PropertyListWriter {
    indirect enum Value {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case data([UInt8])
        case uid(Int)
        case array([Value])
        case dictionary([(String, Value)])
    }

    private(set) var objects: [[UInt8]] = []
    private var strings: [String: Int] = [:]
    private let referenceSize: Int

    init(referenceSize: Int = 4) {
        self.referenceSize = referenceSize
    }

    static func data(_ value: Value, referenceSize: Int = 4) -> Data {
        var writer = PropertyListWriter(referenceSize: referenceSize)
        let top = writer.add(value)
        return writer.finish(top: top)
    }

    /// Puts the objects together with their table and the trailer.
    func finish(top: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += Self.number(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
        bytes += Self.number(objects.count, 8) + Self.number(top, 8) + Self.number(table, 8)
        return Data(bytes)
    }

    static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }

    mutating func add(_ value: Value) -> Int {
        switch value {
        case .string(let string):
            if let known = strings[string] { return known }
            let number = append(Self.string(string))
            strings[string] = number
            return number
        case .integer(let integer): return append([0x13] + Self.number(integer, 8))
        case .real(let real):
            return append([0x23] + Self.number(Int(bitPattern: UInt(real.bitPattern)), 8))
        case .boolean(let boolean): return append([boolean ? 9 : 8])
        case .data(let data): return append(Self.head(0x40, data.count) + data)
        case .uid(let uid): return append([0x83] + Self.number(uid, 4))
        case .array(let values):
            let references = values.map { add($0) }
            return append(Self.head(0xA0, values.count) + row(references))
        case .dictionary(let fields):
            let keys = fields.map { add(.string($0.0)) }
            let values = fields.map { add($0.1) }
            return append(Self.head(0xD0, fields.count) + row(keys) + row(values))
        }
    }

    private func row(_ references: [Int]) -> [UInt8] {
        references.flatMap { Self.number($0, referenceSize) }
    }

    private mutating func append(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private static func string(_ string: String) -> [UInt8] {
        if string.utf8.allSatisfy({ $0 < 0x80 }) {
            return head(0x50, string.utf8.count) + string.utf8
        }
        return head(0x60, string.utf16.count) + string.utf16.flatMap { number(Int($0), 2) }
    }

    private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 0xF, 0x12] + number(count, 4)
    }
}
