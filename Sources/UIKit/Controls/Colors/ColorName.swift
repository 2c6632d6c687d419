import Foundation

/// Colours in words, for who can't see them.
enum ColorName {
    static func name(of color: CGColor) -> String {
        let (hue, saturation, brightness) = parts(of: color)
        if saturation < 0.1 || brightness < 0.08 { return gray(brightness) + alpha(color.alpha) }
        let shade = brightness < 0.45 ? "dark " : saturation < 0.4 ? "light " : ""
        return shade + hueName(hue) + alpha(color.alpha)
    }

    private static func alpha(_ alpha: CGFloat) -> String {
        alpha > 0.995 ? "" : ", \(Int((alpha * 100).rounded()))% opaque"
    }

    private static func gray(_ brightness: CGFloat) -> String {
        switch brightness {
        case ..<0.08: "black"
        case ..<0.4: "dark gray"
        case ..<0.7: "gray"
        case ..<0.96: "light gray"
        default: "white"
        }
    }

    private static let hues: [(end: CGFloat, name: String)] = [
        (15, "red"), (42, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"),
        (255, "blue"), (290, "purple"), (340, "pink"), (360, "red"),
    ]

    private static func hueName(_ hue: CGFloat) -> String {
        hues.first { hue <= $0.end }?.name ?? "red"
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
