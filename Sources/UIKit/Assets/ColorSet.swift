import Foundation

/// A set of colours in a catalog: one colour, light and dark.
struct ColorSet: Decodable {
    struct Variant: Decodable, AssetVariant {
        var idiom: String?
        var appearances: [AssetAppearance]?
        var color: Components?
    }

    struct Components: Decodable {
        var components: [String: String]

        var color: UIColor? {
            let alpha = Self.number(components["alpha"] ?? "1") ?? 1
            if let white = components["white"].flatMap(Self.number) {
                return UIColor(white: white, alpha: alpha)
            }
            guard let red = components["red"].flatMap(Self.number),
                let green = components["green"].flatMap(Self.number),
                let blue = components["blue"].flatMap(Self.number)
            else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Xcode writes `0x1A`, `26` or `0.102` for the same.
        private static func number(_ text: String) -> CGFloat? {
            if text.lowercased().hasPrefix("0x") {
                return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
            }
            if text.contains(".") { return Double(text).map { CGFloat($0) } }
            return Double(text).map { CGFloat($0 > 1 ? $0 / 255 : $0) }
        }
    }

    var colors: [Variant]

    var color: UIColor? {
        let (light, dark) = colors.byStyle
        guard let plain = light.lazy.compactMap({ $0.color?.color }).first else { return nil }
        guard let other = dark.lazy.compactMap({ $0.color?.color }).first else { return plain }
        return UIColor { $0.userInterfaceStyle == .dark ? other : plain }
    }
}
