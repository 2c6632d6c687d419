import Foundation

// The values are those that Apple's Human Interface Guidelines list for iOS and iPadOS
// (https://developer.apple.com/design/human-interface-guidelines/color).

/// Red, green and blue from 0 to 255, and an alpha from 0 to 1.
private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

private func pair(_ light: Components, _ dark: Components) -> UIColor {
    let lightColor = fixed(light)
    let darkColor = fixed(dark)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
}

/// With a third colour for what is above the screen in the dark
/// (https://developer.apple.com/design/human-interface-guidelines/dark-mode).
private func raised(_ light: Components, _ dark: Components, _ elevated: Components) -> UIColor {
    let base = pair(light, dark)
    let elevatedColor = fixed(elevated)
    return UIColor {
        $0.userInterfaceStyle == .dark && $0.userInterfaceLevel == .elevated
            ? elevatedColor : base.resolvedColor(with: $0)
    }
}

private func fixed(_ components: Components) -> UIColor {
    UIColor(
        red: components.red / 255, green: components.green / 255, blue: components.blue / 255,
        alpha: components.alpha)
}

// MARK: - Colours that adapt, by name

extension UIColor {
    public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
    public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
    public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
    public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
    public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
    public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
    public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
    public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
    public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
    public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
    public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
    public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
    public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
    public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
    public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
    public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
    public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
    public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))
    /// The colour of everything that can be worked, unless a view is given another one.
    public static let tintColor = systemBlue
}

// MARK: - Colours that adapt, by purpose

extension UIColor {
    public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
    public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let link = pair((0, 122, 255, 1), (9, 132, 255, 1))
    public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
    public static let systemBackground = raised(
        (255, 255, 255, 1), (0, 0, 0, 1), (28, 28, 30, 1))
    public static let secondarySystemBackground = raised(
        (242, 242, 247, 1), (28, 28, 30, 1), (44, 44, 46, 1))
    public static let tertiarySystemBackground = raised(
        (255, 255, 255, 1), (44, 44, 46, 1), (58, 58, 60, 1))
    public static let systemGroupedBackground = raised(
        (242, 242, 247, 1), (0, 0, 0, 1), (28, 28, 30, 1))
    public static let secondarySystemGroupedBackground = raised(
        (255, 255, 255, 1), (28, 28, 30, 1), (44, 44, 46, 1))
    public static let tertiarySystemGroupedBackground = raised(
        (242, 242, 247, 1), (44, 44, 46, 1), (58, 58, 60, 1))
    public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor.black
}
