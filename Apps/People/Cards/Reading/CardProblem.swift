public import Foundation

/// Something in a file that could not be taken as it stands, and where.
public struct CardProblem: LocalizedError, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// The card has no `END:VCARD`; the next one or the file's end follows.
        case missingEnd
        /// The card is longer than the reader takes.
        case tooLong
        /// There is nothing in the card.
        case empty
        /// A line is no property; here are its first characters.
        case notAProperty(String)
        /// Something stands outside of all cards; here are its first characters.
        case outsideCard(String)
        /// The text is in a charset that is not known.
        case unknownCharset(String)
        /// The text doesn't fit the charset that it claims, or any that was tried.
        case undecodable(charset: String)
        /// The value is no day.
        case notADate(String)
        /// The picture's data is damaged.
        case damagedPhoto
        /// The row has fewer cells than there are columns.
        case rowTooShort(cells: Int, columns: Int)
        /// The row has more cells than there are columns; the rest was left out.
        case rowTooLong(cells: Int, columns: Int)
        /// A quotation mark has no partner.
        case unclosedQuote
    }

    public let kind: Kind

    /// Which card or row it is, from 1.
    public let number: Int

    /// The line of the file, from 1.
    public let line: Int

    /// The property or the column it is about, if it is about one.
    public let property: String?

    /// The contact's name, as far as it is known.
    public internal(set) var name: String?

    init(_ kind: Kind, number: Int, line: Int, property: String? = nil, name: String? = nil) {
        self.kind = kind
        self.number = number
        self.line = line
        self.property = property
        self.name = name
    }

    public var description: String {
        var place = "Contact \(number)"
        if let name, !name.isEmpty { place += " (\(name))" }
        place += ", line \(line)"
        if let property { place += ", \(property)" }
        return "\(place): \(reason)"
    }

    public var errorDescription: String? { description }

    /// What is wrong, without the place.
    public var reason: String {
        switch kind {
        case .missingEnd: "It has no end. The file may be cut off."
        case .tooLong: "It is too long."
        case .empty: "There is nothing in it."
        case .notAProperty(let text): "This can’t be understood: “\(text)”."
        case .outsideCard(let text): "This belongs to no contact: “\(text)”."
        case .unknownCharset(let name): "Its text is in “\(name)”, which is not known here."
        case .undecodable(let charset): "Some of its text isn’t \(charset)."
        case .notADate(let text): "“\(text)” is not a day."
        case .damagedPhoto: "Its picture is damaged."
        case .rowTooShort(let cells, let columns):
            "It has \(cells) cells, and there are \(columns) columns."
        case .rowTooLong(let cells, let columns):
            "It has \(cells) cells, but there are \(columns) columns; the rest was left out."
        case .unclosedQuote: "A quotation mark has no partner."
        }
    }
}
