import Dispatch
public import Foundation

// Pictures made ready before they are shown, on another thread than the main one.

extension UIImage {
    /// The picture with its pixels decoded, so that showing it costs nothing more; `nil` for one that
    /// is broken. Takes as long as decoding does: call it on a thread that may wait.
    public func preparingForDisplay() -> UIImage? {
        if isSymbolImage { return self }
        return bitmap.map { prepared($0) }
    }

    /// Decodes the picture on a thread in the background.
    ///
    /// - Parameter completionHandler: Called on that thread.
    public func prepareForDisplay(
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            completionHandler(self.preparingForDisplay())
        }
    }

    /// The picture with its pixels decoded on a thread in the background.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// The picture at another size, of which no more is decoded than that takes; `nil` for one that is
    /// broken. Takes as long as decoding does: call it on a thread that may wait.
    ///
    /// - Parameter size: In points of the picture's own scale. The picture is that large afterwards,
    ///   stretched if the size has other proportions.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let pixels = CGSize(
            width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard (1...32_767).contains(pixels.width), (1...32_767).contains(pixels.height),
            Int(pixels.width) * Int(pixels.height) <= ImageDecoder.pixelLimit
        else { return nil }
        let thumbnail: Bitmap?
        switch content {
        case .empty: thumbnail = nil
        case .bitmap(let bitmap): thumbnail = bitmap.scaled(to: pixels)
        case .file(let picture): thumbnail = picture.bitmap(size: pixels)
        case .symbol(let symbol): thumbnail = symbol.bitmap(size: size, scale: scale)
        }
        return thumbnail.map { prepared($0) }
    }

    /// Makes the picture at another size on a thread in the background.
    ///
    /// - Parameters:
    ///   - size: In points of the picture's own scale.
    ///   - completionHandler: Called on that thread.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            completionHandler(self.preparingThumbnail(of: size))
        }
    }

    /// The picture at another size, made on a thread in the background.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// The same picture with other pixels.
    private func prepared(_ bitmap: Bitmap) -> UIImage {
        UIImage(
            content: .bitmap(bitmap), scale: scale,
            size: CGSize(
                width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            renderingMode: isSymbolImage ? .alwaysTemplate : renderingMode, tint: tint,
            capInsets: capInsets, resizingMode: resizingMode)
    }
}

extension Bitmap {
    /// The pixels at another size, in pixels; `nil` for none.
    fileprivate func scaled(to size: CGSize) -> Bitmap? {
        guard Int(size.width) != width || Int(size.height) != height else { return self }
        let whole = CGRect(origin: .zero, size: size)
        guard let target = PixelTarget(rectangle: whole, scale: 1, isOpaque: false) else {
            return nil
        }
        let context = CGContext(target: target, traits: UITraitCollection())
        context.drawUpright(self, in: whole, on: context.cairo, alpha: 1)
        return target.bitmap()
    }
}
