extension Record where Self: Codable {
    /// Reads each property from the column of its name.
    public init(row: inout RowReader) throws {
        self = try row.decoder().decode(Self.self)
    }

    /// Writes each property to the column of its name.
    public func write(to row: inout RowWriter) throws {
        let encoder = RowEncoder()
        try encode(to: encoder)
        row.addAll(encoder.values, named: encoder.names)
    }
}

extension RowDecoder {
    /// Reads the row that the statement stands at.
    func decode<R: Record & Decodable>(_ type: R.Type) throws -> R {
        begin()
        do {
            return try R(from: self)
        } catch let error as DecodingError {
            throw statement.misfit("the record refuses its row: \(error)", column: nil)
        }
    }
}
