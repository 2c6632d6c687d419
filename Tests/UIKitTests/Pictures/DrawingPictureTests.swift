import BeelineTesting
import Foundation
import Testing
import UIKit

/// What UIBezierPath and CGContext draw.
private final class Sketch: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.systemBlue.setFill()
        UIColor.label.setStroke()
        let star = UIBezierPath()
        for index in 0..<5 {
            let angle = -CGFloat.pi / 2 + CGFloat(index) * 4 * .pi / 5
            let point = CGPoint(x: 40 + 30 * cos(angle), y: 40 + 30 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.close()
        star.lineJoinStyle = .round
        star.lineWidth = 2
        star.usesEvenOddFillRule = true
        star.fill()
        star.stroke()
        let pie = UIBezierPath()
        pie.move(to: CGPoint(x: 120, y: 40))
        pie.addArc(
            withCenter: CGPoint(x: 120, y: 40), radius: 30, startAngle: 0, endAngle: 4,
            clockwise: true)
        pie.close()
        UIColor.systemOrange.setFill()
        pie.fill()
        let corners = UIBezierPath(
            roundedRect: CGRect(x: 165, y: 10, width: 60, height: 60),
            byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        corners.setLineDash([6, 3], count: 2, phase: 0)
        corners.lineWidth = 3
        corners.stroke()
        drawGradient(in: CGRect(x: 10, y: 85, width: 60, height: 60), context)
        drawShadow(in: CGRect(x: 95, y: 92, width: 50, height: 40), context)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.systemPink,
        ]
        context.saveGState()
        context.translateBy(x: 168, y: 125)
        context.rotate(by: -0.4)
        "Text".draw(at: .zero, withAttributes: attributes)
        context.restoreGState()
    }

    private func drawGradient(in rect: CGRect, _ context: CGContext) {
        let colors: [Any] = [UIColor.systemRed.cgColor, UIColor.systemPurple.cgColor]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
        else { return }
        context.saveGState()
        context.addEllipse(in: rect)
        context.clip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: rect.minX, y: rect.minY),
            end: CGPoint(x: rect.maxX, y: rect.maxY), options: [])
        context.restoreGState()
    }

    private func drawShadow(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 4, height: 4), blur: 6, color: UIColor.systemGray.cgColor)
        UIColor.systemTeal.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
        context.restoreGState()
    }
}

/// Layers of all kinds, and glass over stripes.
private final class LayersController: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        addShadowed()
        addGradient(.axial, x: 80)
        addGradient(.radial, x: 150)
        addRing()
        addMasked()
        addGlass()
    }

    private func addShadowed() {
        let layer = CALayer()
        layer.frame = CGRect(x: 14, y: 14, width: 50, height: 50)
        layer.backgroundColor = UIColor.systemIndigo.cgColor
        layer.cornerRadius = 12
        layer.borderWidth = 3
        layer.borderColor = UIColor.systemYellow.cgColor
        layer.shadowOpacity = 0.6
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 3, height: 3)
        layer.shadowColor = UIColor.label.cgColor
        view.layer.addSublayer(layer)
    }

    private func addGradient(_ type: CAGradientLayerType, x: CGFloat) {
        let layer = CAGradientLayer()
        layer.type = type
        layer.frame = CGRect(x: x, y: 14, width: 55, height: 50)
        layer.colors = [UIColor.systemGreen.cgColor, UIColor.systemBlue.cgColor]
        layer.startPoint = type == .radial ? CGPoint(x: 0.5, y: 0.5) : .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = 10
        view.layer.addSublayer(layer)
    }

    private func addRing() {
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 39, y: 104), radius: 22, startAngle: -.pi / 2,
                endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemRed.cgColor
        layer.lineWidth = 7
        layer.lineCap = .round
        layer.strokeEnd = 0.7
        view.layer.addSublayer(layer)
    }

    private func addMasked() {
        let layer = CALayer()
        layer.frame = CGRect(x: 80, y: 78, width: 55, height: 50)
        layer.backgroundColor = UIColor.systemOrange.cgColor
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 8, width: 55, height: 34)).cgPath
        layer.mask = mask
        layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        view.layer.addSublayer(layer)
    }

    private func addGlass() {
        for index in 0..<6 {
            let stripe = UIView(
                frame: CGRect(x: 150 + CGFloat(index) * 10, y: 76, width: 5, height: 55))
            stripe.backgroundColor = .systemRed
            view.addSubview(stripe)
        }
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        glass.frame = CGRect(x: 145, y: 100, width: 65, height: 24)
        view.addSubview(glass)
    }
}

// Each picture was looked at.

@MainActor @Suite(.serialized) struct DrawingPictureTests {
    private func sketch() -> UIViewController {
        let controller = UIViewController()
        controller.view = Sketch()
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    @Test func `paths, gradients, shadows and text are drawn`() {
        verifyPictures("sketch", size: CGSize(width: 240, height: 155)) { sketch() }
    }

    @Test func `layers of all kinds are drawn`() {
        verifyPictures("layers", size: CGSize(width: 220, height: 140)) { LayersController() }
    }

    /// Half of the way of a flip is the thinnest, a quarter of it shows the old side.
    @Test func `a view in the middle of its animations is drawn where it is seen`() throws {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 160, height: 60), scale: 1)
        controller.view.backgroundColor = .systemBackground
        var views: [UIView] = []
        for (index, color) in [UIColor.systemRed, .systemBlue, .systemGreen].enumerated() {
            let view = UIView(
                frame: CGRect(x: 10 + CGFloat(index) * 50, y: 10, width: 40, height: 40))
            view.backgroundColor = color
            controller.view.addSubview(view)
            views.append(view)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[0].transform = CGAffineTransform(rotationAngle: .pi / 2)
            views[0].alpha = 0.2
        }
        UIView.transition(
            with: views[1], duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
        ) {
            views[1].backgroundColor = .systemOrange
        }
        UIView.transition(
            with: views[2], duration: 1, options: [.transitionCrossDissolve, .curveLinear]
        ) {
            views[2].backgroundColor = .systemPurple
        }
        screen.advance(by: 0.25)
        try screen.verifySnapshot(named: "animated")
    }
}
