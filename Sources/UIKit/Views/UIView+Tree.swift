import Foundation

// How views come into the tree and leave it.

extension UIView {
    func position(of sibling: UIView, in call: String) -> Int {
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            fatalError("\(call): \(sibling) is not a subview of \(self)")
        }
        return index
    }

    func reorder(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, at: UInt32(layerIndex(ofSubviewAt: index)))
    }

    /// Layers that belong to no view may stand between those of the subviews.
    func layerIndex(ofSubviewAt index: Int) -> Int {
        let sublayers = layer.sublayers ?? []
        guard index > 0 else {
            return sublayers.firstIndex { $0.view != nil } ?? sublayers.count
        }
        let previous = subviews[index - 1].layer
        return sublayers.firstIndex { $0 === previous }.map { $0 + 1 } ?? sublayers.count
    }

    func insert(_ view: UIView, at index: Int) {
        stopUnless(
            view !== self && !isDescendant(of: view),
            "addSubview(_:): \(view) can't be added to \(self), which is in it")
        stopUnless(
            index <= subviews.count,
            "insertSubview(_:at:): index \(index) is beyond \(subviews.count) subviews")
        if view.superview === self {
            let current = subviews.firstIndex { $0 === view } ?? index
            reorder(view, to: min(current < index ? index - 1 : index, subviews.count - 1))
            return
        }
        let oldWindow = view.windowReference
        let newWindow = windowForSubviews
        let oldTint = view.tintColor
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow {
            oldWindow?.viewWillLeave(view)
            view.willMoveTree(to: newWindow)
        }
        if let old = view.superview {
            if oldWindow === newWindow {
                oldWindow?.touchDispatcher.viewWillMove(view, from: old)
            }
            old.willRemoveSubview(view)
            view.willLeaveLayoutTree()
            old.subviews.removeAll { $0 === view }
            old.subviewsDidChange()
        }
        subviews.insert(view, at: index)
        view.superview = self
        let last = index == subviews.count - 1
        layer.insertSublayer(
            view.layer,
            at: UInt32(last ? layer.sublayers?.count ?? 0 : layerIndex(ofSubviewAt: index)))
        subviewsDidChange()
        if view.needsLayout || view.subtreeNeedsLayout { markSubtreeForLayout() }
        view.didEnterLayoutTree()
        view.environmentDidChange()
        if view.tintColor !== oldTint { view.tintColorMayHaveChanged() }
        view.didMoveTree(from: oldWindow, to: newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func willMoveTree(to newWindow: UIWindow?) {
        viewController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviews { subview.willMoveTree(to: newWindow) }
    }

    func didMoveTree(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard oldWindow !== newWindow else { return }
        if let first = oldWindow?.firstResponder, first === self || first === viewController {
            oldWindow?.firstResponder = nil
        }
        windowReference = newWindow
        if newWindow != nil { AppearanceRules.apply(to: self) }
        didMoveToWindow()
        viewController?.viewDidMove(toWindow: newWindow)
        for subview in subviews { subview.didMoveTree(from: oldWindow, to: newWindow) }
    }
}
