import Foundation
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// Small pictures: made beside the main thread, kept, bounded.
    @MainActor @Suite struct ThumbnailTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        private func picture(_ data: Data, _ name: String) throws -> PictureFile {
            try #require(PictureFolder.picture(at: folder.write(data, name)))
        }

        private func untilIdle(_ store: ThumbnailStore) async {
            while !store.isIdle { await Task.yield() }
        }

        @Test func `a picture comes once it is made, and is there at once from then on`()
            async throws
        {
            let store = ThumbnailStore(folder: nil, side: 20)
            let picture = try picture(TestPicture.png(), "a.png")
            var arrived: [PictureFile] = []
            store.onArrival = { arrived.append($0) }
            guard case .waiting = store.thumbnail(of: picture) else {
                Issue.record("It can't be there yet")
                return
            }
            await untilIdle(store)
            #expect(arrived == [picture])
            guard case .ready(let image) = store.thumbnail(of: picture) else {
                Issue.record("It did not come")
                return
            }
            #expect(image.size == CGSize(width: 30, height: 20))
            #expect(store.byteCount == 30 * 20 * 4)
        }

        @Test(arguments: ["empty", "text", "cut png", "cut jpeg", "folder"])
        func `a broken picture is shown as broken`(kind: String) async throws {
            let store = ThumbnailStore(folder: nil, side: 20)
            let data =
                switch kind {
                case "empty": Data()
                case "text": Data("No picture at all".utf8)
                case "cut png": try TestPicture.png().prefix(20)
                default: try TestPicture.jpeg().prefix(200)
                }
            var picture = try picture(data, kind == "cut jpeg" ? "a.jpg" : "a.png")
            if kind == "folder" {
                let path = folder.url.appending(path: "gone.png").path
                picture = PictureFile(path: path, byteCount: 1, modified: .now)
            }
            _ = store.thumbnail(of: picture)
            await untilIdle(store)
            guard case .broken = store.thumbnail(of: picture) else {
                Issue.record("\(kind) was shown")
                return
            }
            #expect(store.isIdle)
        }

        @Test func `a picture is exactly as large as its place, and the old one until then`()
            async throws
        {
            let store = ThumbnailStore(folder: nil, side: 30)
            store.square = 20
            let picture = try picture(TestPicture.png(), "a.png")
            func shown() -> CGSize? {
                if case .ready(let image) = store.thumbnail(of: picture) { image.size } else { nil }
            }
            _ = store.thumbnail(of: picture)
            await untilIdle(store)
            #expect(shown() == CGSize(width: 20, height: 20))
            #expect(store.isIdle)
            #expect(store.byteCount == 20 * 20 * 4)
            store.square = 25
            #expect(shown() == CGSize(width: 20, height: 20))
            await untilIdle(store)
            #expect(shown() == CGSize(width: 25, height: 25))
            // A picture that is smaller than its place isn't blown up.
            store.square = 100
            _ = shown()
            await untilIdle(store)
            #expect(shown() == CGSize(width: 45, height: 30))
            #expect(store.isIdle)
            // One whose file has gone is shown as it was, and not tried again and again.
            try FileManager.default.removeItem(atPath: picture.path)
            store.square = 10
            #expect(shown() == CGSize(width: 45, height: 30))
            await untilIdle(store)
            #expect(shown() == CGSize(width: 45, height: 30))
            #expect(store.isIdle)
        }

        @Test func `what was asked for last is made first`() async throws {
            let store = ThumbnailStore(folder: nil, side: 20, lanes: 1)
            let pictures = try (0..<4).map { try picture(TestPicture.png(), "\($0).png") }
            var arrived: [PictureFile] = []
            store.onArrival = { arrived.append($0) }
            for picture in pictures { _ = store.thumbnail(of: picture) }
            await untilIdle(store)
            #expect(arrived == [pictures[0], pictures[3], pictures[2], pictures[1]])
        }

        @Test func `what will be seen soon waits for what is seen, and can be given up`()
            async throws
        {
            let store = ThumbnailStore(folder: nil, side: 20, lanes: 1)
            let pictures = try (0..<5).map { try picture(TestPicture.png(), "\($0).png") }
            var arrived: [PictureFile] = []
            store.onArrival = { arrived.append($0) }
            _ = store.thumbnail(of: pictures[0])
            store.prefetch([pictures[1], pictures[2], pictures[3]])
            _ = store.thumbnail(of: pictures[4])
            store.cancel([pictures[2]])
            await untilIdle(store)
            #expect(arrived == [pictures[0], pictures[4], pictures[1], pictures[3]])
        }

        @Test func `memory is bounded, and what was seen last stays`() async throws {
            let one = 30 * 20 * 4
            let store = ThumbnailStore(folder: nil, side: 20, limit: 10 * one)
            let pictures = try (0..<40).map { try picture(TestPicture.png(), "\($0).png") }
            for picture in pictures {
                _ = store.thumbnail(of: picture)
                await untilIdle(store)
                #expect(store.byteCount <= 10 * one)
            }
            guard case .ready = store.thumbnail(of: pictures[39]),
                case .waiting = store.thumbnail(of: pictures[0])
            else {
                Issue.record("The wrong ones were kept")
                return
            }
            await untilIdle(store)
        }

        @Test func `small pictures are kept in a folder, until the picture is another one`()
            throws
        {
            let cache = folder.url.appending(path: "cache")
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            let thumbnails = ThumbnailFolder(folder: cache, side: 10)
            func kept() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
            }
            let file = try folder.write(TestPicture.png(.red), "a.png")
            #expect(
                thumbnails.thumbnail(of: file.path)?.image.size == CGSize(width: 15, height: 10))
            let first = try kept()
            #expect(first.count == 1)
            #expect(
                thumbnails.thumbnail(of: file.path)?.image.size == CGSize(width: 15, height: 10))
            #expect(try kept() == first)
            try folder.write(TestPicture.png(.blue, CGSize(width: 90, height: 30)), "a.png")
            #expect(
                thumbnails.thumbnail(of: file.path)?.image.size == CGSize(width: 30, height: 10))
            #expect(try kept().count == 2)
            // One that was damaged is made again.
            for name in try kept() { try Data("x".utf8).write(to: cache.appending(path: name)) }
            #expect(
                thumbnails.thumbnail(of: file.path)?.image.size == CGSize(width: 30, height: 10))
            thumbnails.prune(to: 1)
            #expect(try kept().count == 1)
        }

        @Test func `a strip is no larger than four times its height, and nothing grows`() throws {
            let strip = try folder.write(
                TestPicture.png(.red, CGSize(width: 1_000, height: 10)), "strip.png")
            let small = try folder.write(
                TestPicture.png(.red, CGSize(width: 6, height: 4)), "small.png")
            let thumbnails = ThumbnailFolder(folder: nil, side: 20)
            #expect(
                thumbnails.thumbnail(of: strip.path)?.image.size == CGSize(width: 80, height: 1))
            #expect(thumbnails.thumbnail(of: small.path)?.image.size == CGSize(width: 6, height: 4))
        }
    }
}
