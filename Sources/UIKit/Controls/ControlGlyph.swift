import Foundation

/// A sign drawn with one stroke, which looks the same whatever icons a desktop has.
final class ControlGlyph: UIView {
    enum Shape {
        case plus, minus, cross, info
        case chevronUp, chevronDown, chevronLeft, chevronRight
    }

    var shape: Shape {
        didSet { if shape != oldValue { setNeedsDisplay() } }
    }

    var color = UIColor.label {
        didSet { if color !== oldValue { setNeedsDisplay() } }
    }

    /// In points.
    var lineWidth: CGFloat = 1.7 {
        didSet { if lineWidth != oldValue { setNeedsDisplay() } }
    }

    /// - Parameter side: Of the square that the sign fills, in points.
    init(_ shape: Shape, side: CGFloat) {
        self.shape = shape
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("ControlGlyph is a part of controls alone")
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        color.setStroke()
        color.setFill()
        let area = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let path = UIBezierPath()
        for line in lines {
            for (index, point) in line.enumerated() {
                let place = CGPoint(
                    x: area.minX + point.x * area.width, y: area.minY + point.y * area.height)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
        }
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
        if shape == .info { drawDot(in: area) }
    }

    /// The dot of an i.
    private func drawDot(in area: CGRect) {
        let side = lineWidth * 1.35
        let middle = CGPoint(x: area.midX, y: area.minY + 0.14 * area.height)
        UIBezierPath(
            ovalIn: CGRect(
                x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        ).fill()
    }

    /// In a square from 0 to 1.
    private var lines: [[CGPoint]] {
        func line(_ numbers: CGFloat...) -> [CGPoint] {
            stride(from: 0, to: numbers.count, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
        }
        switch shape {
        case .plus: return [line(0, 0.5, 1, 0.5), line(0.5, 0, 0.5, 1)]
        case .minus: return [line(0, 0.5, 1, 0.5)]
        case .cross: return [line(0, 0, 1, 1), line(1, 0, 0, 1)]
        case .info:
            return [line(0.36, 0.42, 0.52, 0.42, 0.52, 0.96), line(0.34, 0.96, 0.7, 0.96)]
        case .chevronUp: return [line(0, 0.75, 0.5, 0.25, 1, 0.75)]
        case .chevronDown: return [line(0, 0.25, 0.5, 0.75, 1, 0.25)]
        case .chevronLeft: return [line(0.75, 0, 0.25, 0.5, 0.75, 1)]
        case .chevronRight: return [line(0.25, 0, 0.75, 0.5, 0.25, 1)]
        }
    }
}
