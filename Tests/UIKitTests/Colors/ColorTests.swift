import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uicolor

@MainActor @Suite struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `white and hue are other words for red, green and blue`() {
        #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
        func hue(_ hue: CGFloat, _ saturation: CGFloat = 1, _ brightness: CGFloat = 1) -> [CGFloat]
        {
            components(
                UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
        }
        #expect(hue(0) == [1, 0, 0, 1])
        #expect(hue(1) == [1, 0, 0, 1])
        #expect(hue(1.0 / 6) == [1, 1, 0, 1])
        #expect(hue(1.0 / 3) == [0, 1, 0, 1])
        #expect(hue(0.5) == [0, 1, 1, 1])
        #expect(hue(2.0 / 3) == [0, 0, 1, 1])
        #expect(hue(5.0 / 6) == [1, 0, 1, 1])
        #expect(hue(0.2, 0, 0.7) == [0.7, 0.7, 0.7, 1])
        #expect(hue(0.6, 0.5, 0) == [0, 0, 0, 1])
    }

    @Test func `fixed colours are equal by what they are`() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
        #expect(UIColor.white.hash == UIColor(red: 1, green: 1, blue: 1, alpha: 1).hash)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
        #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `a dynamic colour is resolved by the traits, through all its layers`() {
        let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let outer = UIColor { _ in inner }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(outer.resolvedColor(with: dark) == .white)
        #expect(outer.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(
            outer.withAlphaComponent(0.5).resolvedColor(with: dark)
                == UIColor(white: 1, alpha: 0.5))
    }

    @Test func `outside of drawing, a dynamic colour goes by the current traits`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1))
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
                UITraitCollection.current = dark
                #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1))
            }
            #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1))
        }
        #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
    }
}
