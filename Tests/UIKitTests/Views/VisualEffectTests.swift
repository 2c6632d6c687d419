import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct VisualEffectTests {
    private func shown(
        _ effect: UIVisualEffect, style: UIUserInterfaceStyle
    ) throws
        -> Picture.Pixel
    {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.overrideUserInterfaceStyle = style
        let square = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        square.backgroundColor = .red
        view.contentView.addSubview(square)
        let picture = try Picture(of: view)
        #expect(picture[2, 2] == .clear)
        return picture[10, 10]
    }

    // https://developer.apple.com/documentation/uikit/uivibrancyeffect
    @Test func `vibrant content has the colour that suits the glass, and the glass shines through`()
        throws
    {
        let glass = UIBlurEffect(style: .systemMaterial)
        let light = try shown(UIVibrancyEffect(blurEffect: glass), style: .light)
        #expect(light.red < 80 && light.green < 80 && light.alpha < 200 && light.alpha > 100)
        let dark = try shown(UIVibrancyEffect(blurEffect: glass), style: .dark)
        #expect(dark.red > 200 && dark.green > 200)
        let faint = try shown(
            UIVibrancyEffect(blurEffect: glass, style: .quaternaryLabel), style: .light)
        #expect(faint.alpha < light.alpha)
    }

    @Test func `on glass that is always dark content is light`() throws {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(try shown(effect, style: .light).red > 200)
    }

    @Test func `without vibrancy content keeps its colours`() throws {
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.contentView.backgroundColor = .red
        #expect(try Picture(of: view)[10, 10] != .red)
        view.effect = nil
        #expect(try Picture(of: view)[10, 10] == .red)
    }
}
