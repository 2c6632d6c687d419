import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// Files that are opened with the app while it runs.
    @MainActor @Suite struct SecondStartTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        @Test func `a folder is shown in the place of the photo that was seen`() async throws {
            try folder.write(TestPicture.png(), "f/new.png")
            let app = try await PhotosScreen(
                opening: [PhotosScreen.archive], arrangement: .table)
            try app.tap("Möwe 200")
            #expect(app.flow.navigationController.topViewController is PhotoController)
            app.flow.openInFront([folder.url.appending(path: "f")])
            try await app.until("new")
            #expect(app.flow.navigationController.topViewController is PhotosController)
            #expect(try app.list.title == "f")
        }

        @Test func `a picture is shown in the place of the welcome`() async throws {
            let file = try folder.write(TestPicture.png(), "one.png")
            let app = try await PhotosScreen(welcomes: true)
            #expect(app.screen.has("Welcome to Photos"))
            app.flow.openInFront([file])
            try await app.until {
                app.flow.navigationController.topViewController is PhotoController
            }
            #expect(!app.screen.has("Welcome to Photos"))
        }

        @Test func `what can't be opened is told, and the list is there`() async throws {
            let app = try await PhotosScreen(opening: [PhotosScreen.archive])
            app.flow.openInFront([folder.url.appending(path: "nothing.bin")])
            try await app.until("Nothing was opened.")
            try app.tap("OK")
            try await app.until("Möwe 200")
        }
    }
}
