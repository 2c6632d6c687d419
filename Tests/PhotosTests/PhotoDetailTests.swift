import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// One photo: its name and its stars are edited, kept, and taken back.
    @MainActor @Suite struct PhotoDetailTests {
        private func app(in folder: TemporaryFolder? = nil) async throws -> PhotosScreen {
            let app = try await PhotosScreen(samples: true, in: folder)
            try app.tap("Morning over the Hills")
            try await app.until { app.screen.has("640 × 480") || app.screen.tree.contains("640") }
            return app
        }

        private func stars(_ app: PhotosScreen) throws -> StarRatingControl {
            try #require(
                app.screen.window.subviewsOfAll.compactMap { $0 as? StarRatingControl }.first)
        }

        private func rating(_ app: PhotosScreen) async throws -> Int? {
            try await app.photos().first { $0.name == "Morning over the Hills" }?.rating
        }

        private func tapStar(_ number: Int, _ app: PhotosScreen) throws {
            let control = try stars(app)
            let width = control.bounds.width / 5
            let place = CGPoint(x: (CGFloat(number) - 0.5) * width, y: control.bounds.midY)
            app.screen.tap(at: control.convert(place, to: nil))
        }

        @Test func `a tap on a star rates, and one on the last that is on takes all away`()
            async throws
        {
            let app = try await app()
            try tapStar(4, app)
            try await app.until { app.provider.undoName == "Rate Morning over the Hills" }
            #expect(try await rating(app) == 4)
            #expect(try stars(app).rating == 4)
            try tapStar(4, app)
            try await app.until { app.provider.photos.list.items[0].rating == 0 }
            #expect(try stars(app).rating == 0)
        }

        @Test func `a finger drawn over the stars rates once`() async throws {
            let app = try await app()
            let control = try stars(app)
            let points = [20, 60, 100, 140, 100].map { x in
                control.convert(CGPoint(x: CGFloat(x), y: 22), to: nil)
            }
            app.screen.drag(points)
            try await app.until { app.provider.photos.list.items[0].rating == 3 }
            try await app.provider.undo()
            try await app.until { app.provider.photos.list.items[0].rating == 0 }
            #expect(app.provider.undoName == nil)
        }

        @Test func `arrows, Home, End and digits rate`() async throws {
            let app = try await app()
            for _ in 0..<12 where !(app.screen.focusedView is StarRatingControl) {
                app.screen.press(.tab)
            }
            let control = try #require(app.screen.focusedView as? StarRatingControl)
            app.screen.press(.right)
            #expect(control.rating == 1)
            app.screen.press(.right)
            app.screen.press(.left)
            #expect(control.rating == 1)
            app.screen.press(.left)
            app.screen.press(.left)
            #expect(control.rating == 0)
            app.screen.press(.end)
            #expect(control.rating == 5)
            app.screen.press(.right)
            #expect(control.rating == 5)
            app.screen.press("2")
            #expect(control.rating == 2)
            app.screen.press(.home)
            #expect(control.rating == 0)
            app.screen.press("3")
            try await app.until { app.provider.photos.list.items[0].rating == 3 }
        }

        @Test func `from right to left the arrow to the left rates higher`() async throws {
            let app = try await PhotosScreen(samples: true, direction: .rightToLeft)
            try app.tap("Morning over the Hills")
            try await app.until { app.screen.tree.contains("640") }
            for _ in 0..<12 where !(app.screen.focusedView is StarRatingControl) {
                app.screen.press(.tab)
            }
            app.screen.press(.left)
            #expect(try stars(app).rating == 1)
            try tapStar(1, app)
            try await app.until { app.provider.photos.list.items[0].rating == 5 }
        }

        @Test func `assistive technology adjusts the stars and hears how many there are`()
            async throws
        {
            let app = try await app()
            let control = try stars(app)
            #expect(control.isAccessibilityElement)
            #expect(control.accessibilityLabel == "Stars")
            #expect(control.accessibilityTraits.contains(.adjustable))
            #expect(control.accessibilityValue == "0")
            control.accessibilityIncrement()
            control.accessibilityIncrement()
            control.accessibilityDecrement()
            #expect(control.accessibilityValue == "1")
            try await app.until { app.provider.photos.list.items[0].rating == 1 }
        }

        @Test func `a name is typed, kept, and taken back`() async throws {
            let app = try await app()
            let field = try #require(
                app.screen.window.subviewsOfAll.compactMap { $0 as? UITextField }.first)
            field.becomeFirstResponder()
            field.selectAll(nil)
            app.screen.type("早晨\n")
            try await app.until {
                app.provider.photos.list.items[0].name == "早晨"
                    && app.provider.undoName == "Rename Morning over the Hills"
            }
            app.screen.press("z", control: true)
            try await app.until {
                app.provider.photos.list.items[0].name == "Morning over the Hills"
            }
            try await app.until { field.text == "Morning over the Hills" }
            app.screen.press("z", shift: true, control: true)
            try await app.until { field.text == "早晨" }
        }

        @Test func `what was edited is there after a restart`() async throws {
            let folder = try TemporaryFolder()
            do {
                let app = try await app(in: folder)
                try await app.provider.rate(app.provider.photos.list.items[0].id, 2)
                try await app.provider.rename(app.provider.photos.list.items[0].id, "Kept")
            }
            let app = try await PhotosScreen(in: folder)
            #expect(app.screen.has("Kept"))
            #expect(app.provider.photos.list.items[0].rating == 2)
        }

        @Test func `the user leads to the photos of theirs`() async throws {
            let app = try await app()
            try await app.until("Ada Andersson")
            try app.tap("Ada Andersson")
            try await app.until { app.provider.photos.list.count == 6 }
            #expect(app.provider.photos.list.items.allSatisfy { $0.userName == "Ada Andersson" })
            #expect(app.flow.navigationController.topViewController is PhotosController)
            #expect(try app.list.title == "Ada Andersson")
        }

        @Test func `a photo without a picture, or with a broken one, says so`() async throws {
            let folder = try TemporaryFolder()
            try folder.write(Data("x".utf8), "f/bad.png")
            let app = try await PhotosScreen(
                opening: [folder.url.appending(path: "f")], arrangement: .table)
            try app.tap("bad")
            try await app.until("This picture can’t be shown.")
        }
    }
}
