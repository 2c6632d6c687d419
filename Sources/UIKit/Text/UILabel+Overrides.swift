import Foundation

extension UILabel {
    /// What subclasses draw and measure in their own way.
    static let overrides = (
        draw: MethodOverride(
            base: UILabel.self, plain: PlainLabel.self, overriding: DrawingLabel.self),
        drawText: MethodOverride(
            base: UILabel.self, plain: PlainLabel.self, overriding: TextDrawingLabel.self),
        textRect: MethodOverride(
            base: UILabel.self, plain: PlainLabel.self, overriding: MeasuringLabel.self)
    )
}

private final class PlainLabel: UILabel {}

private final class DrawingLabel: UILabel {
    override func draw(_ rect: CGRect) {}
}

private final class TextDrawingLabel: UILabel {
    override func drawText(in rect: CGRect) {}
}

private final class MeasuringLabel: UILabel {
    override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect { bounds }
}
