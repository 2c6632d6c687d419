import Foundation

extension UIView {
    /// The part of the view that bars and the screen's edges do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea) }

    /// The part of the view inside of its margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins, .margins) }

    /// The part inside of the margins in which lines of text are not too long to read.
    public var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableContent, .readableContent)
    }

    private func systemGuide(
        _ path: ReferenceWritableKeyPath<SystemGuides, SystemLayoutGuide?>,
        _ area: SystemLayoutGuide.Area
    ) -> UILayoutGuide {
        let state = makeLayoutState()
        let guides = state.systemGuides ?? SystemGuides()
        state.systemGuides = guides
        if let guide = guides[keyPath: path] { return guide }
        let guide = SystemLayoutGuide(area, of: self)
        guides[keyPath: path] = guide
        return guide
    }

    /// The guides that were added with `addLayoutGuide(_:)`.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide; it leaves the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        makeLayoutState().guides.append(layoutGuide)
    }

    /// Removes a guide with all constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        var view: UIView? = self
        while let current = view {
            for constraint in current.constraints where constraint.refers(to: layoutGuide) {
                constraint.deactivate()
            }
            view = current.superview
        }
        layoutGuide.box?.engine.removeBox(layoutGuide.box)
        layoutGuide.owningView = nil
        layoutState?.guides.removeAll { $0 === layoutGuide }
    }

    // MARK: - Margins

    /// The margins that the view was given, or the usual ones, before what surrounds it counts.
    var ownDirectionalMargins: NSDirectionalEdgeInsets {
        if let margins = attribute(\.directionalLayoutMargins) { return margins }
        // The root view of a controller keeps further from the sides and not from top and bottom.
        return viewController == nil
            ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    var resolvedLayoutMargins: UIEdgeInsets {
        var margins = ownDirectionalMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
        if attribute(\.preservesSuperviewLayoutMargins) { keepSuperviewMargins(&margins) }
        guard attribute(\.insetsLayoutMarginsFromSafeArea) else { return margins }
        let safeArea = safeAreaInsets
        margins.top += safeArea.top
        margins.left += safeArea.left
        margins.bottom += safeArea.bottom
        margins.right += safeArea.right
        return margins
    }

    /// Keeps out of the superview's margins as well.
    private func keepSuperviewMargins(_ margins: inout UIEdgeInsets) {
        guard let superview else { return }
        let outer = superview.layoutMargins
        let area = superview.bounds
        let frame = layoutFrame
        margins.top = max(margins.top, outer.top - (frame.minY - area.minY))
        margins.left = max(margins.left, outer.left - (frame.minX - area.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (area.maxY - frame.maxY))
        margins.right = max(margins.right, outer.right - (area.maxX - frame.maxX))
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != attribute(\.directionalLayoutMargins) else { return }
        changeAttributes { $0.directionalLayoutMargins = margins }
        insetsDidChange()
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }

    /// The margins or the safe area may be others: what is placed by them moves.
    func insetsDidChange() {
        guard let guides = layoutState?.systemGuides else {
            setNeedsLayout()
            return
        }
        for guide in [guides.safeArea, guides.margins, guides.readableContent] {
            guide?.box?.engine.setNeedsUpdate()
        }
        setNeedsLayout()
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, for direction: UIUserInterfaceLayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
            bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }
}

extension ViewLayoutState {
    var allGuides: [UILayoutGuide] {
        let system: [UILayoutGuide?] = [
            systemGuides?.safeArea, systemGuides?.margins, systemGuides?.readableContent,
        ]
        return guides + system.compactMap { $0 }
    }
}
