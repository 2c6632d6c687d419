import Beeline
import Foundation
import Synchronization

/// A random history of three devices, a network that fails, programs that end
/// and begin again; and what has to hold at its end.
///
/// Every value that is written is one of a kind, so that it can be told
/// whether it is still there, who has put another one in its place, and
/// whether who deleted a record knew of it.
struct History {
    /// What a person has done to a record.
    fileprivate struct Trail {
        /// All values that were ever written.
        var written: Set<String> = []
        /// Values that somebody who saw them has put others in the place of.
        var replacedBy: [String: Set<String>] = [:]
        /// What stood there when somebody deleted it.
        var deletions: [Set<String>] = []
        /// The devices on which it was deleted.
        var deleters: Set<String> = []
        /// Whether an edit of it, not its making, was once sent and not
        /// answered. Then nobody can tell an edit that was deleted knowingly
        /// from one that came too late, and the edit wins.
        ///
        /// Nor can anybody tell a record that was made again from one whose making
        /// was sent twice, both times came late, and was deleted in between: a
        /// server forgets a deletion when the record is there again. Nor, of one that
        /// was made again and not answered, whether what was deleted then was it.
        var isInDoubt = false
        /// Whether its making once came late.
        var isMadeLate = false
    }

    let seed: UInt64
    private var random: SplitMix64
    private var trails: [UUID: Trail] = [:]
    private var devices: [Device] = []
    private var valueCount = 0
    /// What has happened, for who reads a failure.
    private(set) var log: [String] = []
    private let makeDevice: @Sendable (TemporaryFolder?, SplitMix64) async throws -> Device
    private let afterRound: @Sendable (Device) async throws -> Void
    private let server: @Sendable () async throws -> [String: [String: JSONValue]]

    init(
        seed: UInt64,
        makeDevice: @escaping @Sendable (TemporaryFolder?, SplitMix64) async throws -> Device,
        afterRound: @escaping @Sendable (Device) async throws -> Void = { _ in },
        server: @escaping @Sendable () async throws -> [String: [String: JSONValue]]
    ) {
        self.seed = seed
        random = SplitMix64(seed: seed)
        self.makeDevice = makeDevice
        self.afterRound = afterRound
        self.server = server
    }

    /// Runs it.
    ///
    /// - Returns: What does not hold; nil if all does.
    mutating func run() async throws -> String? {
        for _ in 0..<3 {
            devices.append(try await makeDevice(nil, SplitMix64(seed: random.next())))
        }
        for _ in 0..<Int.random(in: 10..<50, using: &random) { try await step() }
        return try await problem()
    }

    // MARK: Steps

