/// The statements that write records of each kind on one connection, so that
/// their texts are not put together again for every record.
struct RecordStatements {
    /// How a record is written.
    enum Verb {
        case insert
        case update
        case save
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let verb: Verb
    }

    private struct Entry {
        let names: [String]
        let statement: Statement
    }

    private var entries: [Key: Entry] = [:]

    mutating func statement<R: Record>(
        _ verb: Verb, of type: R.Type, _ row: RowWriter, on connection: Connection
    ) throws(DatabaseError) -> Statement {
        guard let names = row.names ?? R.columns, names.count == row.values.count else {
            throw DatabaseError(
                .misfit,
                "\(R.self) writes \(row.values.count) values for "
                    + "\((row.names ?? R.columns)?.count ?? 0) columns")
        }
        let key = Key(type: ObjectIdentifier(type), verb: verb)
        if let entry = entries[key], entry.names == names, !entry.statement.isBusy {
            return entry.statement
        }
        let statement = try connection.statement(try Self.text(verb, of: type, names))
        entries[key] = Entry(names: names, statement: statement)
        return statement
    }

    private static func text<R: Record>(
        _ verb: Verb, of type: R.Type, _ names: [String]
    ) throws(DatabaseError) -> String {
        guard let id = names.firstIndex(of: R.idColumn) else {
            throw DatabaseError(.misfit, "\(R.self) doesn’t write its column “\(R.idColumn)”")
        }
        let columns = names.map { SQL.identifier($0).text }
        let others = columns.indices.filter { $0 != id }
        if verb == .update {
            let changes = (others.isEmpty ? [id] : others).map { "\(columns[$0]) = ?\($0 + 1)" }
            return "UPDATE \(R.table.text) SET \(changes.joined(separator: ", ")) "
                + "WHERE \(columns[id]) = ?\(id + 1)"
        }
        let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        let insert =
            "INSERT INTO \(R.table.text)(\(columns.joined(separator: ", "))) VALUES(\(places))"
        guard verb == .save else { return insert }
        let changes = others.map { "\(columns[$0]) = excluded.\(columns[$0])" }
        return insert + " ON CONFLICT(\(columns[id])) DO "
            + (changes.isEmpty ? "NOTHING" : "UPDATE SET " + changes.joined(separator: ", "))
    }
}
