import Foundation

// The pass that lays out what is marked, and nothing else.

extension UIView {
    func markSubtreeForLayout() {
        var view = self
        while !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            guard let superview = view.superview else {
                (view as? UIWindow)?.setNeedsFrame()
                return
            }
            view = superview
        }
    }

    /// Lays out what is marked in this subtree, until nothing is.
    func layoutTree() {
        updateConstraintLayout()
        var rounds = 0
        while needsLayout || subtreeNeedsLayout {
            layoutOnce()
            rounds += 1
            if rounds == 100 {
                LayoutLoops.report(deepestMarkedView)
                unmarkTree()
            }
        }
    }

    /// The view that asks for layout, and not only for that of a view in it.
    private var deepestMarkedView: UIView {
        if needsLayout { return self }
        let marked = subviews.first { $0.needsLayout || $0.subtreeNeedsLayout }
        return marked?.deepestMarkedView ?? self
    }

    /// Forgets that anything in the subtree asked for layout.
    private func unmarkTree() {
        needsLayout = false
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        for subview in subviews { subview.unmarkTree() }
    }

    func layoutOnce() {
        updateConstraintLayout()
        if needsLayout {
            needsLayout = false
            let movesElements = layoutMovesElements
            performWithOwnTraits {
                viewController?.viewIsAboutToLayOut()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            if movesElements { window?.accessibilityDidChange() }
            // What this layout itself changed: margins follow frames, and programs set constants.
            prepareConstraintLayout()
        }
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        for subview in subviews where subview.needsLayout || subview.subtreeNeedsLayout {
            subview.layoutOnce()
        }
    }
}

/// Speaks of layouts that never end, once for each class.
@MainActor private enum LayoutLoops {
    private static var reported: Set<ObjectIdentifier> = []

    static func report(_ view: UIView) {
        guard reported.insert(ObjectIdentifier(type(of: view))).inserted else { return }
        Diagnostics.warn(
            """
            \(type(of: view)) still asked for layout after 100 rounds: it, or something that it \
            calls, calls setNeedsLayout() in each of its layouts. The last result is kept.
            """)
    }
}
