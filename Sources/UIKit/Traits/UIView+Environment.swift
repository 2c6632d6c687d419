import Foundation

extension UIView {
    var resolvedTraitCollection: UITraitCollection {
        var traits = superview?.traitCollection ?? surroundingTraits
        if let override = viewController?.overriddenTraits { traits = override.over(traits) }
        let style = attribute(\.overrideUserInterfaceStyle)
        if style != .unspecified, style != traits.userInterfaceStyle {
            traits = UITraitCollection(userInterfaceStyle: style).over(traits)
        }
        return traits
    }

    private var surroundingTraits: UITraitCollection {
        (self as? UIWindow)?.environmentTraits ?? UIScreen.main.traitCollection
    }

    /// Tells this view and those below it if their traits are no longer what they were told last.
    ///
    /// - Complexity: O(*n*) in the size of the subtree where the traits differ; else O(1) a view.
    func environmentDidChange() {
        let traits = traitCollection
        let previous = knownTraits
        guard previous !== traits else { return }
        knownTraits = traits
        if previous == nil || previous != traits {
            traitsDidChange(from: previous, to: traits)
        }
        for subview in subviews { subview.environmentDidChange() }
    }

    private func traitsDidChange(from previous: UITraitCollection?, to traits: UITraitCollection) {
        if traits.hasDifferentColorAppearance(comparedTo: previous) {
            if let backgroundColor, backgroundColor.isDynamic {
                layer.backgroundColor = backgroundColor.cgColor(with: traits)
            }
        }
        layer.setNeedsDisplay()
        guard let previous else {
            if traits != UIScreen.main.traitCollection { contentTraitsDidChange() }
            return
        }
        if traits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
        contentTraitsDidChange()
        traits.performAsCurrent {
            if let viewController { viewController.traitsDidChange(from: previous) }
            traitCollectionDidChange(previous)
            for observer in attribute(\.traitObservers) {
                observer.tell(self, of: traits, after: previous)
            }
        }
        setNeedsLayout()
    }

    /// Calls a closure with the view's traits as the current ones.
    func performWithOwnTraits(_ actions: () -> Void) {
        (knownTraits ?? traitCollection).performAsCurrent(actions)
    }

    /// Tells this view and those below it, as far as they have no tint colour of their own, that it
    /// is another now.
    ///
    /// - Complexity: O(*n*) in the number of views that are told.
    func tintColorMayHaveChanged() {
        performWithOwnTraits(tintColorDidChange)
        for subview in subviews where subview.attribute(\.tintColor) == nil {
            subview.tintColorMayHaveChanged()
        }
    }

    /// The clock of the window that the view is in.
    var frameClock: any FrameClock { window?.clock ?? Platform.current.clock }

    /// The direction that this view's content runs in.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    public var semanticContentAttribute: UISemanticContentAttribute {
        get { attribute(\.semanticContentAttribute) }
        set {
            changeAttributes { $0.semanticContentAttribute = newValue }
            layoutDirectionDidChange()
            setNeedsLayout()
            layer.setNeedsDisplay()
        }
    }

    /// The view's bounds less what bars and the screen's edges cover of it.
    var safeAreaInsetsFromSurroundings: UIEdgeInsets {
        if let window = self as? UIWindow { return window.deviceInsets }
        guard let superview else { return .zero }
        var insets = superview.safeAreaInsetsForSubviews
        let area = superview.bounds
        let frame = self.frame
        // What reaches out over an edge where nothing is covered isn't covered there either.
        func left(of inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            inset > 0 ? max(0, inset - distance) : 0
        }
        insets.top = left(of: insets.top, frame.minY - area.minY)
        insets.left = left(of: insets.left, frame.minX - area.minX)
        insets.bottom = left(of: insets.bottom, area.maxY - frame.maxY)
        insets.right = left(of: insets.right, area.maxX - frame.maxX)
        if let covered = viewController?.coveredInsets {
            insets.top = max(insets.top, covered.top)
            insets.left = max(insets.left, covered.left)
            insets.bottom = max(insets.bottom, covered.bottom)
            insets.right = max(insets.right, covered.right)
        }
        if let more = viewController?.additionalSafeAreaInsets {
            insets.top += more.top
            insets.left += more.left
            insets.bottom += more.bottom
            insets.right += more.right
        }
        return insets
    }

    /// Tells this view and those below it that their safe areas are to be read anew.
    func safeAreaMayHaveChanged() {
        forEachInSubtree {
            $0.insetsDidChange()
            $0.safeAreaInsetsDidChange()
        }
    }
}
