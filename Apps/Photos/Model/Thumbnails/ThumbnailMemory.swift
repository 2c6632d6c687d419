import UIKit

/// The small pictures that were seen last, as many as fit into a number of bytes.
@MainActor final class ThumbnailMemory {
    private struct Entry {
        let picture: SmallPicture
        let byteCount: Int
        var use: Int
    }

    private var entries: [PictureFile: Entry] = [:]
    private var uses = 0
    private let limit: Int

    private(set) var byteCount = 0

    /// - Parameter limit: In bytes of pixels.
    init(limit: Int) {
        self.limit = limit
    }

    subscript(picture: PictureFile) -> SmallPicture? {
        guard entries[picture] != nil else { return nil }
        uses += 1
        entries[picture]?.use = uses
        return entries[picture]?.picture
    }

    func insert(_ small: SmallPicture, for picture: PictureFile) {
        let image = small.image
        let size = Int(image.size.width * image.scale * image.size.height * image.scale) * 4
        uses += 1
        byteCount += size - (entries[picture]?.byteCount ?? 0)
        entries[picture] = Entry(picture: small, byteCount: size, use: uses)
        if byteCount > limit { forgetOldest() }
    }

    /// A quarter at once, so that not every picture that comes has to look for one to go.
    private func forgetOldest() {
        for (picture, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard byteCount > limit * 3 / 4 else { return }
            entries[picture] = nil
            byteCount -= entry.byteCount
        }
    }
}
