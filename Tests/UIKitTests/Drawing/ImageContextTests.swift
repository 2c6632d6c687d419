import Foundation
import Testing

@testable import UIKit

@Suite struct ImageContextTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func image(
        _ size: CGSize, scale: CGFloat = 1, _ body: (CGRect) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            body(CGRect(origin: .zero, size: size))
        }
    }

    private func square() -> UIImage {
        image(CGSize(width: 4, height: 4)) {
            red.setFill()
            UIRectFill($0)
        }
    }

    @Test func `an image context gives the picture that was drawn`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
        red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.scale == 2)
        let pixels = try #require(PixelReader(image))
        #expect(pixels.width == 20)
        #expect(pixels[9, 9] == redPixel)
        #expect(pixels[10, 0] == clearPixel)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `image contexts nest`() {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 8)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `a picture can be made on any thread`() async throws {
        let image = await Task.detached { self.square() }.value
        #expect(try #require(PixelReader(image))[2, 2] == redPixel)
    }

    @Test func `a renderer's bounds say what of the drawing is in the picture`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 100, y: 100, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            red.setFill()
            UIRectFill(CGRect(x: 102, y: 100, width: 9, height: 9))
        }
        let pixels = try #require(PixelReader(image))
        #expect(pixels[0, 0] == clearPixel)
        #expect(pixels[2, 0] == redPixel)
    }

    @Test func `an opaque picture begins black`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
            .image { _ in }
        #expect(try #require(PixelReader(image))[0, 0] == [0, 0, 0, 255])
    }

    @Test func `a picture that could not be is empty`() {
        #expect(image(.zero) { _ in }.size == .zero)
        #expect(image(CGSize(width: 40_000, height: 1)) { _ in }.pngData() == nil)
    }

    @Test func `a drawn picture is scaled into its rectangle and fades`() throws {
        let small = square()
        let large = image(CGSize(width: 20, height: 20)) { _ in
            small.draw(in: CGRect(x: 10, y: 10, width: 8, height: 8))
            small.draw(at: .zero, blendMode: .normal, alpha: 0.5)
        }
        let pixels = try #require(PixelReader(large))
        #expect(pixels[17, 17] == redPixel)
        #expect(pixels[19, 19] == clearPixel)
        #expect(abs(Int(pixels[1, 1][3]) - 128) <= 1)
    }

    @Test func `a tinted picture has another colour and the same shape`() throws {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let tinted = square().withTintColor(green)
        let drawn = image(CGSize(width: 8, height: 4)) { _ in tinted.draw(at: .zero) }
        let pixels = try #require(PixelReader(drawn))
        #expect(pixels[1, 1] == greenPixel)
        #expect(pixels[6, 1] == clearPixel)
    }

    @Test func `a resizable picture keeps its edges and stretches or repeats its middle`() throws {
        // Red at both ends, green and blue in the middle.
        let strip = image(CGSize(width: 4, height: 1)) { _ in
            let colors = [
                red, UIColor(red: 0, green: 1, blue: 0, alpha: 1),
                UIColor(red: 0, green: 0, blue: 1, alpha: 1), red,
            ]
            for (index, color) in colors.enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
            }
        }
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        func drawn(_ mode: UIImage.ResizingMode) throws -> [[UInt8]] {
            let wide = strip.resizableImage(withCapInsets: insets, resizingMode: mode)
            let image = image(CGSize(width: 10, height: 1)) { wide.draw(in: $0) }
            let pixels = try #require(PixelReader(image))
            return (0..<10).map { pixels[$0, 0] }
        }
        let tiled = try drawn(.tile)
        #expect(tiled[0] == redPixel)
        #expect(tiled[9] == redPixel)
        #expect(tiled[1] == greenPixel)
        #expect(tiled[2] == bluePixel)
        #expect(tiled[3] == greenPixel)
        let stretched = try drawn(.stretch)
        #expect(stretched[0] == redPixel)
        #expect(stretched[1] == greenPixel)
        #expect(stretched[3] == greenPixel || stretched[3][1] > 150)
        #expect(stretched[9] == redPixel)
    }

    @Test func `a part can be cut out, and a picture can be turned`() throws {
        let corner = image(CGSize(width: 4, height: 2)) { _ in
            red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let pixels = try #require(corner.cgImage)
        let part = try #require(pixels.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
        #expect(part.width == 2)
        #expect(PixelReader(part.bitmap)[0, 0] == redPixel)
        #expect(pixels.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 1)) == nil)
        // Held with its right side up, the camera's top left corner is at the top right.
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 2, height: 4))
        #expect(try #require(PixelReader(turned))[1, 0] == redPixel)
    }

    @Test func `a picture is written as JPEG and read again`() throws {
        let data = try #require(square().jpegData(compressionQuality: 0.9))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]))
        let read = try #require(UIImage(data: data))
        let pixels = try #require(PixelReader(read))
        #expect(pixels[1, 1][0] > 240 && pixels[1, 1][1] < 20)
    }
}
