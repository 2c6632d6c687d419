/// What the model reaches a Web API through.
///
/// A controller or a provider asks for `any Communicator<Person>`, gets one of
/// the kinds (``JSONCommunicator``, ``KintoCommunicator``), and in a test one
/// that answers from memory. An app gives the two verbs the names of its
/// domain:
///
///     extension Communicator where Item == Person {
///         func getPeople() async throws -> [Person] { try await get() }
///         func postPerson(_ person: Person) async throws { try await post(person) }
///     }
public protocol Communicator<Item>: Sendable {
    /// What is exchanged.
    associatedtype Item: Sendable

    /// All items that the server has.
    ///
    /// - Throws: ``WebError``; `CancellationError`.
    func get() async throws -> [Item]

    /// Hands a new item to the server.
    ///
    /// - Throws: ``WebError``; `CancellationError`. After one with
    ///   ``WebError/mayBeDone`` the server may have it nevertheless.
    func post(_ item: Item) async throws
}

/// A Web API in plain JSON: `GET` answers with an array, `POST` takes one item.
public struct JSONCommunicator<Item: Codable & Sendable>: Communicator {
    private let client: WebClient
    private let path: String

    /// Makes a communicator.
    ///
    /// - Parameters:
    ///   - client: Asks the server.
    ///   - path: Where the items are, such as `people`.
    public init(_ client: WebClient, path: String) {
        self.client = client
        self.path = path
    }

    public func get() async throws -> [Item] {
        try await client.get(path)
    }

    public func post(_ item: Item) async throws {
        try await client.send("POST", path, item)
    }
}
