public import Foundation

// Measuring and drawing outside of views. Text is shaped on the main actor.

extension NSAttributedString {
    /// The size of the text, broken at its line ends alone, in points, not rounded.
    @MainActor public func size() -> CGSize {
        let layout = layout(width: nil, lines: 0, mode: .byWordWrapping)
        return CGSize(width: layout.naturalWidth, height: layout.size.height)
    }

    /// Draws the text into the current context.
    ///
    /// - Parameter point: The top left corner, in points.
    @MainActor public func draw(at point: CGPoint) {
        draw(layout(width: nil, lines: 0, mode: .byWordWrapping), at: point)
    }

    /// Draws the text into a rectangle of the current context, broken into lines; what doesn't fit is
    /// left out.
    @MainActor public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = layout(width: nil, lines: 1, mode: .byWordWrapping)
            context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
            return draw(
                layout, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
        }
        let fitted = fittedLayout(rect.size, options)
        context?.totalBounds = CGRect(
            x: rect.minX, y: rect.minY, width: fitted.naturalWidth, height: fitted.size.height)
        draw(fitted, at: rect.origin, clippedTo: rect)
    }

    /// The smallest rectangle that holds the text when it is drawn into so much room, not rounded.
    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let rect: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            let layout = fittedLayout(size, options)
            rect = CGRect(x: 0, y: 0, width: layout.naturalWidth, height: layout.size.height)
        } else {
            let layout = layout(width: nil, lines: 1, mode: .byWordWrapping)
            rect = CGRect(
                x: 0, y: -layout.firstBaseline, width: layout.naturalWidth,
                height: layout.size.height)
        }
        context?.totalBounds = rect
        return rect
    }

    @MainActor private func fittedLayout(
        _ size: CGSize, _ options: NSStringDrawingOptions
    ) -> AttributedTextLayout {
        let width = size.width > 0 && size.width < 1e6 ? size.width : nil
        let whole = layout(width: width, lines: 0, mode: .byWordWrapping)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0,
            whole.size.height > size.height, whole.lineCount > 1
        else { return whole }
        let lineHeight = whole.size.height / CGFloat(whole.lineCount)
        let lines = max(1, Int(size.height / lineHeight))
        return layout(width: width, lines: lines, mode: .byTruncatingTail)
    }

    @MainActor private func layout(
        width: CGFloat?, lines: Int, mode: NSLineBreakMode
    ) -> AttributedTextLayout {
        let traits = UIGraphicsGetCurrentContext()?.traits ?? UITraitCollection.current
        var request = AttributedTextRequest(
            text: AttributedText(self, font: .systemFont(ofSize: 12), traits: traits))
        request.width = width
        request.maximumLineCount = lines
        request.lineBreakMode = mode
        request.traits = traits
        return TextLayoutCache.layout(for: request)
    }

    private static let black = CGColor(gray: 0, alpha: 1)

    @MainActor private func draw(
        _ layout: AttributedTextLayout, at point: CGPoint, clippedTo rect: CGRect? = nil
    ) {
        guard let context = UIGraphicsGetCurrentContext(),
            var node = layout.node(color: Self.black)?.translated(by: point)
        else { return }
        if let rect, layout.size.height > rect.height {
            node = node.clipped(to: rect)
        }
        context.draw(node)
    }
}

extension NSString {
    /// The size of the text, broken at its line ends alone, in points, not rounded.
    @MainActor public func size(
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        attributed(attrs).size()
    }

    /// - Parameter point: The top left corner, in points.
    @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attrs).draw(at: point)
    }

    @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attrs).draw(in: rect)
    }

    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self as String, attributes: attributes)
    }
}

/// What Swift on Apple's platforms finds on `String` through `NSString`.
extension String {
    @MainActor public func size(
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}
