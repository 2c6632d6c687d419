import AppFixtures
import Beeline
import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Photos

/// The app with a database of its own, in a window with no display.
@MainActor final class PhotosScreen {
    let database: Database
    let provider: DatabasePhotosProvider
    let thumbnails: ThumbnailStore
    let flow: AppFlow
    let defaults: UserDefaults
    let screen: TestScreen
    private let folder: TemporaryFolder

    init(
        opening files: [URL] = [], samples: Bool = false, in kept: TemporaryFolder? = nil,
        arrangement: PhotoArrangement = .grid, size: CGSize = CGSize(width: 390, height: 844),
        style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, welcomes: Bool = false
    ) async throws {
        let folder = try kept ?? TemporaryFolder()
        self.folder = folder
        var configuration = Database.Configuration()
        configuration.durability = .normal
        configuration.foreignChangeInterval = .seconds(3600)
        database = try await Database.open(
            folder.url.appending(path: "photos.sqlite"), migrations: PhotosDatabase.migrations,
            configuration: configuration)
        if samples {
            _ = try await SamplePictures.open(
                in: database, folder: folder.url.appending(path: "samples"))
        }
        defaults = try #require(UserDefaults(suiteName: folder.url.lastPathComponent))
        provider = Self.provider(
            database, defaults, samples: folder.url.appending(path: "samples"))
        provider.arrangement = arrangement
        thumbnails = ThumbnailStore(folder: nil)
        flow = AppFlow(provider, thumbnails: thumbnails)
        screen = TestScreen(
            flow.navigationController, size: size, style: style, contentSize: contentSize,
            direction: direction)
        if welcomes { flow.welcome() }
        if !files.isEmpty { try await provider.open(files) }
        let isEmpty = files.isEmpty && !samples && kept == nil
        try await until {
            self.provider.state.isLoaded && (isEmpty || !self.provider.photos.list.isEmpty)
        }
    }

    /// Not from an asynchronous function: the first photos are read on this thread.
    private static func provider(
        _ database: Database, _ defaults: UserDefaults, samples: URL
    ) -> DatabasePhotosProvider {
        DatabasePhotosProvider(database, defaults: defaults, samples: samples, firstCount: 20)
    }

    /// The list's controller.
    var list: PhotosController {
        get throws {
            try #require(flow.navigationController.viewControllers.first as? PhotosController)
        }
    }

    /// Waits for what the app does beside the main actor.
    ///
    /// - Throws: When it has not come after a minute.
    func until(_ condition: () -> Bool) async throws {
        try await screen.until(condition)
    }

    /// Waits until a text is to be seen.
    func until(_ text: String) async throws {
        try await until { self.screen.has(text) }
    }

    /// Waits until every picture that is seen is there, or known to be broken.
    func untilPictures() async throws {
        try await until { self.thumbnails.isIdle }
    }

    /// Taps what has a name, and lets what moves come to rest.
    func tap(_ name: String) throws {
        try screen.tap(name)
        screen.advance(by: 1)
    }

    /// All photos in the database.
    func photos() async throws -> [Photo] {
        try await database.read { db in try db.fetch(Photo.all) }
    }

    /// The archive that `make.py` writes: 200 photos and 190 users.
    static let archive = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Archives/photodata.bin")
}

extension UIView {
    /// The view and all that is in it.
    var subviewsOfAll: [UIView] { [self] + subviews.flatMap(\.subviewsOfAll) }
}

/// Pictures of one colour.
enum TestPicture {
    @MainActor static func image(
        _ color: UIColor, _ size: CGSize = CGSize(width: 60, height: 40)
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @MainActor static func png(
        _ color: UIColor = .red, _ size: CGSize = CGSize(width: 60, height: 40)
    ) throws -> Data {
        try #require(image(color, size).pngData())
    }

    @MainActor static func jpeg(
        _ color: UIColor = .red, _ size: CGSize = CGSize(width: 60, height: 40)
    ) throws -> Data {
        try #require(image(color, size).jpegData(compressionQuality: 0.8))
    }
}
