extension SectionID: Codable {
    /// Reads a text or a whole number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let integer = try? container.decode(Int.self) {
            self.init(integer)
        } else {
            self.init(try container.decode(String.self))
        }
    }

    /// Writes a text or a whole number.
    ///
    /// - Throws: `EncodingError` for an identity that was made from something
    ///   else.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch base {
        case let integer as Int: try container.encode(integer)
        case let string as String: try container.encode(string)
        default:
            throw EncodingError.invalidValue(
                base,
                EncodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "A section’s identity has to be a text or an integer to be "
                        + "written; this is \(type(of: base))."))
        }
    }
}
