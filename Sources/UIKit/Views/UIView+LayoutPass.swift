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
                Diagnostics.warn(
                    """
                    \(self) still asked for layout after 100 rounds: something in it calls \
                    setNeedsLayout() in each of its layouts. The last result is kept.
                    """)
                break
            }
        }
    }

    func layoutOnce() {
        updateConstraintLayout()
        if needsLayout {
            needsLayout = false
            let movesElements = layoutMovesElements
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            if movesElements { window?.accessibilityDidChange() }
        }
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        for subview in subviews where subview.needsLayout || subview.subtreeNeedsLayout {
            subview.layoutOnce()
        }
    }
}
