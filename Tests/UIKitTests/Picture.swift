import Foundation

@testable import UIKit

/// What a view looks like, pixel by pixel, with no window around it.
@MainActor struct Picture {
    /// Components from 0 to 255, not multiplied by the alpha.
    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
        static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
        static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

        var description: String { "(\(red) \(green) \(blue) \(alpha))" }

        /// Whether no component differs by more than the tolerance.
        func isNear(_ other: Pixel, within tolerance: Int = 3) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
        }
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// The view in the middle of a clear surface, which is larger by `margin` on all sides.
    init(of view: UIView, scale: CGFloat = 1, margin: CGFloat = 0) throws {
        view.layoutIfNeeded()
        let node = view.layer.renderNode()?.faded(to: view.alpha).translated(
            by: CGPoint(x: margin - view.bounds.minX, y: margin - view.bounds.minY))
        let size = CGSize(
            width: view.bounds.width + 2 * margin, height: view.bounds.height + 2 * margin)
        let bitmap = try PictureFile.bitmap(of: node, size: size, scale: scale)
        width = bitmap.width
        height = bitmap.height
        bytes = bitmap.pixels
    }

    subscript(x: Int, y: Int) -> Pixel {
        let start = (y * width + x) * 4
        let alpha = Int(bytes[start + 3])
        guard alpha > 0 else { return .clear }
        func component(_ offset: Int) -> Int {
            min(255, (Int(bytes[start + offset]) * 255 + alpha / 2) / alpha)
        }
        return Pixel(red: component(2), green: component(1), blue: component(0), alpha: alpha)
    }

    /// The smallest rectangle, in pixels, that holds all that is not clear; `nil` if all is.
    var inkBounds: CGRect? {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    /// How much is drawn: the sum of the alphas, 1 for an opaque pixel.
    var ink: Double {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
    }
}
