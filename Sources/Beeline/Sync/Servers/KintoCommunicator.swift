/// A collection of a Kinto server as a ``Communicator``: all of it, and new
/// items, without a memory of its own. Devices that edit are kept in step by
/// ``SyncEngine``.
public struct KintoCommunicator<Item: Codable & Sendable & Identifiable>: Communicator
where Item.ID: CustomStringConvertible {
    private let server: KintoServer
    private let collection: String

    /// Makes a communicator.
    public init(_ server: KintoServer, collection: String) {
        self.server = server
        self.collection = collection
    }

    public func get() async throws -> [Item] {
        var items: [Item] = []
        var next: String?
        repeat {
            let page = try await server.changes(in: collection, after: nil, page: next)
            for record in page.records {
                guard var fields = record.fields else { continue }
                fields["id"] = .string(record.id)
                do {
                    items.append(try JSONValue.object(fields).decode())
                } catch let error as JSONShapeError {
                    throw WebError(
                        .otherShape(place: "\(record.id).\(error.place)"), error.description)
                }
            }
            next = page.next
        } while next != nil
        return items
    }

    /// An item that the server has already is left as it is there.
    public func post(_ item: Item) async throws {
        guard case .object(var fields) = try JSONValue.encoding(item) else {
            throw WebError(.otherShape(place: ""), "\(Item.self) is no object in JSON")
        }
        for key in KintoServer.reserved { fields[key] = nil }
        let edit = RemoteEdit(id: "\(item.id)".lowercased(), verb: .create(fields))
        let outcomes = try await server.perform([edit], in: collection, isCautious: true)
        switch outcomes[0] {
        case .done, .gone, .differs: return
        case .refused(let error), .postponed(let error), .unknown(let error): throw error
        }
    }
}