    private mutating func step() async throws {
        let index = Int.random(in: 0..<3, using: &random)
        let device = devices[index]
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<15: try await add(device)
        case 15..<40: try await edit(device)
        case 40..<50: try await delete(device)
        case 50..<54: try await makeAgain(device)
        default: try await sync(index)
        }
    }

    private mutating func value() -> String {
        valueCount += 1
        return "v\(valueCount)"
    }

    private mutating func add(_ device: Device) async throws {
        let contact = Contact(id: random.uuid(), firstName: value(), lastName: value(), city: nil)
        try await device.add(contact)
        log.append("\(name(device)) adds \(contact.remoteID) \(contact.values.sorted())")
        trails[contact.id, default: Trail()].written.formUnion(contact.values)
    }

    private mutating func edit(_ device: Device) async throws {
        guard var contact = try await device.contacts().randomElement(using: &random) else {
            return
        }
        let before = contact
        let value = value()
        switch Int.random(in: 0..<3, using: &random) {
        case 0: contact.firstName = value
        case 1: contact.lastName = value
        default: contact.city = value
        }
        let after = contact
        try await device.database.write { try $0.update(after) }
        log.append(
            "\(name(device)) edits \(contact.remoteID) \(before.values.sorted()) to "
                + "\(after.values.sorted())")
        trails[contact.id, default: Trail()].written.insert(value)
        for old in before.values.subtracting(after.values) {
            trails[contact.id, default: Trail()].replacedBy[old, default: []].insert(value)
        }
    }

    private mutating func delete(_ device: Device) async throws {
        guard let contact = try await device.contacts().randomElement(using: &random) else {
            return
        }
        try await delete(contact, on: device)
    }

    private mutating func delete(_ contact: Contact, on device: Device) async throws {
        try await device.delete(contact.id)
        log.append("\(name(device)) deletes \(contact.remoteID) \(contact.values.sorted())")
        trails[contact.id, default: Trail()].deletions.append(contact.values)
        trails[contact.id, default: Trail()].deleters.insert(name(device))
    }

    /// Makes a record with an identity that was deleted on this device.
    private mutating func makeAgain(_ device: Device) async throws {
        let present = Set(try await device.contacts().map(\.id))
        let gone = trails.filter {
            !present.contains($0.key) && $0.value.deleters.contains(name(device))
        }
        guard
            let id = gone.keys.sorted(by: { $0.uuidString < $1.uuidString })
                .randomElement(using: &random)
        else { return }
        let contact = Contact(id: id, firstName: value(), lastName: value(), city: nil)
        try await device.add(contact)
        log.append("\(name(device)) makes again \(contact.remoteID) \(contact.values.sorted())")
        trails[id, default: Trail()].written.formUnion(contact.values)
    }

    private func name(_ device: Device) -> String {
        "device \(devices.firstIndex { $0 === device } ?? -1)"
    }

    private mutating func sync(_ index: Int) async throws {
        let device = devices[index]
        let exchanges = Mutex<[String]>([])
        device.network.listen { line in exchanges.withLock { $0.append(line) } }
        log.append("\(name(device)) syncs")
        defer { log += exchanges.withLock { $0 } }
        let faults = Mutex(SplitMix64(seed: random.next()))
        let isGood = Bool.random(using: &random)
        let edited = Mutex<Set<UUID>>([])
        let doubtful = Mutex<Set<UUID>>([])
        let madeLate = Mutex<[UUID]>([])
        let isDown = Mutex(false)
        device.network.fail { request in
            if isDown.withLock({ $0 }) { return .offline }
            guard !isGood, let fault = faults.withLock({ Self.fault(&$0) }) else { return nil }
            guard fault.leavesDoubt else { return fault }
            edited.withLock { $0.formUnion(request.records(edited: true)) }
            doubtful.withLock { $0.formUnion(request.records(edited: false)) }
            if case .late = fault { madeLate.withLock { $0 += request.records(edited: false) } }
            // Networks that fail go on failing.
            let goesDown = faults.withLock { Int.random(in: 0..<3, using: &$0) > 0 }
            isDown.withLock { $0 = goesDown }
            return fault
        }
        let result = await device.engine.sync()
        for id in edited.withLock({ $0 }) { trails[id]?.isInDoubt = true }
        for id in doubtful.withLock({ $0 }) where trails[id]?.deletions.isEmpty == false {
            trails[id]?.isInDoubt = true
        }
        for id in madeLate.withLock({ $0 }) {
            if trails[id]?.isMadeLate == true { trails[id]?.isInDoubt = true }
            trails[id]?.isMadeLate = true
        }
        if Bool.random(using: &random) {
            try await interfere(doubtful.withLock { $0 }, with: index)
        }
        if result.problem?.detail.contains("Killed") == true
            || Int.random(in: 0..<10, using: &random) == 0
        {
            devices[index] = try await restarted(device)
        }
        try await afterRound(devices[index])
    }

    /// Another device deletes what one does not know the outcome of.
    private mutating func interfere(_ ids: Set<UUID>, with index: Int) async throws {
        let other = devices[(index + Int.random(in: 1...2, using: &random)) % 3]
        let sorted = ids.sorted { $0.uuidString < $1.uuidString }
        guard let id = sorted.randomElement(using: &random) else { return }
        other.network.fail(nil)
        await other.engine.sync()
        guard let contact = try await other.contact(id) else { return }
        try await delete(contact, on: other)
        await other.engine.sync()
        log.append("\(name(other)) has synced before and after")
    }

    private mutating func restarted(_ device: Device) async throws -> Device {
        await device.network.deliverLate()
        return try await makeDevice(device.folder, SplitMix64(seed: random.next()))
    }

    private static func fault(_ random: inout SplitMix64) -> FaultyNetwork.Fault? {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: .offline
        case 1: .lostRequest
        case 2, 3: .lostReply
        case 4: .late(Int.random(in: 1..<4, using: &random))
        case 5: .twice(answersFirst: Bool.random(using: &random))
        case 6: .answer(.json(503, ["message": "busy"], headers: ["Retry-After": "3"]))
        case 7: .answer(.json(429, ["message": "slowly"]))
        case 8: .rewrite { $0.body = Data($0.body.dropLast(3)) }
        case 9: .rewrite { $0 = HTTPReply(status: 502, body: Data("<html>".utf8)) }
        case 10: .kill(isDone: true)
        case 11: .kill(isDone: false)
        default: nil
        }
    }

    // MARK: The end

    private func problem() async throws -> String? {
        for device in devices {
            device.network.fail(nil)
            await device.network.deliverLate()
        }
        for _ in 0..<3 {
            for device in devices {
                let result = await device.engine.sync()
                if let problem = result.problem { return "a round failed: \(problem.detail)" }
                try await afterRound(device)
            }
        }
        let contents = try await devices.asyncMap { try await $0.contacts() }
        if Set(contents).count != 1 { return "the devices differ: \(contents)" }
        for device in devices {
            let waiting = try await device.waiting()
            if !waiting.isEmpty { return "something waits: \(waiting)" }
        }
        let stored = try await server()
        let expected = try Dictionary(
            uniqueKeysWithValues: contents[0].map { ($0.remoteID, try $0.fields()) })
        if stored != expected { return "the server differs: \(stored), \(expected)" }
        return try await lossOrReturn(contents[0])
    }

    private func lossOrReturn(_ contacts: [Contact]) async throws -> String? {
        var told: [UUID: Set<String>] = [:]
        for device in devices {
            for conflict in try await device.conflicts() {
                for value in [conflict.other, conflict.kept].compactMap(\.self) {
                    told[conflict.record, default: []].insert(value.trimmingCharacters(in: ["\""]))
                }
            }
        }
        let live = Dictionary(uniqueKeysWithValues: contacts.map { ($0.id, $0.values) })
        for (id, trail) in trails {
            let present = live[id] ?? []
            let known = trail.deletions.map { trail.known(to: $0) }
            for value in trail.written where !present.contains(value) {
                let isReplaced = trail.replacedBy[value] != nil
                let isDeleted = known.contains { $0.contains(value) }
                if !isReplaced, !isDeleted, told[id]?.contains(value) != true {
                    return "\(value) of \(id) is lost"
                }
            }
            if live[id] != nil, !trail.isInDoubt,
                known.contains(where: { trail.written.isSubset(of: $0) })
            {
                return "\(id) is back from the dead with \(present)"
            }
        }
        return nil
    }
}

