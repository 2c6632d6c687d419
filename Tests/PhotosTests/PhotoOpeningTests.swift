import Beeline
import Foundation
import SharedScreens
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// Folders, archives and pictures, and what is kept of them.
    @MainActor @Suite struct PhotoOpeningTests {
        private let folder: TemporaryFolder
        private let database: Database

        init() throws {
            folder = try TemporaryFolder()
            database = try PhotosDatabase.open(folder.url.appending(path: "a.sqlite"))
        }

        private func open(_ files: URL...) async throws -> Album {
            try await PhotoOpening(database: database).open(files)
        }

        private func names() async throws -> [String] {
            try await database.read { db in
                try db.fetch(Photo.all.order(by: Photo.name.ascending)).map(\.name)
            }
        }

        @Test func `a folder is read with the folders in it, and nothing but pictures`()
            async throws
        {
            let picture = try TestPicture.png()
            for path in ["f/b.png", "f/in/deeper/a.JPG", "f/notes.txt", "f/.hidden.png"] {
                try folder.write(picture, path)
            }
            let album = try await open(folder.url.appending(path: "f"))
            #expect(album.name == "f")
            #expect(album.kind == .folder)
            #expect(try await names() == ["a", "b"])
        }

        @Test(arguments: [
            "a b.png", "100% #1?.png", "Möwe.png", "e\u{301}te\u{301}.png", "海鸥.png", "غروب.png",
            "🌊.png", "line\nbreak.png", "quote'\"\\.png", "-rf.png", "semi;colon&.png", "%20.png",
            "[x]*.png",
        ])
        func `a file of any name is shown`(name: String) async throws {
            let file = try folder.write(TestPicture.png(), "f/\(name)")
            _ = try await open(folder.url.appending(path: "f"))
            let photo = try #require(
                try await database.read { db in try db.fetch(Photo.all) }.first)
            #expect(photo.name == file.deletingPathExtension().lastPathComponent)
            let picture = try #require(photo.picture)
            let thumbnail = ThumbnailFolder(folder: nil, side: 20).thumbnail(of: picture.path)
            #expect(thumbnail != nil)
        }

        @Test func `what was edited stays when the same thing is opened again`() async throws {
            _ = try await open(PhotosScreen.archive)
            let id = try #require(try await database.read { db in try db.first(Photo.all) }?.id)
            try await database.write { db in
                try db.edit(Photo.self, id) { photo in
                    (photo.name, photo.rating) = ("Mine", 4)
                }
            }
            _ = try await open(PhotosScreen.archive)
            let photos = try await database.read { db in try db.fetch(Photo.all) }
            #expect(photos.count == 200)
            let photo = try #require(photos.first { $0.id == id })
            #expect(photo.name == "Mine")
            #expect(photo.rating == 4)
        }

        @Test func `pictures that have gone from a folder go from the album`() async throws {
            let picture = try TestPicture.png()
            try folder.write(picture, "f/a.png")
            let gone = try folder.write(picture, "f/b.png")
            _ = try await open(folder.url.appending(path: "f"))
            try FileManager.default.removeItem(at: gone)
            try folder.write(picture, "f/c.png")
            _ = try await open(folder.url.appending(path: "f"))
            #expect(try await names() == ["a", "c"])
        }

        @Test func `single pictures are an album, and those of a folder stay with it`()
            async throws
        {
            let picture = try TestPicture.png()
            let inside = try folder.write(picture, "f/a.png")
            let other = try folder.write(picture, "b.png")
            let album = try await open(folder.url.appending(path: "f"))
            let singles = try await open(other, inside)
            let photos = try await database.read { db in try db.fetch(Photo.all) }
            #expect(photos.count == 2)
            #expect(photos.first { $0.name == "a" }?.album == album.id)
            #expect(photos.first { $0.name == "b" }?.album == singles.id)
        }

        @Test func `what can't be opened says why, and nothing is kept of it`() async throws {
            let text = try folder.write(Data("hello".utf8), "notes.txt")
            let list = try folder.write(Data("bplist00 and no more".utf8), "list.bin")
            let empty = folder.url.appending(path: "empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            let missing = folder.url.appending(path: "missing.bin")
            await expect("“notes.txt” is no folder, no picture and no archive of photos.", text)
            await expect("“list.bin” ends too early: a part of the archive is missing.", list)
            await expect("There are no pictures in “empty”.", empty)
            await expect("“missing.bin” is not there, or may not be read.", missing)
            await expect(
                "“a.png” is not there, or may not be read.", folder.url.appending(path: "a.png"))
            #expect(try await database.read { db in try db.count(Album.all) } == 0)
        }

        private func expect(_ text: String, _ file: URL) async {
            do {
                _ = try await open(file)
                Issue.record("\(file.lastPathComponent) was opened")
            } catch {
                #expect(error.forPeople.hasPrefix(text), "\(error.forPeople)")
            }
        }

        @Test func `a backup holds everything, and nothing else is restored`() async throws {
            _ = try await open(PhotosScreen.archive)
            let copy = folder.url.appending(path: "copy.sqlite")
            try await database.backUp(to: copy)
            try await database.write { db in _ = try db.deleteAll(Photo.all) }
            try await database.restore(from: copy)
            #expect(try await names().count == 200)
            await #expect(throws: (any Error).self) {
                try await database.restore(from: PhotosScreen.archive)
            }
            #expect(try await names().count == 200)
        }
    }
}
