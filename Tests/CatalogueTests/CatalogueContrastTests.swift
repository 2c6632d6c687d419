import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import Catalogue
@testable import UIKit

/// Text is at least 4.5 times as bright as what lies behind it, or the other way round
/// (https://www.w3.org/TR/WCAG21/#contrast-minimum, which leaves out what is disabled).
@MainActor @Suite(.serialized) struct CatalogueContrastTests {
    @Test(arguments: CatalogueScreen.titles, [UIUserInterfaceStyle.light, .dark])
    func `texts stand out from what is behind them`(
        title: String, style: UIUserInterfaceStyle
    ) throws {
        let screen = try CatalogueScreen(title, style: style)
        let page = try #require(screen.page)
        for label in labels(in: page) {
            guard let color = label.textColor else { continue }
            let traits = label.traitCollection
            let behind = background(of: label, traits)
            let front = color.cgColor(with: traits).over(behind)
            let contrast = front.contrast(to: behind)
            #expect(
                contrast >= 4.5 || isApplesOwn(color, traits),
                "\"\(label.text ?? "")\": \(contrast)")
        }
    }

    /// Apple's own colours for text, which on Apple's own backgrounds fall short of 4.5 in one of the
    /// two styles: the tint, red and indigo, labels of lower rank, and white on the tint.
    private func isApplesOwn(_ color: UIColor, _ traits: UITraitCollection) -> Bool {
        let known: [UIColor] = [
            .systemBlue, .systemRed, .systemIndigo, .systemPurple, .secondaryLabel, .tertiaryLabel,
            .white,
        ]
        let resolved = color.cgColor(with: traits)
        return known.contains { known in
            let other = known.cgColor(with: traits)
            return (other.red, other.green, other.blue)
                == (resolved.red, resolved.green, resolved.blue)
        }
    }

    /// Of what can be worked: disabled text is pale.
    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden, view.alpha > 0.99, !(view is UIPickerView) else { return [] }
        if let control = view as? UIControl, !control.isEnabled { return [] }
        if let label = view as? UILabel { return label.text?.isEmpty ?? true ? [] : [label] }
        return view.subviews.flatMap(labels)
    }

    /// The colours of all views that lie behind, the window's first.
    private func background(of view: UIView, _ traits: UITraitCollection) -> CGColor {
        var colors: [CGColor] = []
        var current: UIView? = view
        while let next = current {
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: next)
            for sibling in next.subviews.reversed()
            where !view.isDescendant(of: sibling) && !sibling.isHidden
                && sibling.frame.contains(middle)
            {
                if let color = sibling.backgroundColor {
                    colors.append(color.cgColor(with: traits))
                }
            }
            if let color = next.backgroundColor { colors.append(color.cgColor(with: traits)) }
            current = next.superview
        }
        return colors.reversed().reduce(CGColor(gray: 0, alpha: 1)) { $1.over($0) }
    }
}

extension CGColor {
    /// This colour drawn over an opaque one.
    fileprivate func over(_ other: CGColor) -> CGColor {
        func mix(_ mine: CGFloat, _ theirs: CGFloat) -> CGFloat {
            mine * alpha + theirs * (1 - alpha)
        }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: 1)
    }

    /// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
    fileprivate func contrast(to other: CGColor) -> CGFloat {
        let (mine, theirs) = (luminance, other.luminance)
        return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
    }

    private var luminance: CGFloat {
        func linear(_ component: CGFloat) -> CGFloat {
            component <= 0.04045
                ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
