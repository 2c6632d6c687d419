package import Foundation

/// Takes pictures of windows.
@MainActor package enum WindowPicture {
    package static func bitmap(of window: UIWindow, scale: CGFloat) throws -> Bitmap {
        try PictureFile.bitmap(of: window.frameNode(), size: window.bounds.size, scale: scale)
    }

    package static func write(_ window: UIWindow, scale: CGFloat, to path: String) throws {
        let data = try bitmap(of: window, scale: scale).pngData
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw PictureFile.Failure.writing(path: path, reason: error.localizedDescription)
        }
    }
}
