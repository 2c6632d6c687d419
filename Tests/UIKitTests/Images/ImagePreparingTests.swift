import BeelineTesting
import Foundation
import Testing
import UIKit

// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:) and
// …/preparingfordisplay(): a picture at another size, nil for one that is corrupt.

@MainActor @Suite struct ImagePreparingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Red on the left, blue on the right.
    private func image(_ size: CGSize = CGSize(width: 400, height: 200)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor.blue.setFill()
            context.fill(
                CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
    }

    private func file(_ data: Data, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }

    @Test(arguments: ["png", "jpg"])
    func `a thumbnail of a file has the size that is asked for and shows the same`(
        kind: String
    ) throws {
        let data = try #require(
            kind == "png" ? image().pngData() : image().jpegData(compressionQuality: 0.9))
        let picture = try #require(UIImage(contentsOfFile: file(data, "a.\(kind)")))
        #expect(picture.size == CGSize(width: 400, height: 200))
        let small = try #require(picture.preparingThumbnail(of: CGSize(width: 40, height: 20)))
        #expect(small.size == CGSize(width: 40, height: 20))
        #expect(small.scale == 1)
        let pixels = try Picture(of: UIImageView(image: small))
        #expect(pixels[5, 10].isNear(.red, within: 12))
        #expect(pixels[35, 10].isNear(.blue, within: 12))
    }

    @Test func `a thumbnail of a picture in memory is that picture at another size`() throws {
        let small = try #require(image().preparingThumbnail(of: CGSize(width: 40, height: 20)))
        #expect(small.size == CGSize(width: 40, height: 20))
        let pixels = try Picture(of: UIImageView(image: small))
        #expect(pixels[5, 10].isNear(.red, within: 2))
        #expect(pixels[35, 10].isNear(.blue, within: 2))
    }

    @Test func `a thumbnail keeps the scale of its picture`() throws {
        let data = try #require(image().pngData())
        let picture = try #require(UIImage(contentsOfFile: file(data, "a@2x.png")))
        let small = try #require(picture.preparingThumbnail(of: CGSize(width: 40, height: 20)))
        #expect(small.scale == 2)
        #expect(small.size == CGSize(width: 40, height: 20))
        #expect(small.cgImage?.width == 80)
    }

    @Test func `a thumbnail of a turned photograph stands as its camera says`() throws {
        let data = try #require(Data(base64Encoded: ImageDecodingTests.turnedPhotograph))
        let picture = try #require(UIImage(contentsOfFile: file(data, "a.jpg")))
        #expect(picture.size == CGSize(width: 8, height: 16))
        let small = try #require(picture.preparingThumbnail(of: CGSize(width: 4, height: 8)))
        #expect(small.size == CGSize(width: 4, height: 8))
        let pixels = try Picture(of: UIImageView(image: small))
        #expect(pixels[2, 1].isNear(.red, within: 30))
        #expect(pixels[2, 6].isNear(.blue, within: 30))
    }

    @Test func `a file that is broken behind its size has a size, and nothing to show`() throws {
        var data = try #require(image().pngData())
        // The first byte of the compressed pixels says how they are compressed.
        let pixels = try #require(data.range(of: Data("IDAT".utf8))).upperBound
        data[pixels] = 0xFF
        let picture = try #require(UIImage(contentsOfFile: file(data, "a.png")))
        #expect(picture.size == CGSize(width: 400, height: 200))
        #expect(picture.preparingThumbnail(of: CGSize(width: 40, height: 20)) == nil)
        #expect(picture.preparingForDisplay() == nil)
        #expect(picture.cgImage == nil)
        #expect(picture.pngData() == nil)
    }

    @Test func `a file cut off anywhere is nil or a picture, and never a crash`() throws {
        for (data, name) in [
            (try #require(image().pngData()), "a.png"),
            (try #require(image().jpegData(compressionQuality: 0.9)), "a.jpg"),
        ] {
            for end in stride(from: 0, to: data.count, by: 7) {
                guard let picture = UIImage(contentsOfFile: try file(data.prefix(end), name))
                else { continue }
                #expect(picture.size == CGSize(width: 400, height: 200), "\(name) cut at \(end)")
                let small = picture.preparingThumbnail(of: CGSize(width: 40, height: 20))
                #expect(small == nil || small?.size == CGSize(width: 40, height: 20))
            }
        }
    }

    @Test func `sizes that no picture has are nil`() {
        for size in [
            CGSize.zero, CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 10),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1e9),
        ] {
            #expect(image().preparingThumbnail(of: size) == nil, "\(size)")
        }
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
        #expect(UIImage().preparingForDisplay() == nil)
    }

    @Test func `pictures are made ready beside the main thread`() async throws {
        let data = try #require(image().jpegData(compressionQuality: 0.9))
        let picture = try #require(UIImage(contentsOfFile: file(data, "a.jpg")))
        let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 40, height: 20))
        #expect(small?.size == CGSize(width: 40, height: 20))
        let whole = await picture.byPreparingForDisplay()
        #expect(whole?.size == CGSize(width: 400, height: 200))
        let isMain = await withCheckedContinuation { continuation in
            picture.prepareThumbnail(of: CGSize(width: 40, height: 20)) { _ in
                continuation.resume(returning: Thread.isMainThread)
            }
        }
        #expect(!isMain)
    }
}
