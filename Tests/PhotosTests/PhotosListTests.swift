import Beeline
import BeelineTesting
import BeelineUI
import Foundation
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// The table and the grid.
    @MainActor @Suite struct PhotosListTests {
        private func cells(_ app: PhotosScreen) -> [UIView] {
            app.screen.window.subviewsOfAll.filter {
                ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden
            }
        }

        @Test func `one button changes the table for a grid, with the same data source`()
            async throws
        {
            let app = try await PhotosScreen(
                opening: [PhotosScreen.archive], arrangement: .table)
            let view = try app.list.container
            let source = try #require(try app.list.dataSource)
            #expect(view.tableView.dataSource === source)
            #expect(cells(app).allSatisfy { $0 is UITableViewCell })
            #expect(app.screen.has("Möwe 200"))
            try app.tap("Grid")
            #expect(view.collectionView.dataSource === source)
            #expect(view.tableView.dataSource == nil)
            #expect(cells(app).allSatisfy { $0 is UICollectionViewCell })
            #expect(app.screen.has("Möwe 200"))
            try app.tap("List")
            #expect(view.tableView.dataSource === source)
            #expect(cells(app).allSatisfy { $0 is UITableViewCell })
        }

        @Test func `the photo on top stays on top when the list is another one`() async throws {
            let app = try await PhotosScreen(
                opening: [PhotosScreen.archive], arrangement: .table)
            let view = try app.list.container
            view.tableView.scrollToRow(
                at: IndexPath(row: 90, section: 0), at: .top, animated: false)
            app.screen.settle()
            let first = try #require(view.firstVisible)
            try app.tap("Grid")
            let shown = try #require(view.firstVisible)
            #expect(abs(shown.item - first.row) <= 3)
        }

        @Test func `a list that stands at its beginning does so afterwards`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            let view = try app.list.container
            let top = view.collectionView.contentOffset.y
            try app.tap("List")
            try app.tap("Grid")
            #expect(view.collectionView.contentOffset.y == top)
        }

        @Test func `the keys of the screen are there while the keyboard is in the bar`()
            async throws
        {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            for _ in 0..<10 where app.screen.focusedView?.accessibilityLabel != "List" {
                app.screen.press(.tab)
            }
            #expect(app.screen.focusedView?.accessibilityLabel == "List")
            app.screen.press("g", control: true)
            app.screen.advance(by: 1)
            #expect(app.provider.arrangement == .table)
            app.screen.press("g", control: true)
            app.screen.advance(by: 1)
            #expect(app.provider.arrangement == .grid)
        }

        @Test func `what is edited is seen in the table and in the grid`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive], arrangement: .table)
            let id = app.provider.photos.list.items[0].id
            try await app.provider.rename(id, "In the table")
            try await app.until("In the table")
            try app.tap("Grid")
            try await app.provider.rename(id, "In the grid")
            try await app.until("In the grid")
            try app.tap("List")
            #expect(app.screen.has("In the grid"))
        }

        @Test func `only cells that are seen are made`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            #expect(app.provider.photos.list.count == 200)
            #expect(cells(app).count < 40)
        }

        @Test func `broken pictures show as broken, and the others as they are`() async throws {
            let folder = try TemporaryFolder()
            try folder.write(TestPicture.png(), "f/good.png")
            try folder.write(Data("x".utf8), "f/bad.png")
            let app = try await PhotosScreen(opening: [folder.url.appending(path: "f")])
            try await app.untilPictures()
            let names = app.screen.tree
            #expect(names.contains("bad, This picture can’t be shown."))
            #expect(!names.contains("good, This"))
        }

        @Test func `the keyboard alone leads to a photo and back`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            for _ in 0..<10 where !(app.screen.focusedView is UICollectionViewCell) {
                app.screen.press(.tab)
            }
            #expect(app.screen.focusedView is UICollectionViewCell)
            app.screen.press(.right)
            app.screen.press(.returnKey)
            app.screen.advance(by: 1)
            #expect(app.flow.navigationController.topViewController is PhotoController)
            app.screen.press(.left, alternate: true)
            app.screen.advance(by: 1)
            #expect(app.flow.navigationController.topViewController is PhotosController)
            app.screen.press("g", control: true)
            app.screen.advance(by: 1)
            #expect(app.provider.arrangement == .table)
        }

        @Test func `without photos the first screen offers three ways to begin`() async throws {
            let app = try await PhotosScreen(welcomes: true)
            app.screen.advance(by: 1)
            for name in [
                "Welcome to Photos", "Open a Folder of Pictures…", "Open an Archive…",
            ] {
                #expect(app.screen.has(name), "\(name)")
            }
            try app.tap("Try with Sample Pictures")
            try await app.until("Morning over the Hills")
            try await app.until { app.provider.photos.list.count == SamplePictures.names.count }
        }

        @Test func `an empty list says what to do, and one that waits that it does`() async throws {
            let app = try await PhotosScreen()
            #expect(app.screen.has("No photos yet"))
            app.provider.filter.album = "nowhere"
            try await app.until("No photos here")
            app.provider.filter.album = nil
            let (gate, open) = AsyncStream<Void>.makeStream()
            let task = Task { [provider = app.provider] in
                try await provider.show("a") {
                    for await _ in gate {}
                    throw OpeningError.noPictures(name: "a")
                }
            }
            try await app.until("Reading…")
            open.finish()
            await #expect(throws: OpeningError.self) { try await task.value }
            try await app.until("No photos yet")
        }

        @Test func `what can't be opened is told in an alert, and the list is as before`()
            async throws
        {
            let folder = try TemporaryFolder()
            let file = try folder.write(Data("bplist00".utf8), "broken.bin")
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            let filter = app.provider.filter
            app.flow.follow { try await app.provider.open([file]) }
            try await app.until("Nothing was opened.")
            #expect(app.provider.filter == filter)
            try app.tap("OK")
            try await app.until("Möwe 200")
        }

        @Test func `a single picture that is opened is shown at once`() async throws {
            let folder = try TemporaryFolder()
            let file = try folder.write(TestPicture.png(), "one.png")
            let app = try await PhotosScreen()
            app.flow.open([file])
            try await app.until {
                app.flow.navigationController.topViewController is PhotoController
            }
            #expect(app.flow.navigationController.topViewController?.title == "one")
            try await app.until { app.provider.photos.list.items.map(\.name) == ["one"] }
        }

        @Test func `photos are sorted by date, name or stars`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            func first() -> String? { app.provider.photos.list.items.first?.name }
            #expect(first() == "Möwe 200")
            app.provider.filter.order = .rating
            try await app.until { app.provider.photos.list.items.first?.rating == 5 }
            app.provider.filter.order = .name
            try await app.until { first()?.hasPrefix("   spaces") ?? false }
            // Who comes back finds the same order.
            let again = DatabasePhotosProvider(app.database, defaults: app.defaults)
            #expect(again.filter.order == .name)
        }

        @Test func `an album that is forgotten takes its photos along, and no others`()
            async throws
        {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive], samples: true)
            try app.tap("More")
            try app.tap("Forget “photodata”…")
            try app.tap("Forget")
            try await app.until {
                app.provider.photos.list.count == SamplePictures.names.count
            }
            #expect(app.provider.filter.album == nil)
            #expect(FileManager.default.fileExists(atPath: PhotosScreen.archive.path))
        }
    }
}
