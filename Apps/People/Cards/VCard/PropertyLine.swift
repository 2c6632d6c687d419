/// One property of a vCard, taken apart, its value still in the file's bytes.
struct PropertyLine {
    var group: String?
    /// As it is written.
    let writtenName: String
    /// In capitals.
    let name: String
    var parameters: [CardParameter]
    /// The value with its escapes, in the file's encoding.
    var value: ArraySlice<UInt8>

    /// Takes a line apart that is unfolded; nil if it is no property.
    init?(_ line: [UInt8]) {
        guard let colon = Self.colon(in: line) else { return nil }
        var fields = Self.split(line[..<colon], at: 0x3B)
        var title = fields.removeFirst().trimmed
        if let dot = title.lastIndex(of: 0x2E) {
            group = String(decoding: title[..<dot], as: UTF8.self)
            title = title[(dot + 1)...]
        }
        guard !title.isEmpty, title.allSatisfy(\.isNameByte) else { return nil }
        writtenName = String(decoding: title, as: UTF8.self)
        name =
            writtenName.utf8.contains { 0x61...0x7A ~= $0 }
            ? writtenName.uppercased() : writtenName
        parameters = fields.isEmpty ? [] : fields.compactMap(Self.parameter)
        value = line[(colon + 1)...]
    }

    /// The colon that ends the head of a line: the first one that isn't between
    /// quotation marks, or the first at all if a mark has no partner.
    static func colon(in line: [UInt8]) -> Int? {
        line.withUnsafeBufferPointer { line in
            var isQuoted = false
            for index in line.indices {
                switch line[index] {
                case 0x22: isQuoted.toggle()
                case 0x3A where !isQuoted: return index
                default: continue
                }
            }
            return isQuoted ? line.firstIndex(of: 0x3A) : nil
        }
    }

    /// Whether a word, in capitals, stands in the head of a line.
    static func head(of line: [UInt8], contains word: StaticString) -> Bool {
        guard let colon = colon(in: line) else { return false }
        let count = word.utf8CodeUnitCount
        guard colon >= count else { return false }
        return (0...(colon - count)).contains { start in
            (0..<count).allSatisfy { line[start + $0].asciiUppercased == word.utf8Start[$0] }
        }
    }

    private static func split(
        _ bytes: ArraySlice<UInt8>, at separator: UInt8
    )
        -> [ArraySlice<UInt8>]
    {
        guard bytes.contains(separator) else { return [bytes] }
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == 0x22 { isQuoted.toggle() }
            if bytes[index] == separator && !isQuoted {
                parts.append(bytes[start..<index])
                start = index + 1
            }
        }
        return parts + [bytes[start...]]
    }

    private static func parameter(_ bytes: ArraySlice<UInt8>) -> CardParameter? {
        guard let equals = bytes.firstIndex(of: 0x3D) else {
            let word = bytes.trimmed
            return word.isEmpty ? nil : bareParameter(String(decoding: word, as: UTF8.self))
        }
        let name = String(decoding: bytes[..<equals].trimmed, as: UTF8.self)
        let isType = name.uppercased() == "TYPE"
        let values = split(bytes[(equals + 1)...], at: 0x2C).flatMap { value -> [String] in
            let text = parameterValue(value)
            // Some writers put all types between one pair of marks.
            guard isType, text.contains(",") else { return [text] }
            return text.split(separator: ",").map { String($0).trimmingSpaces }
        }
        return name.isEmpty ? nil : CardParameter(name: name, values: values)
    }

    /// What 2.1 writes without its name: an encoding, a place or a type.
    private static func bareParameter(_ word: String) -> CardParameter {
        switch word.uppercased() {
        case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT":
            CardParameter(name: "ENCODING", values: [word])
        case "INLINE", "URL", "CONTENT-ID", "CID": CardParameter(name: "VALUE", values: [word])
        default: CardParameter(name: "TYPE", values: [word])
        }
    }

    /// A value without its quotation marks and the escapes of RFC 6868.
    private static func parameterValue(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes.trimmed.filter { $0 != 0x22 }, as: UTF8.self)
        guard text.utf8.contains(0x5E) else { return text }
        var result = ""
        var characters = text.unicodeScalars.makeIterator()
        while let scalar = characters.next() {
            guard scalar == "^" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch characters.next() {
            case "n": result += "\n"
            case "'": result += "\""
            case "^": result += "^"
            case let other?:
                result.unicodeScalars.append("^")
                result.unicodeScalars.append(other)
            case nil: result += "^"
            }
        }
        return result
    }

    /// Takes a parameter out.
    mutating func takeParameter(_ name: StaticString) -> [String]? {
        guard let index = parameters.firstIndex(where: { $0.isNamed(name) }) else { return nil }
        return parameters.remove(at: index).values
    }
}

extension UInt8 {
    /// Whether it can stand in a property's name. Underscores can't, but do.
    fileprivate var isNameByte: Bool {
        0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self || self == 0x2D
            || self == 0x5F
    }
}

extension ArraySlice<UInt8> {
    /// Without spaces and tabs at its ends.
    var trimmed: ArraySlice<UInt8> { trimmed { $0 == 0x20 || $0 == 0x09 } }

    // Indices, not removals: those would copy the bytes.
    func trimmed(_ isSpace: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var (start, end) = (startIndex, endIndex)
        while start < end && isSpace(self[start]) { start += 1 }
        while start < end && isSpace(self[end - 1]) { end -= 1 }
        return self[start..<end]
    }
}

extension String {
    /// Without spaces, tabs and line ends at its ends.
    var trimmingSpaces: String {
        guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
            return self
        }
        return String(decoding: Array(utf8)[...].trimmed { $0 <= 0x20 }, as: UTF8.self)
    }
}
