import BeelineTesting
import Foundation
import Testing
import UIKit

/// Layers in space, text layers, copies, and vibrant content on glass.
private final class SpaceController: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        addCard(angle: 0.7, x: 20)
        addCard(angle: -0.7, x: 110)
        addBox()
        addSpinner()
        addText()
        addGlass()
    }

    private func addCard(angle: CGFloat, x: CGFloat) {
        let card = UIView(frame: CGRect(x: x, y: 14, width: 70, height: 90))
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 10
        let label = UILabel(frame: card.bounds.insetBy(dx: 6, dy: 6))
        label.text = "A card\nin space"
        label.numberOfLines = 0
        label.textColor = .white
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textAlignment = .center
        card.addSubview(label)
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 200
        card.transform3D = CATransform3DRotate(transform, angle, 0, 1, 0)
        view.addSubview(card)
    }

    /// Three sides of a cube.
    private func addBox() {
        let group = CATransformLayer()
        group.frame = CGRect(x: 205, y: 25, width: 60, height: 60)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 300
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]
        for (index, color) in colors.enumerated() {
            let side = CALayer()
            side.frame = group.bounds
            side.backgroundColor = color.cgColor
            side.borderWidth = 2
            side.borderColor = UIColor.white.cgColor
            let turn = CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
            side.transform = CATransform3DTranslate(turn, 0, 0, 30)
            group.addSublayer(side)
        }
        group.transform = CATransform3DRotate(
            CATransform3DRotate(perspective, -0.35, 1, 0, 0), 0.6, 0, 1, 0)
        view.layer.addSublayer(group)
    }

    private func addSpinner() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 20, y: 120, width: 60, height: 60)
        let bar = CALayer()
        bar.frame = CGRect(x: 27, y: 2, width: 6, height: 16)
        bar.cornerRadius = 3
        bar.backgroundColor = UIColor.label.cgColor
        replicator.addSublayer(bar)
        replicator.instanceCount = 10
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.09
        view.layer.addSublayer(replicator)
    }

    private func addText() {
        let modes: [CATextLayerAlignmentMode] = [.left, .center, .right]
        for (index, mode) in modes.enumerated() {
            let text = CATextLayer()
            text.frame = CGRect(x: 95, y: 120 + CGFloat(index) * 20, width: 80, height: 18)
            text.string = "Text \(mode.rawValue)"
            text.fontSize = 13
            text.alignmentMode = mode
            text.foregroundColor = UIColor.systemOrange.cgColor
            text.backgroundColor = UIColor.secondarySystemBackground.cgColor
            view.layer.addSublayer(text)
        }
    }

    private func addGlass() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 190, y: 120, width: 90, height: 60)
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemTeal.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.addSublayer(gradient)
        let effect = UIBlurEffect(style: .systemMaterial)
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = CGRect(x: 198, y: 128, width: 74, height: 44)
        glass.layer.cornerRadius = 8
        glass.clipsToBounds = true
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
        vibrancy.frame = glass.bounds
        let label = UILabel(frame: glass.bounds)
        label.text = "Vibrant"
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 15)
        vibrancy.contentView.addSubview(label)
        glass.contentView.addSubview(vibrancy)
        view.addSubview(glass)
    }
}

// Each picture was looked at.

@MainActor @Suite(.serialized) struct SpacePictureTests {
    @Test func `layers are seen in space`() {
        verifyPictures("space", size: CGSize(width: 300, height: 195)) { SpaceController() }
    }

    /// From the left: a flip and a curl, each at a quarter, the middle and three quarters.
    @Test func `a page turns over, and one rolls up`() throws {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 430, height: 110), scale: 2)
        controller.view.backgroundColor = .systemBackground
        let options: [UIView.AnimationOptions] = [
            .transitionFlipFromLeft, .transitionFlipFromLeft, .transitionFlipFromBottom,
            .transitionCurlUp, .transitionCurlUp, .transitionCurlDown,
        ]
        for (index, option) in options.enumerated() {
            let page = UILabel(
                frame: CGRect(x: 10 + CGFloat(index) * 70, y: 10, width: 60, height: 90))
            page.text = "old page"
            page.numberOfLines = 0
            page.textAlignment = .center
            page.backgroundColor = .systemYellow
            page.textColor = .black
            controller.view.addSubview(page)
            let duration = [4.0, 1.4, 1.6, 4.0, 1.6, 2.0][index]
            UIView.transition(
                with: page, duration: duration, options: [option, .curveLinear]
            ) {
                page.text = "new page"
                page.backgroundColor = .systemTeal
            }
        }
        screen.advance(by: 1)
        try screen.verifySnapshot(named: "pages")
    }
}
