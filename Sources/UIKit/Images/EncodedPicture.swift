import Foundation
import Synchronization

/// A picture's file as it is stored, and its pixels once somebody wants them. Safe on any thread.
final class EncodedPicture: Sendable {
    private let data: Data
    private let source: String
    private let isTurned: Bool
    /// In pixels, upright.
    let width: Int
    /// In pixels, upright.
    let height: Int
    private let decoded = Mutex<Bitmap??>(nil)

    /// Reads as far as the size.
    ///
    /// - Throws: `ImageDecoder.Failure`.
    init(_ data: Data, named source: String) throws {
        let header = try ImageDecoder.header(of: data, named: source)
        self.data = data
        self.source = source
        isTurned = header.isTurned
        width = isTurned ? header.height : header.width
        height = isTurned ? header.width : header.height
    }

    /// All pixels, decoded the first time; `nil` for a picture that is broken. Who asks meanwhile
    /// waits.
    var bitmap: Bitmap? {
        decoded.withLock { known in
            if let known { return known }
            let bitmap = try? ImageDecoder.bitmap(of: data, named: source)
            known = .some(bitmap)
            return bitmap
        }
    }

    /// The picture decoded at another size, and not kept; `nil` for one that is broken.
    ///
    /// - Parameter size: In pixels, upright.
    func bitmap(size: CGSize) -> Bitmap? {
        let stored = isTurned ? CGSize(width: size.height, height: size.width) : size
        return try? ImageDecoder.bitmap(of: data, named: source, size: stored)
    }
}
