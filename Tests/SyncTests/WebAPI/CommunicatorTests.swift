import Beeline
import Foundation
import Synchronization
import Testing

private struct Person: Codable, Hashable, Sendable, Identifiable {
    var id = UUID()
    var name: String
}

/// The article's two verbs.
extension Communicator where Item == Person {
    fileprivate func getPeople() async throws -> [Person] { try await get() }
    fileprivate func postPerson(_ person: Person) async throws { try await post(person) }
}

/// Answers from memory.
private final class MockCommunicator: Communicator {
    private let people: Mutex<[Person]>
    private let error: WebError?

    init(_ people: [Person] = [], error: WebError? = nil) {
        self.people = Mutex(people)
        self.error = error
    }

    func get() async throws -> [Person] {
        if let error { throw error }
        return people.withLock { $0 }
    }

    func post(_ item: Person) async throws {
        if let error { throw error }
        people.withLock { $0.append(item) }
    }
}

/// What a controller reaches a Web API through.
@Suite struct CommunicatorTests {
    private let ada = Person(name: "Ada")

    @Test func `people who are posted are got, in memory`() async throws {
        let communicator: any Communicator<Person> = MockCommunicator([ada])
        let bo = Person(name: "Bo")
        try await communicator.postPerson(bo)
        #expect(try await communicator.getPeople() == [ada, bo])
    }

    @Test func `an error is kept`() async {
        let communicator: any Communicator<Person> = MockCommunicator(
            error: WebError(.offline, "test"))
        await #expect { try await communicator.getPeople() } throws: { error in
            (error as? WebError)?.errorDescription == "The server can’t be reached."
        }
    }

    @Test func `plain JSON is one kind`() async throws {
        let body = try JSONValue(parsing: JSONEncoder().encode([ada]))
        let answers = WebClientTests.Answers(
            .success(.json(200, body)), .success(HTTPReply(status: 201)),
            .success(.json(422, ["message": "a name is needed"])))
        let client = WebClient(URL(string: "https://example.org/api/")!, transport: answers)
        let communicator: any Communicator<Person> = JSONCommunicator<Person>(
            client, path: "people")
        #expect(try await communicator.getPeople() == [ada])
        try await communicator.postPerson(ada)
        await #expect { try await communicator.postPerson(ada) } throws: { error in
            (error as? WebError)?.detail == "a name is needed"
        }
        #expect(answers.requests.map(\.method) == ["GET", "POST", "POST"])
        #expect(answers.requests[1].url.absoluteString == "https://example.org/api/people")
    }

    @Test(arguments: World.kinds)
    func `Kinto is another kind`(_ kind: World.Kind) async throws {
        let world = try await World(kind)
        var server = KintoServer(world.client, bucket: world.bucket)
        server.pageSize = 2
        let communicator: any Communicator<Person> = KintoCommunicator<Person>(
            server, collection: "people")
        var people: [Person] = []
        for name in ["Ada", "Bo", "Cy", "Di", "Eve"] {
            people.append(Person(name: name))
            try await communicator.postPerson(people.last!)
        }
        try await communicator.postPerson(people[0])
        #expect(try await communicator.getPeople() == people)
    }
}
