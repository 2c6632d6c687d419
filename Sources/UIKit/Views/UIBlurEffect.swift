public import Foundation

/// What a `UIVisualEffectView` does to what lies behind it, or to what is in it.
@MainActor open class UIVisualEffect: NSObject {
    override init() {
        super.init()
    }
}

/// A pane of frosted glass.
@MainActor open class UIBlurEffect: UIVisualEffect {
    /// How thick the glass is, and whether it is light or dark. Those without either follow the
    /// environment.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The colour of the glass, over what is blurred.
    var tint: UIColor {
        let (alpha, forced) = style.look
        return UIColor { traits in
            let style = forced ?? traits.userInterfaceStyle
            return UIColor(white: style == .dark ? 0.11 : 0.98, alpha: alpha)
        }
    }

    /// In points; the standard deviation.
    static let radius: CGFloat = 20
}

extension UIBlurEffect.Style {
    /// Whether the glass is light or dark whatever the environment is.
    var forcedStyle: UIUserInterfaceStyle? { look.style }

    /// How much of the glass's own colour there is, and in which style.
    fileprivate var look: (alpha: CGFloat, style: UIUserInterfaceStyle?) {
        switch self {
        case .extraLight: (0.82, .light)
        case .light: (0.3, .light)
        case .dark: (0.73, .dark)
        case .regular: (0.6, nil)
        case .prominent: (0.75, nil)
        default: Self.material(rawValue)
        }
    }

    /// Five thicknesses, three times: by the environment, light, dark.
    private static func material(_ number: Int) -> (alpha: CGFloat, style: UIUserInterfaceStyle?) {
        let alphas: [CGFloat] = [0.4, 0.55, 0.7, 0.85, 0.8]
        let styles: [UIUserInterfaceStyle?] = [nil, .light, .dark]
        let index = number - Self.systemUltraThinMaterial.rawValue
        return (alphas[index % 5], styles[index / 5])
    }
}
