import Foundation

/// A tree of views as text, for people and for tests: class, place, and what is said and shown.
@MainActor package enum ViewDescription {
    /// One line a view, two spaces for each level; hidden views are left out.
    package static func tree(of view: UIView) -> String {
        lines(of: view, depth: 0).joined(separator: "\n")
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        guard !view.isHidden else { return [] }
        let indent = String(repeating: "  ", count: depth)
        let below = view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
        return [indent + line(of: view)] + below
    }

    private static func line(of view: UIView) -> String {
        var words = ["\(type(of: view))", "(\(place(view.frame)))"]
        if let identifier = view.accessibilityIdentifier { words.append("#\(identifier)") }
        if view.isAccessibilityElement, let label = view.accessibilityLabel {
            words.append("\"\(label)\"")
        }
        let traits = view.accessibilityTraits
        if traits.contains(.notEnabled) { words.append("disabled") }
        if traits.contains(.selected) { words.append("selected") }
        if view.isFocused { words.append("focused") }
        return words.joined(separator: " ")
    }

    private static func place(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    }

    /// With at most two places after the point.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
