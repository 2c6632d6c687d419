import Foundation
import UIKit

/// Small pictures in the folder for caches, each under a name made of the picture's path, its size and when
/// it was changed: one that is edited has another name. Safe on any thread.
struct ThumbnailFolder: Sendable {
    /// Nil keeps nothing.
    let folder: URL?
    /// The longer edges may be longer, in pixels.
    let side: CGFloat

    /// How much longer than wide a small picture may be; the rest of a strip is not worth its room.
    private static let mostStretch: CGFloat = 4

    /// The small picture of a file: the one that was kept, or a new one, which is kept then. Takes as long
    /// as decoding does.
    ///
    /// - Returns: Nil for what is no picture, or a broken one.
    func thumbnail(of path: String) -> SmallPicture? {
        guard let picture = PictureFolder.picture(at: URL(fileURLWithPath: path)) else {
            return nil
        }
        let kept = folder?.appendingPathComponent(Self.name(of: picture, side))
        if let kept, let image = UIImage(contentsOfFile: kept.path)?.preparingForDisplay() {
            return SmallPicture(image: image, isWhole: true)
        }
        guard let data = FileManager.default.contents(atPath: path),
            let image = UIImage(data: data),
            let small = image.preparingThumbnail(of: size(for: image.size))
        else { return nil }
        let isWhole = PictureSections([UInt8](data)).isWhole
        // A small picture is its own thumbnail; of one that is cut off the rest may come yet.
        if let kept, isWhole,
            small.size.width * small.size.height < image.size.width * image.size.height
        {
            try? Self.data(of: small, path)?.write(to: kept, options: .atomic)
        }
        return SmallPicture(image: small, isWhole: isWhole)
    }

    /// The size at which the shorter edge is ``side``, and never larger than the picture is.
    private func size(for size: CGSize) -> CGSize {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let factor = min(1, side / short, side * Self.mostStretch / long)
        return CGSize(
            width: max(1, (size.width * factor).rounded()),
            height: max(1, (size.height * factor).rounded()))
    }

    /// JPEG knows no transparency.
    private static func data(of image: UIImage, _ path: String) -> Data? {
        ["jpg", "jpeg", "jpe", "jfif", "heic"].contains(
            URL(fileURLWithPath: path).pathExtension.lowercased())
            ? image.jpegData(compressionQuality: 0.8) : image.pngData()
    }

    /// The same in each run of the app, unlike Swift's own hashes.
    private static func name(of picture: PictureFile, _ side: CGFloat) -> String {
        let modified = Int(picture.modified.timeIntervalSinceReferenceDate * 1_000)
        let text = "\(picture.path)\n\(picture.byteCount)\n\(modified)\n\(Int(side))"
        return [UInt64(0xcbf2_9ce4_8422_2325), 0x9e37_79b9_7f4a_7c15].map { start in
            // http://www.isthe.com/chongo/tech/comp/fnv/, FNV-1a with 64 bits, from two beginnings.
            let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Takes the oldest away when there are too many.
    ///
    /// - Parameter count: How many are kept.
    func prune(to count: Int) {
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey]),
            files.count > count
        else { return }
        let dated = files.map { file in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return (file, values?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(count) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
