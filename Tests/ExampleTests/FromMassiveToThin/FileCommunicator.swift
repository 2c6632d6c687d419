import Beeline
import Foundation

/// A server that is a file: one that is missing can't be reached.
struct FileCommunicator<Item: Codable & Sendable>: Communicator {
    let file: URL

    func get() async throws -> [Item] {
        try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
    }

    func post(_ item: Item) async throws {
        throw WebError(.offline, "only to be read")
    }
}
