import Beeline
import Foundation
import Testing

/// What becomes of a round when the disk is full?
@Suite struct FullDiskTests {
    /// So much that it needs pages of its own.
    private static func long(_ name: String) -> String {
        String(repeating: name + " ", count: 5_000)
    }

    @Test func `edits that can't be noted as sent are not sent, and the person is told`()
        async throws
    {
        let model = KintoModel()
        let device = try await Device(model)
        let ada = try await device.add(Contact(firstName: "Ada", lastName: Self.long("L")))
        try await device.fillDisk()
        let status = await device.engine.sync()
        #expect(status.problem?.message.contains("no room") == true)
        #expect(status.problem?.suggestion?.contains("Free some space") == true)
        #expect(status.waiting == 1)
        #expect(device.network.requests.isEmpty)
        #expect(try await device.contacts() == [ada])
        try await device.emptyDisk()
        await synced(device)
        #expect(model.live() == [ada.remoteID: try ada.fields()])
        #expect(try await device.waiting().isEmpty)
    }

    @Test func `what is new is not half taken, and is read again`() async throws {
        let model = KintoModel()
        let (device, other) = (try await Device(model), try await Device(model))
        for number in 0..<12 {
            try await other.add(Contact(firstName: "P\(number)", lastName: Self.long("L")))
        }
        await synced(other)
        // Room for some of the pages of five.
        try await device.fillDisk(except: 40)
        let status = await device.engine.sync()
        #expect(status.problem?.message.contains("no room") == true)
        #expect(status.lastSync == nil)
        let count = try await device.contacts().count
        #expect(count == 0 || count == 5 || count == 10)
        try await device.emptyDisk()
        await synced(device)
        #expect(try await device.contacts() == other.contacts())
        #expect(try await device.conflicts().isEmpty)
    }

    /// The server has done it, and this device can't write that down.
    @Test(arguments: 1...8)
    func `an edit is done once when the disk fills up after an exchange`(
        _ moment: Int
    ) async throws {
        let model = KintoModel()
        let transport = WatchedTransport(model)
        let (device, other) = (try await Device(transport), try await Device(model))
        let bo = try await other.add(Contact(firstName: "Bo", lastName: Self.long("B")))
        let cy = try await other.add(Contact(firstName: "Cy", lastName: Self.long("C")))
        await synced(other, device)
        try await device.add(Contact(firstName: "Ada", lastName: Self.long("L")))
        try await device.edit(bo.id) { $0.city = Self.long("Lund") }
        try await device.delete(cy.id)
        try await other.edit(bo.id) { $0.firstName = Self.long("Bodil") }
        try await other.add(Contact(firstName: "Eve", lastName: Self.long("E")))
        await synced(other)
        transport.afterEach { count in
            if count == moment { try await device.fillDisk() }
        }
        _ = await device.engine.sync()
        transport.afterEach(nil)
        let during = await device.engine.sync()
        #expect(during.problem != nil || during.waiting == 0)
        try await device.emptyDisk()
        await synced(device, other, device)
        #expect(model.live().count == 3)
        #expect(model.live()[bo.remoteID]?["city"] == .string(Self.long("Lund")))
        #expect(model.live()[bo.remoteID]?["firstName"] == .string(Self.long("Bodil")))
        #expect(try await device.contacts() == other.contacts())
        #expect(try await device.waiting().isEmpty)
        #expect(try await device.conflicts().isEmpty)
    }
}

extension Device {
    /// Lets the database grow by so many pages and no more, as on a disk that is
    /// full.
    fileprivate func fillDisk(except count: Int = 0) async throws {
        let pages = try await database.read { db in
            try db.value("PRAGMA page_count", as: Int.self) ?? 0
        }
        try await limitPages(to: pages + count)
    }

    fileprivate func emptyDisk() async throws {
        try await limitPages(to: 1 << 30)
    }

    private func limitPages(to count: Int) async throws {
        // A pragma takes its value in its text alone.
        let sql = SQL(stringLiteral: "PRAGMA max_page_count = \(count)")
        try await database.write { db in _ = try db.value(sql, as: Int.self) }
    }
}
