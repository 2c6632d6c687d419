import Beeline
import Foundation
import Testing

/// The real server in a bucket of the test's own, behind a proxy that fails as
/// told.
struct ProxiedWorld {
    let world: World
    let proxy: FaultyProxy
    private let kinto: Kinto
    /// Where the server is, on this machine.
    var serverPort: UInt16 { UInt16(kinto.base.port ?? 80) }

    init(schema: JSONValue? = nil) async throws {
        world = try await World(.kinto, schema: schema)
        kinto = try #require(Kinto.running)
        proxy = try FaultyProxy(to: UInt16(kinto.base.port ?? 80))
    }

    /// A device whose requests all go through the proxy.
    ///
    /// After a cut libcurl asks again by itself, and Foundation has no second body
    /// for it: then nothing but the silence ends that.
    ///
    /// - Parameters:
    ///   - clock: Measures how long an exchange may take.
    ///   - silence: How long the server may say nothing.
    func device(
        pageSize: Int = 5, clock: any Clock<Duration> = ContinuousClock(),
        silence: Duration = .seconds(3), port: UInt16? = nil
    ) async throws -> Device {
        try await Device(
            URLSessionTransport(silence: silence, patience: .seconds(300), clock: clock),
            base: base(port ?? proxy.port), credentials: kinto.credentials, bucket: world.bucket,
            pageSize: pageSize)
    }

    /// One whose requests never meet the proxy.
    func other() async throws -> Device { try await world.device() }

    private func base(_ port: UInt16) throws -> URL {
        var components = try #require(
            URLComponents(url: kinto.base, resolvingAgainstBaseURL: false))
        components.port = Int(port)
        return try #require(components.url)
    }

    /// Syncs as often as a person would wait for: the first request after a cut may
    /// still meet the connection that was cut.
    func settle(_ devices: Device..., location: SourceLocation = #_sourceLocation) async {
        for device in devices {
            var status = await device.engine.sync()
            for _ in 0..<3 where status.problem != nil { status = await device.engine.sync() }
            #expect(status.problem == nil, sourceLocation: location)
        }
    }

    /// Checks that devices and server have these contacts and nothing else, and
    /// that nothing waits and nobody has anything to look at.
    func expect(
        _ contacts: [Contact], on devices: Device..., location: SourceLocation = #_sourceLocation
    ) async throws {
        let expected = contacts.sorted { $0.remoteID < $1.remoteID }
        let fields = try expected.map { ($0.remoteID, try $0.fields()) }
        let live = try await world.live()
        #expect(live == Dictionary(uniqueKeysWithValues: fields), sourceLocation: location)
        for device in devices {
            let (found, conflicts) = (try await device.contacts(), try await device.conflicts())
            let waiting = try await device.waiting()
            #expect(found == expected, sourceLocation: location)
            #expect(conflicts.isEmpty, sourceLocation: location)
            #expect(waiting.isEmpty, sourceLocation: location)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips where there is no server to ask.
    static var needsKinto: Self {
        .enabled(if: Kinto.running != nil, "needs the server that `make server` starts")
    }
}

/// Something that a person does to a record that both devices have, or to a new
/// one.
enum PersonsEdit: String, CaseIterable, CustomTestStringConvertible {
    case creation
    case change
    case deletion
    /// Several at once, which are sent together.
    case several

    var testDescription: String { rawValue }

    static let ada = Contact(firstName: "Ada", lastName: "Lovelace")
    static let bo = Contact(firstName: "Bo", lastName: "B")

    /// The methods by which it is sent.
    var methods: Set<String> {
        switch self {
        case .creation, .change: ["PUT"]
        case .deletion: ["DELETE"]
        case .several: ["POST"]
        }
    }

    /// - Returns: What there is then, if there was ``bo`` before.
    func make(on device: Device) async throws -> [Contact] {
        let (ada, bo) = (Self.ada, Self.bo)
        var moved = bo
        moved.city = "Lund"
        switch self {
        case .creation:
            try await device.add(ada)
            return [ada, bo]
        case .change:
            try await device.edit(bo.id) { $0.city = "Lund" }
            return [moved]
        case .deletion:
            try await device.delete(bo.id)
            return []
        case .several:
            try await device.add(ada)
            try await device.edit(bo.id) { $0.city = "Lund" }
            return [ada, moved]
        }
    }
}
