import Foundation

/// How a file's bytes stand for text.
public struct TextEncoding: Sendable, Hashable {
    /// The name that it has among charsets.
    public let name: String

    let encoding: String.Encoding

    private init(_ name: String, _ encoding: String.Encoding) {
        self.name = name
        self.encoding = encoding
    }

    /// One of Core Foundation's, by its number there.
    private init(_ name: String, number: UInt) {
        self.init(name, String.Encoding(rawValue: 0x8000_0000 | number))
    }

    public static let utf8 = TextEncoding("UTF-8", .utf8)
    public static let utf16LittleEndian = TextEncoding("UTF-16LE", .utf16LittleEndian)
    public static let utf16BigEndian = TextEncoding("UTF-16BE", .utf16BigEndian)
    /// Western European. ISO-8859-1 is read as this, which has all of it.
    public static let windows1252 = TextEncoding("Windows-1252", .windowsCP1252)
    /// Central European.
    public static let windows1250 = TextEncoding("Windows-1250", .windowsCP1250)
    /// Cyrillic.
    public static let windows1251 = TextEncoding("Windows-1251", .windowsCP1251)
    /// Chinese in simplified characters; it has all of GBK and GB2312.
    public static let gb18030 = TextEncoding("GB18030", number: 0x0632)
    /// Chinese in traditional characters.
    public static let big5 = TextEncoding("Big5", number: 0x0A03)
    /// Japanese.
    public static let shiftJIS = TextEncoding("Shift_JIS", .shiftJIS)
    /// Korean.
    public static let eucKR = TextEncoding("EUC-KR", number: 0x0940)

    /// Those that a person may choose for a file that doesn't say.
    public static let choices: [TextEncoding] = [
        .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252, .windows1250, .windows1251,
        .gb18030, .big5, .shiftJIS, .eucKR,
    ]

    private static let others: [TextEncoding] = [
        TextEncoding("ISO-8859-2", .isoLatin2), TextEncoding("ISO-8859-3", number: 0x0203),
        TextEncoding("ISO-8859-4", number: 0x0204), TextEncoding("ISO-8859-5", number: 0x0205),
        TextEncoding("ISO-8859-6", number: 0x0206), TextEncoding("ISO-8859-7", number: 0x0207),
        TextEncoding("ISO-8859-8", number: 0x0208), TextEncoding("ISO-8859-9", number: 0x0209),
        TextEncoding("ISO-8859-13", number: 0x020D), TextEncoding("ISO-8859-15", number: 0x020F),
        TextEncoding("Windows-1253", .windowsCP1253), TextEncoding("Windows-1254", .windowsCP1254),
        TextEncoding("Windows-1255", number: 0x0505), TextEncoding("Windows-1256", number: 0x0506),
        TextEncoding("Windows-1257", number: 0x0507), TextEncoding("Windows-1258", number: 0x0508),
        TextEncoding("KOI8-R", number: 0x0A02), TextEncoding("EUC-JP", .japaneseEUC),
        TextEncoding("ISO-2022-JP", .iso2022JP), TextEncoding("macintosh", .macOSRoman),
    ]

    private static let aliases: [String: TextEncoding] = [
        "usascii": .utf8, "ascii": .utf8, "utf16": .utf16BigEndian, "iso88591": .windows1252,
        "latin1": .windows1252, "cp1252": .windows1252, "cp1250": .windows1250,
        "cp1251": .windows1251, "gbk": .gb18030, "gb2312": .gb18030, "cp936": .gb18030,
        "windows936": .gb18030, "euccn": .gb18030, "big5hkscs": .big5, "cp950": .big5,
        "sjis": .shiftJIS, "xsjis": .shiftJIS, "cp932": .shiftJIS, "windows31j": .shiftJIS,
        "ksc56011987": .eucKR, "cp949": .eucKR,
    ]

    private static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static let byKey: [String: TextEncoding] = {
        let named = (choices + others).map { (key($0.name), $0) }
        return Dictionary(named) { first, _ in first }.merging(aliases) { first, _ in first }
    }()

    /// The encoding of a charset's name, in any spelling (`utf8`, `UTF-8`);
    /// nil if it isn't known.
    public init?(charset name: String) {
        guard let known = Self.byKey[Self.key(name)] else { return nil }
        self = known
    }
}

extension TextEncoding {
    /// Bytes as text; nil if they don't fit.
    func text(_ bytes: ArraySlice<UInt8>) -> String? {
        switch self {
        case .utf8: return bytes.isUTF8 ? String(decoding: bytes, as: UTF8.self) : nil
        case .windows1252: return Self.western(bytes)
        default: return String(bytes: bytes, encoding: encoding)
        }
    }

    /// Bytes as text, with � for what doesn't fit.
    func lossyText(_ bytes: ArraySlice<UInt8>) -> String {
        if let text = text(bytes) { return text }
        return String(decoding: bytes.map { $0 < 0x80 ? UInt16($0) : 0xFFFD }, as: UTF16.self)
    }

    /// The characters of Windows-1252 from 0x80 to 0x9F. The five bytes without
    /// one stand for themselves, as on the Web (encoding.spec.whatwg.org).
    private static let westernSpecials: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
        0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static func western(_ bytes: ArraySlice<UInt8>) -> String {
        let units = bytes.map { byte in
            0x80...0x9F ~= byte ? westernSpecials[Int(byte) - 0x80] : UInt16(byte)
        }
        return String(decoding: units, as: UTF16.self)
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is UTF-8 without a fault.
    var isUTF8: Bool {
        var checker = UTF8Checker()
        return checker.take(self) && checker.isAtCharacterEnd
    }
}

extension TextEncoding {
    /// Bytes as text in UTF-8 if they are that, else in this encoding, with �
    /// for what doesn't fit.
    func lossyTextOrUTF8(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.isUTF8 ? String(decoding: bytes, as: UTF8.self) : lossyText(bytes)
    }
}
