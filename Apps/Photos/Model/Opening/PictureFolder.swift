import Foundation
import UniformTypeIdentifiers

/// The pictures in a folder and in the folders in it.
struct PictureFolder: Sequence {
    let folder: URL

    /// Whether a file's name is that of a picture. What is in the file shows when it is decoded.
    static func isPicture(_ file: URL) -> Bool {
        extensions.contains(file.pathExtension.lowercased())
    }

    private static let extensions: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "png", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif",
        "avif", "svg", "ico",
    ]

    private static let keys: Set<URLResourceKey> = [
        .isRegularFileKey, .fileSizeKey, .contentModificationDateKey,
    ]

    /// A picture's file as it is now; nil if it is none, or can't be looked at.
    static func picture(at file: URL) -> PictureFile? {
        guard isPicture(file), let values = try? file.resourceValues(forKeys: keys),
            values.isRegularFile ?? false
        else { return nil }
        return PictureFile(
            path: file.standardizedFileURL.path, byteCount: values.fileSize ?? 0,
            modified: values.contentModificationDate ?? .distantPast)
    }

    /// Folders that can't be read are left out.
    func makeIterator() -> AnyIterator<PictureFile> {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: Array(Self.keys),
            options: [.skipsHiddenFiles, .skipsPackageDescendants], errorHandler: { _, _ in true })
        return AnyIterator {
            while let file = files?.nextObject() as? URL {
                if let picture = Self.picture(at: file) { return picture }
            }
            return nil
        }
    }
}
