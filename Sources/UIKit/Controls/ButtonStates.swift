import Foundation

/// What was set for a button's states.
struct ButtonStates {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    /// The state's own value, or the normal state's. Focus alone has no look of its own here.
    static func value<Value>(
        _ values: [UIControl.State: Value], _ state: UIControl.State
    ) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }

    func title(for state: UIControl.State) -> String? { Self.value(titles, state) }

    func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        Self.value(attributedTitles, state)
    }

    func titleColor(for state: UIControl.State) -> UIColor? { Self.value(titleColors, state) }

    /// With the symbol configuration that was set for the state.
    @MainActor func image(for state: UIControl.State) -> UIImage? {
        guard let image = Self.value(images, state) else { return nil }
        guard let configuration = Self.value(symbolConfigurations, state) else { return image }
        return image.withConfiguration(configuration)
    }
}
