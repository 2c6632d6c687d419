/// Keeps the layouts of texts that were asked for lately.
///
/// Lists and screens show the same few hundred texts again and again; shaping one costs some 50 µs,
/// finding it here less than one.
@MainActor enum TextLayoutCache {
    /// When the young generation has this many layouts, the old one is dropped.
    private static let generationSize = 2048

    private static var young: [TextRequest: TextLayout] = [:]
    private static var old: [TextRequest: TextLayout] = [:]

    /// - Complexity: O(*n*) in the text's length; shaping happens for new texts only.
    static func layout(for request: TextRequest) -> TextLayout {
        if let layout = young[request] { return layout }
        let layout = old[request] ?? TextLayout(request)
        if young.count >= generationSize {
            old = young
            young = [:]
        }
        young[request] = layout
        return layout
    }

    private static var youngAttributed: [AttributedTextRequest: AttributedTextLayout] = [:]
    private static var oldAttributed: [AttributedTextRequest: AttributedTextLayout] = [:]

    /// - Complexity: O(*n*) in the text's length; shaping happens for new texts only.
    static func layout(for request: AttributedTextRequest) -> AttributedTextLayout {
        if let layout = youngAttributed[request] { return layout }
        let layout = oldAttributed[request] ?? AttributedTextLayout(request)
        if youngAttributed.count >= generationSize / 4 {
            oldAttributed = youngAttributed
            youngAttributed = [:]
        }
        youngAttributed[request] = layout
        return layout
    }

    static func removeAll() {
        young = [:]
        old = [:]
        youngAttributed = [:]
        oldAttributed = [:]
    }
}
