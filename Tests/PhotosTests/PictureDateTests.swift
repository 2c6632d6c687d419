import Beeline
import Foundation
import Testing

@testable import Photos

extension PhotosSuite {
    /// What a camera wrote into a picture: when it was taken.
    @MainActor @Suite struct PictureDateTests {
        private let berlin: TimeZone

        init() throws {
            berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        }

        private func date(_ text: String) throws -> Date {
            try #require(ISO8601DateFormatter().date(from: text))
        }

        private func taken(_ data: Data) -> Date? { PictureDate.taken(data, timeZone: berlin) }

        @Test(arguments: [true, false], ["jpeg", "png", "tiff"])
        func `a picture says when it was taken, whichever byte comes first`(
            isLittleEndian: Bool, kind: String
        ) throws {
            var camera = CameraFields(isLittleEndian: isLittleEndian)
            camera.original = "2019:07:04 18:05:59"
            camera.changed = "2024:01:01 00:00:00"
            let data =
                switch kind {
                case "jpeg": try camera.jpeg(TestPicture.jpeg())
                case "png": try camera.png(TestPicture.png())
                default: camera.tiff
                }
            #expect(taken(data) == (try date("2019-07-04T18:05:59+02:00")))
        }

        @Test func `a distance from Greenwich counts more than where one is now`() throws {
            var camera = CameraFields()
            camera.original = "2019:07:04 18:05:59"
            camera.offset = "-03:30"
            #expect(taken(camera.tiff) == (try date("2019-07-04T18:05:59-03:30")))
            camera.offset = "   :  "
            #expect(taken(camera.tiff) == (try date("2019-07-04T18:05:59+02:00")))
        }

        @Test(arguments: [
            "0000:00:00 00:00:00", "    :  :     :  :  ", "2019:13:04 18:05:59", "2019:07:04",
            "yesterday at noon..", "-019:07:04 18:05:59", "2019:07:04 18:05:61", "",
        ])
        func `a date that is none is passed over for the next one`(text: String) throws {
            var camera = CameraFields()
            camera.original = text
            #expect(taken(camera.tiff) == nil)
            camera.changed = "2024:01:01 12:00:00"
            #expect(taken(camera.tiff) == (try date("2024-01-01T12:00:00+01:00")))
        }

        @Test func `a picture that says nothing has no date`() throws {
            #expect(taken(try TestPicture.jpeg()) == nil)
            #expect(taken(try TestPicture.png()) == nil)
            #expect(taken(Data("II*\0".utf8)) == nil)
            #expect(taken(Data()) == nil)
        }

        @Test func `fields that are cut off anywhere, or have wrong bits, are none or others`()
            throws
        {
            var camera = CameraFields()
            camera.original = "2019:07:04 18:05:59"
            camera.offset = "+02:00"
            let jpeg = try camera.jpeg(TestPicture.jpeg())
            for count in 0..<min(400, jpeg.count) { _ = taken(jpeg.prefix(count)) }
            for place in 0..<min(250, jpeg.count) {
                for bits in [UInt8(0x01), 0x80, 0xFF] {
                    var damaged = jpeg
                    damaged[place] ^= bits
                    _ = taken(damaged)
                }
            }
            #expect(taken(jpeg.prefix(400)) != nil)
        }

        @Test func `a directory that leads to itself is read once more, and no further`() {
            // One field: the place of the camera's fields, which is this directory.
            let loop: [UInt8] =
                [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0]
                + [0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0] + [0, 0, 0, 0]
            #expect(taken(Data(loop)) == nil)
            // One with more fields than there is room for.
            #expect(taken(Data(loop.prefix(8) + [0xFF, 0xFF] + loop.dropFirst(10))) == nil)
        }

        // MARK: - In the app

        @Test func `a photo's date is when it was taken, or else when its file was changed`()
            async throws
        {
            let folder = try TemporaryFolder()
            var camera = CameraFields()
            camera.original = "2019:07:04 18:05:59"
            camera.offset = "+02:00"
            try folder.write(camera.jpeg(TestPicture.jpeg()), "f/taken.jpg")
            let drawn = try folder.write(TestPicture.png(), "f/drawn.png")
            let changed = Date(timeIntervalSinceReferenceDate: 500_000_000)
            try FileManager.default.setAttributes(
                [.modificationDate: changed], ofItemAtPath: drawn.path)
            let database = try PhotosDatabase.open(folder.url.appending(path: "a.sqlite"))
            _ = try await PhotoOpening(database: database).open([folder.url.appending(path: "f")])
            let photos = try await database.read { db in try db.fetch(Photo.all) }
            let dates = Dictionary(uniqueKeysWithValues: photos.map { ($0.name, $0.creationDate) })
            #expect(dates == ["taken": try date("2019-07-04T16:05:59Z"), "drawn": changed])
        }
    }
}

/// What a camera writes, as a TIFF file and inside of others.
struct CameraFields {
    var isLittleEndian = true
    var original: String?
    var offset: String?
    var changed: String?

    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        let big = (0..<count).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
        return isLittleEndian ? big.reversed() : big
    }

    /// A directory of texts at a place, with what doesn't fit into its fields behind it.
    private func directory(at place: Int, _ texts: [(Int, String)], next: Int? = nil) -> [UInt8] {
        let count = texts.count + (next == nil ? 0 : 1)
        var fields = bytes(count, 2)
        var rest: [UInt8] = []
        let restPlace = place + 2 + count * 12 + 4
        for (tag, text) in texts {
            let text = Array(text.utf8) + [0]
            fields += bytes(tag, 2) + bytes(2, 2) + bytes(text.count, 4)
            if text.count <= 4 {
                fields += text + Array(repeating: 0, count: 4 - text.count)
            } else {
                fields += bytes(restPlace + rest.count, 4)
                rest += text
            }
        }
        if let next { fields += bytes(0x8769, 2) + bytes(4, 2) + bytes(1, 4) + bytes(next, 4) }
        return fields + bytes(0, 4) + rest
    }

    var tiff: Data {
        let own = [(0x9003, original), (0x9011, offset)].compactMap { tag, text in
            text.map { (tag, $0) }
        }
        let first = changed.map { [(0x0132, $0)] } ?? []
        let start = (isLittleEndian ? [0x49, 0x49, 0x2A, 0] : [0x4D, 0x4D, 0, 0x2A]) + bytes(8, 4)
        let length = directory(at: 8, first, next: 0).count
        return Data(
            start + directory(at: 8, first, next: 8 + length) + directory(at: 8 + length, own))
    }

    /// Behind the beginning of a picture.
    func jpeg(_ picture: Data) -> Data {
        let content = Data("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return picture.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
            + picture.dropFirst(2)
    }

    /// Behind the header. Nobody checks the sum.
    func png(_ picture: Data) -> Data {
        let length = (0..<4).reversed().map { UInt8(tiff.count >> ($0 * 8) & 0xFF) }
        return picture.prefix(33) + length + Data("eXIf".utf8) + tiff + [0, 0, 0, 0]
            + picture.dropFirst(33)
    }
}
