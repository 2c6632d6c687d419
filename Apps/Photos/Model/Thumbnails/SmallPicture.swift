import UIKit

/// A picture as far as it could be decoded.
struct SmallPicture: Sendable {
    let image: UIImage
    /// Whether the file goes on to its end; what is missing of one that is cut off isn't in the image.
    let isWhole: Bool
    /// The side of the square that it fills, in pixels; nil for all of the picture.
    var square: Int?
}

extension SmallPicture {
    /// The middle of the picture at exactly the size of a square. A picture that is no larger than that
    /// stays as it is.
    func filling(_ square: Int) -> SmallPicture {
        let side = CGFloat(square)
        let factor = max(side / image.size.width, side / image.size.height)
        var filling = self
        filling.square = square
        guard factor < 1 else { return filling }
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: format)
        let image = renderer.image { _ in
            self.image.draw(
                in: CGRect(
                    x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
                    height: size.height))
        }
        return SmallPicture(image: image, isWhole: isWhole, square: square)
    }
}
