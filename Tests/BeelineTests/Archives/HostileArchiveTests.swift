import Beeline
import Foundation
import Testing

/// Files that were made to do harm. Each is an error, or read like any other,
/// in time and memory of the order of its size.
@Suite struct HostileArchiveTests {
    private typealias Value = PropertyListWriter.Value

    private func archive(
        _ objects: [Value], top: Value = .uid(1), version: Int = 100_000
    ) -> Data {
        PropertyListWriter.data(
            .dictionary([
                ("$version", .integer(version)), ("$top", .dictionary([("root", top)])),
                ("$objects", .array([.string("$null")] + objects)),
            ]))
    }

    private func problem(_ data: Data) -> ArchiveError.Problem? {
        do throws(ArchiveError) { _ = try KeyedArchive(data).object("root") } catch {
            return error.problem
        }
        return nil
    }

    @Test func `a reference to an object that is not there is dangling`() {
        #expect(problem(archive([.string("a")], top: .uid(2))) == .danglingReference)
        #expect(problem(archive([.string("a")], top: .uid(0xFFFF_FFFF))) == .danglingReference)
        #expect(problem(archive([.string("a")], top: .string("a"))) == .unexpectedType)
        #expect(problem(archive([], top: .uid(0))) == .missing)
    }

    @Test func `a newer archiver and foreign files are named`() {
        #expect(problem(archive([.string("a")], version: 100_001)) == .newer)
        #expect(problem(Data("bplist15".utf8) + Data(count: 40)) == .newer)
        #expect(problem(Data("<?xml version=\"1.0\"?><plist/>".utf8)) == .foreign)
        #expect(problem(Data()) == .foreign)
        #expect(problem(PropertyListWriter.data(.array([]))) == .foreign)
        #expect(problem(PropertyListWriter.data(.dictionary([]))) == .foreign)
    }

    @Test func `a million objects one inside the other are followed like any chain`() throws {
        let count = 1_000_000
        let objects = (1...count).map { number in
            Value.dictionary([("next", .uid(number == count ? 0 : number + 1))])
        }
        var object = try KeyedArchive(archive(objects)).object("root")
        var depth = 1
        while let next = try object.objectIfPresent("next") {
            object = next
            depth += 1
        }
        #expect(depth == count)
    }

    @Test func `a million arrays one inside the other are followed like any chain`() throws {
        let count = 1_000_000
        let objects = (1...count).map { number in
            Value.dictionary([("NS.objects", .array(number == count ? [] : [.uid(number + 1)]))])
        }
        var object = try KeyedArchive(archive(objects)).object("root")
        while let next = try object.elements().first { object = next }
        #expect(object.id == count)
    }

    @Test func `an array that holds itself is read`() throws {
        let data = archive([.dictionary([("NS.objects", .array([.uid(1), .uid(1)]))])])
        let root = try KeyedArchive(data).object("root")
        #expect(try root.elements() == [root, root])
    }

    /// Text and data may be in a shell. One that holds itself has no end.
    @Test func `a string that holds itself is an error`() throws {
        let data = archive([
            .dictionary([("NS.string", .uid(1)), ("NS.data", .uid(1)), ("NS.time", .uid(1))])
        ])
        let root = try KeyedArchive(data).object("root")
        #expect(throws: ArchiveError.self) { try root.string("NS.string") }
        #expect(throws: ArchiveError.self) { try root.data("NS.data") }
        #expect(throws: ArchiveError.self) { try root.date("NS.time") }
    }

    @Test func `a billion elements that are claimed are an error`() {
        for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] {
            for count in [1_000_000_000, Int(Int32.max), Int.max] {
                let object = [marker, 0x13] + PropertyListWriter.number(count, 8)
                #expect(problem(file([object], top: 0)) == .truncated)
            }
        }
        var trailer = file([[0x08]], top: 0)
        trailer.replaceSubrange(
            trailer.count - 24..<trailer.count - 16, with: PropertyListWriter.number(1 << 30, 8))
        #expect(problem(trailer) == .truncated)
    }

    /// As many bytes as there are before it, but not behind it.
    @Test func `an object that would reach over its end into the table is an error`() {
        let data = [0x4F, 0x10, 100] + [UInt8](repeating: 7, count: 100)
        for object: [UInt8] in [
            [0x4F, 0x10, 90, 1], [0x5F, 0x10, 90, 1], [0x6F, 0x10, 45, 1], [0xAF, 0x10, 22, 1],
            [0xDF, 0x10, 11, 1], [0x13, 0, 0, 0], [0x23, 0, 0, 0], [0x87, 0, 0, 0], [0x33, 0, 0],
        ] {
            #expect(problem(file([data, object], top: 1)) == .truncated, "\(object)")
        }
    }

    @Test func `numbers of impossible sizes are an error`() {
        for object: [UInt8] in [[0x15], [0x1F], [0x20], [0x2F], [0x8F], [0x70], [0xFF], [0x33]] {
            #expect(problem(file([object], top: 0)) != nil)
        }
        for size: UInt8 in [0, 9, 255] {
            for place in [26, 25] {
                var data = file([[0x08]], top: 0)
                data[data.count - place] = size
                #expect(problem(data) == .foreign)
            }
        }
    }

    @Test func `offsets to nowhere are an error`() {
        for offset in [0, 7, 9, 1_000, Int(UInt32.max)] {
            var data = file([[0x08]], top: 0)
            let table = data.count - 36
            data.replaceSubrange(table..<table + 4, with: PropertyListWriter.number(offset, 4))
            #expect(problem(data) == .danglingReference, "\(offset)")
        }
        var data = file([[0x08]], top: 0)
        data.replaceSubrange(data.count - 8..<data.count, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(problem(data) == .truncated)
    }

    /// A file with objects as they are given.
    private func file(_ objects: [[UInt8]], top: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += PropertyListWriter.number(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4]
        for value in [objects.count, top, table] { bytes += PropertyListWriter.number(value, 8) }
        return Data(bytes)
    }
}
