import Foundation

/// Moves the pages of a page view controller: the one that is shown lies in the middle, its neighbours
/// at its sides, in a scroll view that stops at pages.
@MainActor final class Pager: NSObject {
    typealias Direction = UIPageViewController.NavigationDirection

    private unowned let owner: UIPageViewController
    let scrollView = UIScrollView(frame: .zero)
    private(set) var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var knowsNeighbours = false
    private var turning: Turning?
    private var isArranging = false

    /// A change from one page to another, under way.
    private struct Turning {
        let page: UIViewController
        let direction: Direction
        let isByPerson: Bool
        var completion: ((Bool) -> Void)?
    }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = self
    }

    private var isVertical: Bool { owner.navigationOrientation == .vertical }

    private var isReversed: Bool {
        !isVertical && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var isShown: Bool {
        owner.appearance == .appeared || owner.appearance == .appearing
    }

    // MARK: - Pages

    func prepare() {
        loadNeighbours()
        owner.viewIfLoaded?.setNeedsLayout()
    }

    func neighboursMayHaveChanged() {
        guard turning == nil else { return }
        knowsNeighbours = false
        (before, after) = (nil, nil)
        if isShown { prepare() }
    }

    private func loadNeighbours() {
        guard let current, !knowsNeighbours, turning == nil else { return }
        knowsNeighbours = true
        let source = owner.dataSource
        before = source?.pageViewController(owner, viewControllerBefore: current)
        after = source?.pageViewController(owner, viewControllerAfter: current)
    }

    /// Shows a page that the program sets.
    func show(
        _ page: UIViewController, _ direction: Direction, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        if turning != nil { settle() }
        guard let old = current, old !== page else {
            if current == nil { adopt(page) }
            completion?(true)
            return
        }
        let moves = animated && isShown && UIView.areAnimationsEnabled && owner.view.window != nil
        (before, after) = direction == .forward ? (nil, page) : (page, nil)
        knowsNeighbours = true
        begin(
            Turning(page: page, direction: direction, isByPerson: false, completion: completion),
            animated: moves)
        arrange()
        if moves {
            scrollView.setContentOffset(offset(of: direction), animated: true)
        } else {
            finish(completed: true)
        }
    }

    /// Takes the first page in.
    private func adopt(_ page: UIViewController) {
        current = page
        knowsNeighbours = false
        owner.addChild(page)
        put(page)
        if isShown {
            page.beginAppearanceTransition(true, animated: false)
            if owner.appearance == .appeared { page.endAppearanceTransition() }
        }
        page.didMove(toParent: owner)
        if isShown { loadNeighbours() }
        owner.viewIfLoaded?.setNeedsLayout()
    }

    private func put(_ page: UIViewController) {
        let view = page.loadedView
        view.autoresizingMask = []
        scrollView.addSubview(view)
    }

    // MARK: - Turning

    /// Turns one page, as a swipe does; true when there is one.
    @discardableResult
    func turn(_ direction: Direction) -> Bool {
        loadNeighbours()
        guard turning == nil, (direction == .forward ? after : before) != nil else { return false }
        scrollView.setContentOffset(offset(of: direction), animated: true)
        return true
    }

    func handle(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
            return false
        }
        switch (key.keyCode, isVertical) {
        case (.keyboardRightArrow, false): return turn(isReversed ? .reverse : .forward)
        case (.keyboardLeftArrow, false): return turn(isReversed ? .forward : .reverse)
        case (.keyboardDownArrow, true): return turn(.forward)
        case (.keyboardUpArrow, true): return turn(.reverse)
        default: return false
        }
    }

    private func begin(_ turning: Turning, animated: Bool) {
        self.turning = turning
        let page = turning.page
        if turning.isByPerson {
            _ = try? owner.delegate?.pageViewController(owner, willTransitionTo: [page])
        }
        owner.addChild(page)
        put(page)
        guard isShown else { return }
        for controller in [page, current] { controller?.isMovedByTransition = true }
        page.beginAppearanceTransition(true, animated: animated)
        current?.beginAppearanceTransition(false, animated: animated)
        page.deliverIsAppearing()
    }

    private func finish(completed: Bool) {
        guard let turning, let old = current else { return }
        self.turning = nil
        let (stays, leaves) = completed ? (turning.page, old) : (old, turning.page)
        if isShown, !completed {
            old.beginAppearanceTransition(true, animated: true)
            turning.page.beginAppearanceTransition(false, animated: true)
        }
        current = stays
        leaves.willMove(toParent: nil)
        leaves.viewIfLoaded?.removeFromSuperview()
        for controller in [stays, leaves] { controller.isMovedByTransition = false }
        stays.endAppearanceTransition()
        leaves.endAppearanceTransition()
        leaves.removeFromParent()
        if completed {
            stays.didMove(toParent: owner)
            knowsNeighbours = false
            (before, after) = (nil, nil)
            loadNeighbours()
        }
        arrange()
        if turning.isByPerson {
            _ = try? owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: [old],
                transitionCompleted: completed)
        }
        turning.completion?(completed)
    }

    /// Ends what is under way, where it is nearest to.
    private func settle() {
        guard let turning else { return }
        let share = abs(position(of: scrollView.contentOffset))
        finish(completed: !turning.isByPerson || share > 0.5)
    }

    // MARK: - Places

    /// From one page to the next, in points.
    private var step: CGFloat {
        (isVertical ? scrollView.bounds.height : scrollView.bounds.width)
    }

    /// How many pages lie before the current one on the scroll view's axis.
    private var firstIndex: CGFloat { (isReversed ? after : before) == nil ? 0 : 1 }

    private func offset(at index: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
    }

    private func offset(of direction: Direction) -> CGPoint {
        let isLater = (direction == .forward) != isReversed
        return offset(at: firstIndex + (isLater ? 1 : -1))
    }

    /// How far an offset is from the current page, in pages; later ones are positive.
    private func position(of offset: CGPoint) -> CGFloat {
        guard step > 0 else { return 0 }
        let index = (isVertical ? offset.y : offset.x) / step - firstIndex
        return isReversed ? -index : index
    }

    func layOut() {
        loadNeighboursIfShown()
        arrange()
    }

    private func loadNeighboursIfShown() {
        if isShown { loadNeighbours() }
    }

    /// Puts the pages where they belong, with the current one in sight.
    private func arrange() {
        guard let bounds = owner.viewIfLoaded?.bounds else { return }
        isArranging = true
        defer { isArranging = false }
        let away = turning.map { _ in position(of: scrollView.contentOffset) } ?? 0
        let spacing = owner.spacing
        scrollView.frame =
            isVertical
            ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
        let count = 1 + CGFloat([before, after].compactMap { $0 }.count)
        let size = scrollView.bounds.size
        scrollView.contentSize =
            isVertical
            ? CGSize(width: size.width, height: size.height * count)
            : CGSize(width: size.width * count, height: size.height)
        place(current, at: firstIndex, bounds.size)
        if let turning {
            let isLater = (turning.direction == .forward) != isReversed
            place(turning.page, at: firstIndex + (isLater ? 1 : -1), bounds.size)
        }
        guard !scrollView.isTracking, !scrollView.isDecelerating else { return }
        if turning == nil || !scrollView.motion.isRunning {
            scrollView.contentOffset = offset(at: firstIndex + (isReversed ? -away : away))
        }
    }

    private func place(_ page: UIViewController?, at index: CGFloat, _ size: CGSize) {
        let start = offset(at: index)
        let half = owner.spacing / 2
        page?.viewIfLoaded?.frame = CGRect(
            x: start.x + (isVertical ? 0 : half), y: start.y + (isVertical ? half : 0),
            width: size.width, height: size.height)
    }
}

extension Pager: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging, step > 0 else { return }
        let position = position(of: scrollView.contentOffset)
        if let turning {
            let isBack = turning.direction == .forward ? position < -0.01 : position > 0.01
            if isBack, turning.isByPerson { finish(completed: false) } else { return }
        }
        guard abs(position) > 0.01 else { return }
        let direction: Direction = position > 0 ? .forward : .reverse
        guard let page = direction == .forward ? after : before else { return }
        begin(Turning(page: page, direction: direction, isByPerson: true), animated: true)
        arrange()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
    }
}
