import UIKit

/// A landscape: a sky, a sun, and hills one behind the other. Its number says its colours, its shapes
/// and whether it is wide or high.
struct SampleDrawing {
    let number: Int

    /// In pixels.
    private var size: CGSize {
        number % 5 == 3 ? CGSize(width: 480, height: 640) : CGSize(width: 640, height: 480)
    }

    func jpeg() -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = size
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            drawSky(size)
            drawSun(size)
            for hill in 0..<4 { drawHill(hill, size) }
        }.jpegData(compressionQuality: 0.85)
    }

    private var hue: CGFloat { CGFloat(number * 37 % 100) / 100 }

    private func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
        UIColor(
            hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation,
            brightness: brightness, alpha: 1)
    }

    private func drawSky(_ size: CGSize) {
        let steps = 48
        for step in 0..<steps {
            let share = CGFloat(step) / CGFloat(steps)
            color(share * 0.12, 0.55 - share * 0.4, 0.72 + share * 0.26).setFill()
            UIBezierPath(
                rect: CGRect(
                    x: 0, y: size.height * share, width: size.width,
                    height: size.height / CGFloat(steps) + 1)
            ).fill()
        }
    }

    private func drawSun(_ size: CGSize) {
        let side = size.width * (0.10 + CGFloat(number % 4) * 0.02)
        let center = CGPoint(
            x: size.width * (0.2 + CGFloat(number * 13 % 60) / 100),
            y: size.height * (0.18 + CGFloat(number * 7 % 25) / 100))
        UIColor(white: 1, alpha: 0.25).setFill()
        circle(center, side * 0.8).fill()
        UIColor(hue: 0.13, saturation: 0.25, brightness: 1, alpha: 1).setFill()
        circle(center, side / 2).fill()
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func drawHill(_ hill: Int, _ size: CGSize) {
        let depth = CGFloat(hill) / 3
        let top = size.height * (0.48 + depth * 0.32)
        let height = size.height * (0.16 - depth * 0.06)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...40 {
            let x = CGFloat(step) / 40
            let wave =
                sin(x * (4 + CGFloat(hill) * 1.7) + CGFloat(number * 3 + hill * 2))
                + 0.4 * sin(x * 11 + CGFloat(number + hill))
            path.addLine(to: CGPoint(x: size.width * x, y: top - wave * height / 1.4))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        color(0.35 + depth * 0.08, 0.30 + depth * 0.25, 0.70 - depth * 0.45).setFill()
        path.fill()
    }
}
