/// The texts that a camera wrote beside the pixels: a TIFF file's directories
/// (https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf).
///
/// A place that a directory names may be anywhere, itself included: two directories are read and no more,
/// and nothing outside of the bytes.
struct ExifFields {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private var texts: [UInt16: String] = [:]

    /// In fields: real ones have some dozens.
    private static let mostFields = 500
    /// In bytes: dates are short.
    private static let mostText = 100

    /// - Parameter bytes: From the byte order on.
    /// - Returns: Nil for what is something else.
    init?(_ bytes: ArraySlice<UInt8>) {
        self.bytes = Array(bytes)
        switch self.bytes.prefix(4) {
        case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
        case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
        default: return nil
        }
        guard let first = number(at: 4, 4) else { return nil }
        if let second = read(first) { _ = read(second) }
    }

    /// The text of a field, without what fills it up.
    func text(_ tag: UInt16) -> String? { texts[tag] }

    /// - Returns: The place of the directory for what cameras write.
    private mutating func read(_ place: Int) -> Int? {
        var next: Int?
        guard let count = number(at: place, 2) else { return nil }
        for index in 0..<min(count, Self.mostFields) {
            let field = place + 2 + index * 12
            guard let tag = number(at: field, 2), let kind = number(at: field + 2, 2),
                let length = number(at: field + 4, 4), let value = number(at: field + 8, 4)
            else { break }
            if tag == 0x8769 { next = value }
            guard kind == 2, length <= Self.mostText else { continue }
            // Four bytes have room in the field itself.
            let start = length <= 4 ? field + 8 : value
            guard start + length <= bytes.count else { continue }
            let text = bytes[start..<start + length].prefix { $0 != 0 }
            texts[UInt16(tag)] = String(decoding: text, as: UTF8.self)
        }
        return next
    }

    /// A number without sign; nil outside of the bytes.
    private func number(at place: Int, _ length: Int) -> Int? {
        guard place + length <= bytes.count else { return nil }
        let part = bytes[place..<place + length]
        return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) {
            $0 << 8 | Int($1)
        }
    }
}
