import Beeline
import Foundation
import Testing

struct Priority: Sendable {
    var startDate: Date
    var endDate: Date
}

struct User: Sendable {
    var priorities: [Priority]
}

// listing: question
extension User {
    func currentPriorities(at date: Date) -> [Priority] {
        priorities.filter { $0.startDate <= date && date <= $0.endDate }
    }
}
// end

@MainActor
@Suite struct ModelListings {
    private struct Photo: Identifiable, Equatable, Sendable {
        var id: Int
        var name: String
        var userID: Int
    }

    private struct API: Sendable {
        func photos(page: Int) async throws -> Page<Photo, Int> {
            Page(items: [Photo(id: page, name: "Sylt", userID: 1)], next: page + 1)
        }
    }

    @MainActor private final class RatingList {
        private(set) var shownRating = 0

        init(_ minimumRating: SharedState<Int>) {
            minimumRating.observe(for: self) { $0.shownRating = $1 }
        }
    }

    @MainActor private final class RatingSettings {
        private let minimumRating: SharedState<Int>

        init(_ minimumRating: SharedState<Int>) {
            self.minimumRating = minimumRating
        }

        func tapStars(_ count: Int) {
            minimumRating.value = count
        }
    }

    @Test func `a question about dates is asked of the model`() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let user = User(priorities: [Priority(startDate: day, endDate: day + 60)])
        #expect(user.currentPriorities(at: day + 30).count == 1)
        #expect(user.currentPriorities(at: day + 90).isEmpty)
    }

    @Test func `an archive is read into values`() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("ModelListings-\(UUID().uuidString)")
        try ForeignFixture.data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var photos: [Photo] = []
        // listing: archive
        let archive = try KeyedArchive(contentsOf: url)
        for photo in try archive.objects("photos") {
            photos.append(
                Photo(
                    id: try photo.integer("identifier"),
                    name: try photo.string("name"),
                    userID: try photo.object("user").integer("identifier")))
        }
        // end
        #expect(photos == [Photo(id: 7, name: "Sylt", userID: 42)])
    }

    @Test func `pages are loaded by the model`() async {
        let api = API()
        // listing: pager
        let pager = Pager<Photo, Int> { page in try await api.photos(page: page ?? 1) }
        pager.refresh()
        pager.loadNextIfNeeded(near: 17)
        // end
        await pager.refresh().value
        #expect(pager.store.count == 1)
    }

    @Test func `state is shared`() {
        // listing: shared
        let minimumRating = SharedState(0)
        let list = RatingList(minimumRating)
        let settings = RatingSettings(minimumRating)
        settings.tapStars(4)
        #expect(list.shownRating == 4)
        // end
    }
}
