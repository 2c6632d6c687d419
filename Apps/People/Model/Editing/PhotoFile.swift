import Foundation
import UIKit

/// A picture that somebody chose as a photo: small enough to be kept and sent around.
enum PhotoFile {
    /// In pixels.
    static let largestSide: CGFloat = 512

    struct NoPicture: LocalizedError {
        let name: String

        var errorDescription: String? {
            String(format: localized("“%@” is no picture that can be read."), name)
        }
    }

    /// Reads a picture and makes it smaller.
    ///
    /// - Throws: ``NoPicture``, or why the file can't be read.
    @MainActor static func image(at url: URL) throws -> (image: UIImage, data: Data) {
        guard let picture = UIImage(data: try Data(contentsOf: url)), picture.size.width > 0,
            picture.size.height > 0
        else { throw NoPicture(name: url.lastPathComponent) }
        let factor = min(1, largestSide / max(picture.size.width, picture.size.height))
        let size = CGSize(
            width: (picture.size.width * factor).rounded(),
            height: (picture.size.height * factor).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            picture.draw(in: CGRect(origin: .zero, size: size))
        }
        guard let data = small.jpegData(compressionQuality: 0.8) else {
            throw NoPicture(name: url.lastPathComponent)
        }
        return (small, data)
    }
}
