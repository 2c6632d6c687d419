import Foundation

@testable import UIKit

/// A text as it is seen: its colour, with every view's `alpha`, and what lies behind it.
@MainActor struct SeenText {
    let text: String
    let front: CGColor
    let behind: CGColor

    /// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
    var contrast: CGFloat { front.contrast(to: behind) }

    /// All texts in a view that can be worked; disabled ones don't count
    /// (https://www.w3.org/TR/WCAG21/#contrast-minimum), nor do wheels, whose rows fade to their rim.
    static func all(in view: UIView) -> [SeenText] {
        guard !view.isHidden, view.alpha > 0, !(view is UIPickerView) else { return [] }
        if let control = view as? UIControl, !control.isEnabled { return [] }
        if let segment = view as? SegmentView, !segment.isEnabled { return [] }
        if let label = view as? UILabel { return SeenText(label).map { [$0] } ?? [] }
        return view.subviews.flatMap(all)
    }

    private init?(_ label: UILabel) {
        guard let text = label.text, !text.isEmpty, let color = label.textColor else { return nil }
        let traits = label.traitCollection
        self.text = text
        behind = Self.background(of: label, traits)
        var alpha: CGFloat = 1
        var view: UIView? = label
        while let current = view {
            alpha *= current.alpha
            view = current.superview
        }
        let own = color.cgColor(with: traits)
        front = (own.copy(alpha: own.alpha * alpha) ?? own).over(behind)
    }

    /// The colours of all views that lie behind, the window's first.
    private static func background(of view: UIView, _ traits: UITraitCollection) -> CGColor {
        var colors: [CGColor] = []
        var current: UIView? = view
        while let next = current {
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: next)
            var isBehind = false
            for sibling in next.subviews.reversed() {
                if view.isDescendant(of: sibling) {
                    isBehind = true
                } else if isBehind, !sibling.isHidden, sibling.frame.contains(middle),
                    let color = sibling.backgroundColor?.cgColor(with: traits)
                {
                    colors.append(color.copy(alpha: color.alpha * sibling.alpha) ?? color)
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
    func over(_ other: CGColor) -> CGColor {
        func mix(_ mine: CGFloat, _ theirs: CGFloat) -> CGFloat {
            mine * alpha + theirs * (1 - alpha)
        }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: 1)
    }

    /// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
    func contrast(to other: CGColor) -> CGFloat {
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

    /// As designers write it.
    var hexadecimal: String {
        [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
}
