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
    /// `#007AFF` in light, `#0A84FF` in dark.
    public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
    /// `#34C759` in light, `#30D158` in dark.
    public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
    /// `#5856D6` in light, `#5E5CE6` in dark.
    public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
    /// `#FF9500` in light, `#FF9F0A` in dark.
    public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
    /// `#FF2D55` in light, `#FF375F` in dark.
    public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
    /// `#AF52DE` in light, `#BF5AF2` in dark.
    public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
    /// `#FF3B30` in light, `#FF453A` in dark.
    public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
    /// `#30B0C7` in light, `#40C8E0` in dark.
    public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
    /// `#FFCC00` in light, `#FFD60A` in dark.
    public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
    /// `#00C7BE` in light, `#63E6E2` in dark.
    public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
    /// `#32ADE6` in light, `#64D2FF` in dark.
    public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
    /// `#A2845E` in light, `#AC8E68` in dark.
    public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
    /// `#8E8E93` in both styles.
    public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
    /// `#AEAEB2` in light, `#636366` in dark.
    public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
    /// `#C7C7CC` in light, `#48484A` in dark.
    public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
    /// `#D1D1D6` in light, `#3A3A3C` in dark.
    public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
    /// `#E5E5EA` in light, `#2C2C2E` in dark.
    public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
    /// `#F2F2F7` in light, `#1C1C1E` in dark.
    public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))
    /// The colour of everything that can be worked, unless a view is given another one.
    public static let tintColor = systemBlue
}

// MARK: - Colours that adapt, by purpose

extension UIColor {
    /// Of texts that matter most: `#000000` in light, `#FFFFFF` in dark.
    public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
    /// Of texts below those: `#3C3C43` at 60 % in light, `#EBEBF5` at 60 % in dark.
    public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    /// Of texts that matter less still, such as those of what is disabled: `#3C3C43` at 30 % in
    /// light, `#EBEBF5` at 30 % in dark.
    public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// Of the faintest texts: `#3C3C43` at 18 % in light, `#EBEBF5` at 16 % in dark.
    public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    /// Of what a field shows while it is empty: `#3C3C43` at 30 % in light, `#EBEBF5` at 30 % in
    /// dark.
    public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// Of links in texts: `#007AFF` in light, `#0984FF` in dark.
    public static let link = pair((0, 122, 255, 1), (9, 132, 255, 1))
    /// Of thin lines that let what is behind shine through: `#3C3C43` at 29 % in light, `#545458`
    /// at 60 % in dark.
    public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    /// Of thin lines that don't: `#C6C6C8` in light, `#38383A` in dark.
    public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
    /// Of the main background of a screen: `#FFFFFF` in light, `#000000` in dark, `#1C1C1E` in dark
    /// on what is raised.
    public static let systemBackground = raised(
        (255, 255, 255, 1), (0, 0, 0, 1), (28, 28, 30, 1))
    /// Of what is grouped on `systemBackground`: `#F2F2F7` in light, `#1C1C1E` in dark, `#2C2C2E`
    /// in dark on what is raised.
    public static let secondarySystemBackground = raised(
        (242, 242, 247, 1), (28, 28, 30, 1), (44, 44, 46, 1))
    /// Of what is grouped on `secondarySystemBackground`: `#FFFFFF` in light, `#2C2C2E` in dark,
    /// `#3A3A3C` in dark on what is raised.
    public static let tertiarySystemBackground = raised(
        (255, 255, 255, 1), (44, 44, 46, 1), (58, 58, 60, 1))
    /// Of the background behind groups, such as a grouped table's: `#F2F2F7` in light, `#000000` in
    /// dark, `#1C1C1E` in dark on what is raised.
    public static let systemGroupedBackground = raised(
        (242, 242, 247, 1), (0, 0, 0, 1), (28, 28, 30, 1))
    /// Of a group on `systemGroupedBackground`, such as its rows: `#FFFFFF` in light, `#1C1C1E` in
    /// dark, `#2C2C2E` in dark on what is raised.
    public static let secondarySystemGroupedBackground = raised(
        (255, 255, 255, 1), (28, 28, 30, 1), (44, 44, 46, 1))
    /// Of what is grouped in such a group: `#F2F2F7` in light, `#2C2C2E` in dark, `#3A3A3C` in dark
    /// on what is raised.
    public static let tertiarySystemGroupedBackground = raised(
        (242, 242, 247, 1), (44, 44, 46, 1), (58, 58, 60, 1))
    /// Over a background, of thin and small shapes, such as a slider's track: `#787880` at 20 % in
    /// light, `#787880` at 36 % in dark.
    public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    /// Over a background, of shapes of a middle size, such as a switch: `#787880` at 16 % in light,
    /// `#787880` at 32 % in dark.
    public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    /// Over a background, of large shapes, such as fields and buttons: `#767680` at 12 % in light,
    /// `#767680` at 24 % in dark.
    public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    /// Over a background, of large areas: `#747480` at 8 % in light, `#767680` at 18 % in dark.
    public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    /// Of texts on dark, in both styles.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Of texts on light, in both styles.
    public static let darkText = UIColor.black
}
