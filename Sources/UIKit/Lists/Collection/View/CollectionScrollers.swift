import Foundation

/// The scroll views of the sections that scroll by themselves, as many as are in sight.
@MainActor final class CollectionScrollers {
    private unowned let view: UICollectionView
    private var shown: [Int: SectionScrollView] = [:]
    /// Where sections were left that aren't in sight, in points from where reading begins.
    private var offsets: [Int: CGFloat] = [:]

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// The view that holds a section's cells.
    func scroller(ofSection section: Int) -> SectionScrollView {
        if let scroller = shown[section] { return scroller }
        let scroller = SectionScrollView(section: section, in: view)
        scroller.start = offsets[section] ?? 0
        shown[section] = scroller
        view.insertScroller(scroller)
        update(scroller)
        return scroller
    }

    private func update(_ scroller: SectionScrollView) {
        guard var area = view.collectionViewLayout.scrollingArea(ofSection: scroller.section) else {
            return
        }
        area.frame = view.content.mirrored(area.frame)
        scroller.take(area, isMirrored: view.content.isMirrored)
    }

    /// Brings the scroll views up to date, and lets those go that aren't in sight.
    func update() {
        for (section, scroller) in shown {
            update(scroller)
            guard !scroller.isDragging, !scroller.isDecelerating,
                !scroller.frame.overlaps(view.bounds), scroller.subviews.isEmpty
            else { continue }
            offsets[section] = scroller.leadingOffset
            shown[section] = nil
            scroller.removeFromSuperview()
        }
    }

    func sectionDidScroll(_ scroller: SectionScrollView) {
        view.collectionViewLayout.sectionDidScroll(scroller.section, to: scroller.leadingOffset)
        view.setNeedsLayout()
    }

    /// Scrolls a section so that a rectangle of the content, as seen, comes into sight.
    func show(_ rect: CGRect, inSection section: Int, centered: Bool, animated: Bool) {
        let scroller = scroller(ofSection: section)
        let origin = scroller.ownPoint(rect.origin)
        var own = CGRect(origin: origin, size: rect.size)
        if centered {
            own = CGRect(
                x: own.midX - scroller.bounds.width / 2, y: own.midY - scroller.bounds.height / 2,
                width: scroller.bounds.width, height: scroller.bounds.height)
            let target = scroller.range.clamped(
                scroller.area.isVertical ? CGPoint(x: 0, y: own.minY) : CGPoint(x: own.minX, y: 0))
            scroller.setContentOffset(target, animated: animated)
        } else {
            scroller.scrollRectToVisible(own, animated: animated)
        }
    }

    /// Sections have other numbers.
    func renumber(_ newSection: (Int) -> Int?) {
        var renumbered: [Int: SectionScrollView] = [:]
        for (section, scroller) in shown {
            if let new = newSection(section), renumbered[new] == nil {
                scroller.section = new
                renumbered[new] = scroller
            } else {
                retired.append(scroller)
            }
        }
        shown = renumbered
        var left: [Int: CGFloat] = [:]
        for (section, offset) in offsets {
            if let new = newSection(section) { left[new] = offset }
        }
        offsets = left
    }

    /// Scroll views whose sections are gone; they go with their last cells.
    private var retired: [SectionScrollView] = []

    func removeRetired() {
        retired.removeAll { scroller in
            guard scroller.subviews.isEmpty else { return false }
            scroller.removeFromSuperview()
            return true
        }
    }

    /// Everything begins anew.
    func reset() {
        for scroller in shown.values where scroller.subviews.isEmpty {
            scroller.removeFromSuperview()
        }
        retired += shown.values.filter { $0.superview != nil }
        shown = [:]
        offsets = [:]
    }
}
