public import Foundation

/// Files of contacts of either kind.
public enum CardFile {
    /// A reader for a file, whichever kind it is: by its beginning, not by its
    /// name.
    ///
    /// - Parameter encoding: how its bytes stand for text where it doesn't say;
    ///   nil to find out.
    /// - Throws: ``CardFileError``, also where the file is a table of which no
    ///   column is known.
    public static func reader(
        for url: URL, encoding: TextEncoding? = nil
    ) throws
        -> any CardReader
    {
        if try isVCard(url) {
            return try VCardReader(url: url, fallback: encoding ?? .windows1252)
        }
        return try CSVReader(url: url, encoding: encoding)
    }

    /// Whether a file begins like a vCard.
    ///
    /// - Throws: ``CardFileError/unreadable(_:reason:)``.
    public static func isVCard(_ url: URL) throws -> Bool {
        var source = try FileBytes(url: url).asUTF8()
        var start: [UInt8] = []
        while start.count < 4_096, try source.read(4_096, into: &start) > 0 {}
        let text = String(decoding: start.prefix(4_096), as: UTF8.self).uppercased()
        return text.contains("BEGIN:VCARD")
    }
}
