import Foundation
import Testing

@testable import Beeline
@testable import Photos

extension PhotosSuite {
    /// Names of others inside of the app's own texts, whichever way they are read.
    @MainActor @Suite struct PhotosDirectionTests {
        private let name = "غروب"
        private let isolated = "\u{2068}غروب\u{2069}"

        private func photo(_ name: String, user: String = "") -> Photo {
            Photo(
                id: "a", album: "a", name: name,
                creationDate: Date(timeIntervalSince1970: 1_790_000_000), rating: 0,
                userName: user)
        }

        @Test func `a user's name doesn't turn the date round`() {
            let photo = photo("a", user: name)
            #expect(photo.detail == "\(isolated) · \(photo.formattedDate)")
        }

        @Test func `each problem keeps the file's name to itself`() {
            let errors: [OpeningError] = [
                .unreadable(name: name), .unknown(name: name), .noPictures(name: name),
                .archive(name: name, ArchiveError(.truncated, "")),
            ]
            for error in errors { #expect(error.errorDescription?.contains(isolated) == true) }
        }

        @Test func `width stays before height`() {
            let rows = photo("a").rows(user: nil, pixels: (640, 480)).flatMap { $0 }
            #expect(
                rows.contains(.fact(label: "Size", value: "\u{2066}640 × 480\u{2069}")))
        }

        @Test func `what is taken back keeps the photo's name to itself`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            let photo = try #require(app.provider.photos.list.items.first)
            try await app.provider.rename(photo.id, name)
            try await app.provider.rate(photo.id, 5)
            #expect(app.provider.undoName == "Rate \(isolated)")
        }
    }
}
