import Foundation

/// How strongly content stands out from the glass that it is on.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    fileprivate var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// Content in the one colour that suits the glass that it is on.
///
/// As on iOS, the shapes of what is in the `contentView` count and not their colours, and the glass
/// shines through them. What iOS adds, a light that is stronger than that of the glass around, is not
/// there: shapes are drawn in a clear colour over it.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// - Parameters:
    ///   - blurEffect: That of the view around it.
    ///   - style: How strongly the content stands out.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// - Parameter blurEffect: That of the view around it.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .secondaryLabel)
    }

    /// - Parameter traits: Those of the view that shows the effect.
    func color(with traits: UITraitCollection) -> CGColor {
        let forced = blurEffect.style.forcedStyle.map { UITraitCollection(userInterfaceStyle: $0) }
        return style.color.cgColor(with: forced?.over(traits) ?? traits)
    }
}
