import UIKit

/// A picture as large as a window can show it.
struct PictureReading: Sendable {
    let image: UIImage
    /// Whether the file goes on to its end.
    let isWhole: Bool
    /// Of the file.
    let pixels: CGSize

    /// In pixels, of the longer edge.
    private static let largestSide: CGFloat = 2_400

    /// Decodes a picture beside the main thread.
    ///
    /// - Returns: Nil for what is no picture, or a broken one.
    @concurrent static func read(_ path: String) async -> PictureReading? {
        guard let data = FileManager.default.contents(atPath: path), let image = UIImage(data: data)
        else { return nil }
        let pixels = CGSize(
            width: image.size.width * image.scale, height: image.size.height * image.scale)
        let factor = min(1, largestSide / max(image.size.width, image.size.height))
        let size = CGSize(
            width: max(1, image.size.width * factor), height: max(1, image.size.height * factor))
        let isWhole = PictureSections([UInt8](data)).isWhole
        return image.preparingThumbnail(of: size).map {
            PictureReading(image: $0, isWhole: isWhole, pixels: pixels)
        }
    }
}
