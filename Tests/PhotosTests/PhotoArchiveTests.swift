import Beeline
import Foundation
import Testing

@testable import Photos

extension PhotosSuite {
    /// What the archive of the second article becomes. `make.py` wrote it, without this reader's help.
    @MainActor @Suite struct PhotoArchiveTests {
        private func archive() throws -> PhotoArchive {
            try PhotoArchive(Data(contentsOf: PhotosScreen.archive), album: "a")
        }

        @Test func `200 photos and 190 users that point at each other are read whole`() throws {
            let archive = try archive()
            #expect(archive.photos.count == 200)
            #expect(archive.users.count == 190)
            #expect(Set(archive.photos.map(\.id)).count == 200)
            let users = Set(archive.users.map(\.id))
            #expect(archive.photos.allSatisfy { users.contains($0.userID ?? "") })
        }

        @Test func `a photo has its own name, date, stars and user`() throws {
            let photo = try #require(try archive().photos.first { $0.id == "a#1014" })
            #expect(photo.name == "ზღვა 15")
            // 14 times five days after noon of the 7th of June 2013, and 14 · 7 mod 11 halves.
            #expect(photo.creationDate == Date(timeIntervalSince1970: 1_370_606_400 + 70 * 86_400))
            #expect(photo.rating == 5)
            // The user with the number 14 · 13 mod 190.
            #expect(photo.userID == "a#183")
            let user = try #require(try archive().users.first { $0.id == "a#183" })
            #expect(user.username == "user183")
            #expect(photo.userName == user.displayName)
        }

        @Test func `names are read in all scripts, and shown in one line`() throws {
            let names = try archive().photos.map(\.name)
            for name in [
                "海鸥 3", "夕焼け 4", "한강 5", "Белые ночи 6", "غروب 7", "שקיעה 8", "सूर्यास्त 10",
                "พระอาทิตย์ 11", "🌊🏄‍♀️ 18", "Line\nbreak 20",
            ] {
                #expect(names.contains(name), "\(name)")
            }
            let photo = try #require(try archive().photos.first { $0.name.contains("\n") })
            #expect(photo.displayName == "Line break 20")
        }

        @Test func `stars are a whole number from none to five, whatever is in the archive`() {
            let numbers: [Double: Int] = [
                -1: 0, 0: 0, 0.4: 0, 2.5: 3, 5: 5, 6: 5, 1e300: 5, .infinity: 5, -.infinity: 0,
            ]
            for (number, stars) in numbers { #expect(Photo.rating(number) == stars, "\(number)") }
            #expect(Photo.rating(.nan) == 0)
        }
    }
}
