@MainActor struct VisualFormat {
    init(
        _ f: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {}; func constraints() -> [NSLayoutConstraint] { [] }
}
