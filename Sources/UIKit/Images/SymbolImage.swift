import Foundation
import Synchronization

/// A symbol's shape, at a size that follows from the text that it stands beside.
struct SymbolImage: Hashable, Sendable {
    let name: String
    /// The file of the icon that stands for the symbol.
    let path: String

    private static let cache = Mutex<[Key: Bitmap]>([:])

    private struct Key: Hashable {
        var path: String
        var width: Int
        var height: Int
    }

    /// The shape drawn at a size; kept, since few symbols are shown at few sizes.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels per point.
    func bitmap(size: CGSize, scale: CGFloat) -> Bitmap? {
        let key = Key(
            path: path, width: max(1, Int((size.width * scale).rounded())),
            height: max(1, Int((size.height * scale).rounded())))
        if let known = Self.cache.withLock({ $0[key] }) { return known }
        let pixels = CGSize(width: key.width, height: key.height)
        guard let bitmap = try? ImageDecoder.bitmap(ofVector: path, size: pixels).opaqueShape
        else { return nil }
        Self.cache.withLock {
            if $0.count >= 512 { $0.removeAll() }
            $0[key] = bitmap
        }
        return bitmap
    }
}
