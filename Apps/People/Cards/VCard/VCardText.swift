/// The escapes of vCard values.
enum VCardText {
    /// A value without its escapes.
    static func unescaped(_ bytes: ArraySlice<UInt8>, _ version: VCardVersion) -> String {
        guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte == 0x5C, index < bytes.endIndex else {
                result.append(byte)
                continue
            }
            let next = bytes[index]
            index += 1
            switch next {
            case 0x5C, 0x2C, 0x3B, 0x3A, 0x22: result.append(next)
            // In 2.1 line ends are quoted-printable, and C:\notes is a folder.
            case 0x6E where version != .v2, 0x4E where version != .v2: result.append(0x0A)
            default: result += [byte, next]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Splits a value at a separator that isn't escaped.
    static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        guard bytes.contains(separator) else { return [bytes] }
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            if bytes[index] == 0x5C {
                index += 1
            } else if bytes[index] == separator {
                parts.append(bytes[start..<index])
                start = index + 1
            }
            index += 1
        }
        return parts + [bytes[start...]]
    }

    /// A component of a value with several, of which each may be a list.
    static func component(
        _ bytes: ArraySlice<UInt8>, _ version: VCardVersion, joinedBy separator: String
    ) -> String {
        guard version != .v2, bytes.contains(0x2C) else { return unescaped(bytes, version) }
        return split(bytes, at: 0x2C).map { unescaped($0, version) }.filter { !$0.isEmpty }
            .joined(separator: separator)
    }

    /// A text with its escapes, as 3.0 and 4.0 have them.
    static func escaped(_ text: String) -> String {
        escaped(text) { $0 == 0x2C || $0 == 0x3B }
    }

    /// A value that isn't text, a URL or an identifier: commas stay.
    static func escapedURI(_ text: String) -> String {
        escaped(text) { _ in false }
    }

    private static func escaped(_ text: String, _ isSpecial: (UInt8) -> Bool) -> String {
        guard text.utf8.contains(where: { $0 == 0x5C || $0.isLineEnd || isSpecial($0) }) else {
            return text
        }
        var result: [UInt8] = []
        var isAfterReturn = false
        for byte in text.utf8 {
            defer { isAfterReturn = byte == 0x0D }
            switch byte {
            case 0x0D: result += [0x5C, 0x6E]
            case 0x0A: if !isAfterReturn { result += [0x5C, 0x6E] }
            case 0x5C: result += [0x5C, 0x5C]
            default:
                if isSpecial(byte) { result.append(0x5C) }
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Bytes that are quoted-printable (RFC 2045), decoded. What is no such
    /// escape stays as it is.
    static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.contains(0x3D) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == 0x3D, index + 2 < bytes.endIndex,
                let high = bytes[index + 1].hexadecimal, let low = bytes[index + 2].hexadecimal
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result[...]
    }
}

extension UInt8 {
    fileprivate var hexadecimal: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }

    /// Whether it can stand in base64.
    var isBase64: Bool {
        0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self || self == 0x2B
            || self == 0x2F || self == 0x3D
    }
}
