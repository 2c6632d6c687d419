import Foundation

/// Colours in words, for who can't see them.
enum ColorName {
    static func name(of color: CGColor) -> String {
        let (hue, saturation, brightness) = parts(of: color)
        if saturation < 0.1 || brightness < 0.08 { return gray(brightness) + alpha(color.alpha) }
        return shaded(hueName(hue), saturation, brightness) + alpha(color.alpha)
    }

    private static func shaded(
        _ hue: String, _ saturation: CGFloat, _ brightness: CGFloat
    ) -> String {
        if brightness < 0.45 { return systemText("dark %@", hue) }
        return saturation < 0.4 ? systemText("light %@", hue) : hue
    }

    private static func alpha(_ alpha: CGFloat) -> String {
        alpha > 0.995 ? "" : systemText(", %@% opaque", Int((alpha * 100).rounded()))
    }

    private static func gray(_ brightness: CGFloat) -> String {
        switch brightness {
        case ..<0.08: systemText("black")
        case ..<0.4: systemText("dark gray")
        case ..<0.7: systemText("gray")
        case ..<0.96: systemText("light gray")
        default: systemText("white")
        }
    }

    private static let hues: [(end: CGFloat, name: String)] = [
        (15, systemText("red")),
        (42, systemText("orange")),
        (70, systemText("yellow")),
        (160, systemText("green")),
        (200, systemText("cyan")),
        (255, systemText("blue")),
        (290, systemText("purple")),
        (340, systemText("pink")),
        (360, systemText("red")),
    ]

    private static func hueName(_ hue: CGFloat) -> String {
        hues.first { hue <= $0.end }?.name ?? systemText("red")
    }

    /// The hue in degrees, the others from 0 to 1.
    private static func parts(
        of color: CGColor
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(color.red, color.green, color.blue)
        let span = most - min(color.red, color.green, color.blue)
        guard span > 0 else { return (0, 0, most) }
        let sixth: CGFloat
        if most == color.red {
            sixth = ((color.green - color.blue) / span).truncatingRemainder(dividingBy: 6)
        } else if most == color.green {
            sixth = (color.blue - color.red) / span + 2
        } else {
            sixth = (color.red - color.green) / span + 4
        }
        return ((sixth < 0 ? sixth + 6 : sixth) * 60, span / most, most)
    }
}