extension History.Trail {
    /// Values that stood there, and all that others were put in the place of
    /// before.
    fileprivate func known(to seen: Set<String>) -> Set<String> {
        var known = seen
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (value, successors) in replacedBy where !known.contains(value) {
                if !successors.isDisjoint(with: known) {
                    known.insert(value)
                    isGrowing = true
                }
            }
        }
        return known
    }
}

extension Contact {
    var values: Set<String> { Set([firstName, lastName, city].compactMap(\.self)) }

    func fields() throws -> [String: JSONValue] {
        guard case .object(var fields) = try JSONValue(parsing: JSONEncoder().encode(self)) else {
            return [:]
        }
        fields["id"] = nil
        return fields
    }
}

extension FaultyNetwork.Fault {
    /// Whether the server may have done it without the device knowing.
    var leavesDoubt: Bool {
        switch self {
        case .offline, .answer, .twice: false
        default: true
        }
    }
}

extension HTTPRequest {
    /// The records that it writes or deletes.
    ///
    /// - Parameter isEdited: Whether those alone that it replaces.
    func records(edited isEdited: Bool) -> [UUID] {
        if let id = UUID(uuidString: url.lastPathComponent) {
            return isEdited && (method != "PUT" || headers["If-Match"] == nil) ? [] : [id]
        }
        guard url.path.hasSuffix("batch"), let body, let json = try? JSONValue(parsing: body),
            case .array(let entries)? = json["requests"]
        else { return [] }
        return entries.compactMap { entry in
            if isEdited, entry["method"] != "PUT" || entry["headers"]?["If-Match"] == nil {
                return nil
            }
            return entry["path"]?.text?.split(separator: "/").last
                .flatMap { UUID(uuidString: String($0)) }
        }
    }
}

extension Sequence {
    func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
