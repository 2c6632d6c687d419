public import UIKit

extension TestScreen {
    /// The first view, in reading order, with this accessibility identifier, label or text.
    ///
    /// - Throws: `ViewNotFound`, which lists what there is.
    /// - Complexity: O(*n*) in the number of views in the window.
    public func find(_ name: String) throws -> UIView {
        settle()
        let shown = shownViews
        if let view = shown.first(where: { $0.accessibilityIdentifier == name }) { return view }
        if let view = shown.first(where: {
            $0.isAccessibilityElement && $0.accessibilityLabel == name
        }) {
            return view
        }
        if let view = shown.first(where: { ($0 as? UILabel)?.text == name }) { return view }
        throw ViewNotFound(name: name, names: names(of: shown))
    }

    /// Whether something on the screen has this identifier, label or text.
    public func has(_ name: String) -> Bool {
        (try? find(name)) != nil
    }

    /// The view that has the keyboard.
    public var focusedView: UIView? {
        shownViews.first { $0.isFocused }
    }

    private var shownViews: [UIView] {
        var views: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0 else { return }
            views.append(view)
            for subview in view.subviews { visit(subview) }
        }
        visit(window)
        return views
    }

    private func names(of views: [UIView]) -> [String] {
        views.compactMap {
            $0.accessibilityIdentifier ?? ($0.isAccessibilityElement ? $0.accessibilityLabel : nil)
        }
    }
}

/// Nothing on the screen has the name that a test asked for.
public struct ViewNotFound: Error, CustomStringConvertible {
    /// What was looked for.
    public let name: String
    /// What could have been asked for.
    public let names: [String]

    public var description: String {
        "Nothing on the screen is called \"\(name)\". What is there: "
            + (names.isEmpty ? "nothing." : names.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
    }
}

/// A view is on the screen, but a finger would not reach it.
public struct ViewNotReachable: Error, CustomStringConvertible {
    /// Which view, where, and what is before it, as a sentence.
    public let description: String

    @MainActor init(view: UIView, location: CGPoint, hit: UIView?) {
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? "\(type(of: view))"
        let reason =
            hit.map { "\(type(of: $0)) is before it" } ?? "it is off the screen, or disabled"
        description =
            "\"\(name)\" can't be tapped at (\(location.x), \(location.y)): \(reason)."
    }
}
