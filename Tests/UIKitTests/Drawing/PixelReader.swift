import Foundation

@testable import UIKit

/// Looks at the pixels of a picture.
struct PixelReader {
    private let bytes: [UInt8]
    let width: Int
    let height: Int

    init(_ bitmap: Bitmap) {
        bytes = bitmap.pixels
        width = bitmap.width
        height = bitmap.height
    }

    init?(_ image: UIImage) {
        guard let bitmap = image.bitmap else { return nil }
        self.init(bitmap)
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
}

let redPixel: [UInt8] = [255, 0, 0, 255]
let greenPixel: [UInt8] = [0, 255, 0, 255]
let bluePixel: [UInt8] = [0, 0, 255, 255]
let clearPixel: [UInt8] = [0, 0, 0, 0]
