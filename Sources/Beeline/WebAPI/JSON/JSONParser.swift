public import Foundation

extension JSONValue {
    /// Reads JSON ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259)).
    ///
    /// A key that stands twice counts as it stands last. Half of a surrogate
    /// pair becomes the replacement character.
    ///
    /// - Parameter data: UTF-8.
    /// - Throws: ``JSONError``. No input stops the program: values nested more
    ///   than 200 deep and numbers beyond `Double` are refused.
    /// - Complexity: O(*n*) in the bytes.
    public init(parsing data: Data) throws(JSONError) {
        let result = data.withUnsafeBytes { bytes -> Result<JSONValue, JSONError> in
            var parser = JSONParser(bytes: bytes)
            do throws(JSONError) {
                return .success(try parser.document())
            } catch {
                return .failure(error)
            }
        }
        self = try result.get()
    }
}

/// Walks over the bytes of a text in JSON.
struct JSONParser {
    private static let maximumDepth = 200

    let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func document() throws(JSONError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw expected("nothing more") }
        return value
    }

    // MARK: Private

    private func expected(_ what: String) -> JSONError {
        JSONError(
            offset: position,
            reason: position < bytes.count ? "expected \(what)" : "it ends before \(what)")
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D {
            position += 1
        }
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < Self.maximumDepth else { throw expected("less depth") }
        skipSpace()
        guard let byte = current else { throw expected("a value") }
        switch byte {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw expected("a value")
        }
    }

    private mutating func word(
        _ word: StaticString, _ value: JSONValue
    ) throws(JSONError) -> JSONValue {
        let count = word.utf8CodeUnitCount
        guard position + count <= bytes.count,
            memcmp(word.utf8Start, bytes.baseAddress! + position, count) == 0
        else { throw expected("\(word)") }
        position += count
        return value
    }

    private mutating func object(depth: Int) throws(JSONError) -> [String: JSONValue] {
        position += 1
        var fields: [String: JSONValue] = [:]
        skipSpace()
        if current == UInt8(ascii: "}") {
            position += 1
            return fields
        }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw expected("a key in quotes") }
            let key = try string()
            skipSpace()
            guard current == UInt8(ascii: ":") else { throw expected("a colon") }
            position += 1
            fields[key] = try value(depth: depth + 1)
            if try isEnd(UInt8(ascii: "}")) { return fields }
        }
    }

    private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
        position += 1
        var values: [JSONValue] = []
        skipSpace()
        if current == UInt8(ascii: "]") {
            position += 1
            return values
        }
        while true {
            values.append(try value(depth: depth + 1))
            if try isEnd(UInt8(ascii: "]")) { return values }
        }
    }

    private mutating func isEnd(_ end: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        guard let byte = current, byte == end || byte == UInt8(ascii: ",") else {
            throw expected("a comma or the end")
        }
        position += 1
        return byte == end
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let first = position
        let digits = skipDigits()
        guard digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else {
            throw expected("a digit")
        }
        var isWhole = true
        if current == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            if skipDigits() == 0 { throw expected("a digit") }
        }
        if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                position += 1
            }
            if skipDigits() == 0 { throw expected("a digit") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else {
            throw JSONError(offset: start, reason: "the number is too great")
        }
        return .number(value)
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        return position - start
    }

    // MARK: Texts

    private mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return try text(bytes[start..<position], at: start)
            case UInt8(ascii: "\\"):
                return try stringWithEscapes(from: start)
            case 0..<0x20:
                throw expected("no control character in a text")
            default:
                position += 1
            }
        }
        throw expected("the closing quotes")
    }

    private func text(_ part: some Collection<UInt8>, at start: Int) throws(JSONError) -> String {
        guard let text = String(validating: part, as: UTF8.self) else {
            throw JSONError(offset: start, reason: "the text is not UTF-8")
        }
        return text
    }

    private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
        var units = Array(bytes[start..<position])
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(units, at: start)
            case UInt8(ascii: "\\"): units += try escape()
            case 0..<0x20: throw expected("no control character in a text")
            default: units.append(byte)
            }
        }
        throw expected("the closing quotes")
    }

    private mutating func escape() throws(JSONError) -> [UInt8] {
        guard let byte = current else { throw expected("an escaped sign") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try unicode()
        default:
            position -= 1
            throw expected("an escaped sign")
        }
    }

    /// Four hexadecimal digits, and four more if those are the first half of a
    /// pair.
    private mutating func unicode() throws(JSONError) -> [UInt8] {
        let first = try hexadecimal()
        var units = [first]
        if UTF16.isLeadSurrogate(first), position + 6 <= bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        {
            let rest = position
            position += 2
            let second = try hexadecimal()
            if UTF16.isTrailSurrogate(second) { units.append(second) } else { position = rest }
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else { throw expected("four hexadecimal digits") }
            value = value << 4 | UInt16(digit)
            position += 1
        }
        return value
    }
}
