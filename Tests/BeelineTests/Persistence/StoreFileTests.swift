import Beeline
import Foundation
import Testing

@MainActor
@Suite struct StoreFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreFileTests-\(UUID().uuidString)")
    private var url: URL { folder.appendingPathComponent("rows.store") }

    private func file(_ kind: String = "rows", version: Int = 1) -> StoreFile<Row> {
        StoreFile(url, kind: kind, version: version)
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func problem(_ body: () throws -> Void) -> StoreFileError? {
        do { try body() } catch { return error as? StoreFileError }
        return nil
    }

    @Test func `what is saved is loaded again`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = ListSnapshot(sections: ["To do": [Row(1, 2), Row(3)], 7: [], "Done": [Row(4)]])
        #expect(try file().load() == nil)
        try file().save(list)
        #expect(try file().load() == list)
        #expect(try Data(contentsOf: url).starts(with: Data("Beeline store rows 1 ".utf8)))
    }

    @Test func `a file cut at any byte is an error that says where, and is not overwritten`() throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file().save(ListSnapshot([Row(1), Row(2)]))
        let whole = try Data(contentsOf: url)
        for count in 0..<whole.count {
            let cut = whole.prefix(count)
            try cut.write(to: url)
            let file = file()
            let error = problem { _ = try file.load() }
            #expect(
                error?.problem == .truncated && error?.offset == count, "\(count): \(error as Any)")
            #expect(problem { try file.save(ListSnapshot()) }?.problem == .wouldOverwrite)
            #expect(problem { try self.file().save(ListSnapshot()) }?.problem == .wouldOverwrite)
            #expect(try Data(contentsOf: url) == cut)
        }
    }

    @Test func `a newer file is refused and not overwritten`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file(version: 3).save(ListSnapshot([Row(1)]))
        let before = try Data(contentsOf: url)
        let error = problem { _ = try file(version: 2).load() }
        #expect(error?.problem == .newer)
        #expect(error?.description == "“rows.store”: version 3 wrote it, this is 2 at byte 0.")
        #expect(problem { try file(version: 2).save(ListSnapshot()) }?.problem == .wouldOverwrite)
        #expect(try Data(contentsOf: url) == before)
    }

    @Test func `a foreign file is refused and not overwritten`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for text in ["{\"rows\": []}", "GIF89a", "Beeline store of another kind\n", "\0\0\0"] {
            try write(text)
            #expect(problem { _ = try file().load() }?.problem == .foreign, "\(text)")
            #expect(problem { try file().save(ListSnapshot()) }?.problem == .wouldOverwrite)
            #expect(try Data(contentsOf: url) == Data(text.utf8))
        }
        try FileManager.default.removeItem(at: url)
        try file("people").save(ListSnapshot([Row(1)]))
        let error = problem { _ = try file().load() }
        #expect(error?.detail == "it holds “people”, not “rows”" && error?.problem == .foreign)
    }

    @Test func `damaged content says which item and is not overwritten`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = #"{"sections":[{"id":0,"items":[{"id":1,"content":0},{"id":"x","content":0}]}]}"#
        try write("Beeline store rows 1 \(json.utf8.count)\n\(json)")
        let error = problem { _ = try file().load() }
        #expect(error?.problem == .damaged)
        #expect(error?.detail.contains(".sections[0].items[1].id") == true, "\(error as Any)")
        #expect(problem { try file().save(ListSnapshot()) }?.problem == .wouldOverwrite)
        try write("Beeline store rows 1 2\n{}{}")
        #expect(problem { _ = try file().load() }?.offset == 25)
    }

    @Test func `a file that can't be read can be set aside`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["rows.store.unreadable", "rows.store.unreadable-2"] {
            try write("nonsense")
            let file = file()
            #expect(problem { _ = try file.load() } != nil)
            #expect(try file.setAside().lastPathComponent == name)
            try file.save(ListSnapshot([Row(1)]))
            #expect(try file.load()?.items == [Row(1)])
        }
    }

    @Test func `an older version is migrated`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = #"{"sections":[{"id":0,"items":[{"number":1,"content":0}]}]}"#
        try write("Beeline store rows 1 \(json.utf8.count)\n\(json)")
        let file = StoreFile<Row>(url, kind: "rows", version: 2) { version, json in
            #expect(version == 1)
            let text = String(decoding: json, as: UTF8.self)
            return Data(text.replacingOccurrences(of: "number", with: "id").utf8)
        }
        #expect(try file.load()?.items == [Row(1)])
    }

    @Test func `a store is kept, and changes of one turn are written once`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (store, file) = (ListStore([Row(1)]), file())
        file.keep(store) { Issue.record($0) }
        store.append(Row(2))
        store.append(Row(3))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        try file.saveNow()
        #expect(try self.file().load()?.items.count == 3)
        store.remove(at: 0)
        await Task { @MainActor in }.value
        #expect(try self.file().load()?.items == [Row(2), Row(3)])
    }

    @Test func `a list that can't be written is told`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("nonsense")
        let (store, file) = (ListStore([Row(1)]), file())
        var errors: [any Error] = []
        file.keep(store) { errors.append($0) }
        store.append(Row(2))
        await Task { @MainActor in }.value
        #expect((errors.first as? StoreFileError)?.problem == .wouldOverwrite)
        #expect(try Data(contentsOf: url) == Data("nonsense".utf8))
    }
}
