import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Photos

extension PhotosSuite {
    /// Pictures that end too early: a download that was broken off, a card that was pulled out.
    @MainActor @Suite struct CutPictureTests {
        /// A picture that takes some bytes.
        private static func picture() -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(
                size: CGSize(width: 160, height: 120), format: format
            ).image { context in
                for index in 0..<160 * 12 {
                    UIColor(
                        hue: CGFloat(index * 37 % 101) / 101, saturation: 0.8, brightness: 0.9,
                        alpha: 1
                    ).setFill()
                    context.fill(
                        CGRect(x: index % 160, y: index / 160 * 10, width: 1, height: 10))
                }
            }
        }

        private static func data(_ kind: String) throws -> Data {
            let picture = picture()
            return try #require(
                kind == "png" ? picture.pngData() : picture.jpegData(compressionQuality: 0.9))
        }

        @Test(arguments: ["png", "jpg"])
        func `a file is whole with its last byte, and not without`(kind: String) throws {
            let data = try [UInt8](Self.data(kind))
            #expect(PictureSections(data).isWhole)
            // What a camera adds behind the end changes nothing.
            #expect(PictureSections(data + [0, 1, 2, 0xFF, 0xFF]).isWhole)
            for count in 40..<data.count where count % 7 == 0 || count > data.count - 20 {
                #expect(!PictureSections(Array(data.prefix(count))).isWhole, "\(count) bytes")
            }
        }

        @Test func `of other kinds of files nothing is said`() {
            for text in ["", "GIF89a", "RIFF", "<svg/>", "BM"] {
                #expect(PictureSections(Array(text.utf8)).isWhole)
            }
        }

        @Test func `wrong bits anywhere are read to an end`() throws {
            for kind in ["png", "jpg"] {
                let data = try [UInt8](Self.data(kind))
                for place in stride(from: 0, to: data.count, by: 11) {
                    var damaged = data
                    damaged[place] ^= 0xFF
                    _ = PictureSections(damaged).isWhole
                }
            }
        }

        @Test(arguments: ["png", "jpg"])
        func `a small picture shows what there is, and that a part is missing`(
            kind: String
        ) async throws {
            let folder = try TemporaryFolder()
            let cache = folder.url.appending(path: "cache")
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            let data = try Self.data(kind)
            let file = try folder.write(data.prefix(data.count / 2), "cut.\(kind)")
            let picture = try #require(PictureFolder.picture(at: file))
            let store = ThumbnailStore(folder: cache, side: 60)
            _ = store.thumbnail(of: picture)
            while !store.isIdle { await Task.yield() }
            guard case .partial = store.thumbnail(of: picture) else {
                Issue.record("It was shown as \(store.thumbnail(of: picture))")
                return
            }
            // The rest may come yet, under the same name.
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).isEmpty)
        }

        @Test(arguments: PhotoArrangement.allCases)
        func `a list and a photo say that a part is missing`(
            arrangement: PhotoArrangement
        ) async throws {
            let folder = try TemporaryFolder()
            let data = try Self.data("jpg")
            try folder.write(data.prefix(data.count / 2), "f/cut.jpg")
            try folder.write(data, "f/whole.jpg")
            let app = try await PhotosScreen(
                opening: [folder.url.appending(path: "f")], arrangement: arrangement)
            try await app.untilPictures()
            let names = app.screen.tree
            #expect(names.contains("A part of this picture is missing."))
            #expect(!names.contains("whole, A part"))
            try app.tap(arrangement == .grid ? "cut, A part of this picture is missing." : "cut")
            try await app.until("A part of this picture is missing.")
            #expect(app.flow.navigationController.topViewController is PhotoController)
        }
    }
}
