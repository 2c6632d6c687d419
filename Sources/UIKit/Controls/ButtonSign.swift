import Foundation

/// The sign of a button type that has one: drawn, so that it looks the same on every desktop.
@MainActor struct ButtonSign {
    private let glyph: ControlGlyph.Shape
    /// As VoiceOver calls such a button.
    let label: String
    /// Of the sign, in points.
    private let side: CGFloat
    private let glyphSide: CGFloat
    private let lineWidth: CGFloat
    private let hasCircle: Bool

    init?(_ type: UIButton.ButtonType) {
        switch type {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark:
            (glyph, label, hasCircle) = (.info, systemText("More Info"), true)
        case .contactAdd: (glyph, label, hasCircle) = (.plus, systemText("Add"), true)
        case .close: (glyph, label, hasCircle) = (.cross, systemText("Close"), false)
        }
        side = hasCircle ? 22 : 11
        glyphSide = hasCircle ? 11 : 11
        lineWidth = hasCircle ? 1.6 : 2.4
    }

    /// A template of the sign.
    var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(2, UIScreen.main.scale)
        format.opaque = false
        let size = CGSize(width: side, height: side)
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        return renderer.image { context in
            UIColor.black.setStroke()
            if hasCircle {
                let line: CGFloat = 1.5
                let circle = UIBezierPath(
                    ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2))
                circle.lineWidth = line
                circle.stroke()
            }
            let view = ControlGlyph(glyph, side: glyphSide)
            view.lineWidth = lineWidth
            view.color = .black
            let inset = (side - glyphSide) / 2
            context.cgContext.translateBy(x: inset, y: inset)
            view.draw(view.bounds)
        }.withRenderingMode(.alwaysTemplate)
    }
}
