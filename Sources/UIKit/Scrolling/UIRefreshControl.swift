public import Foundation

/// Shows above a scroll view's content that it is being fetched anew, and asks for that, with
/// `valueChanged`, when a person pulls the content down.
///
/// With a keyboard, Control-R does the same.
open class UIRefreshControl: UIControl {
    /// In points.
    private static let height: CGFloat = 60
    /// How far the content is pulled before it asks, in points.
    private static let threshold: CGFloat = 90

    private let spinner = RefreshSpinner()
    /// Whether the pull that is under way has asked already.
    private var isSpent = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(spinner)
    }

    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(spinner)
    }

    /// Whether the content is being fetched: from the pull, or `beginRefreshing()`, to
    /// `endRefreshing()`.
    open private(set) var isRefreshing = false

    /// Says that the program has begun to fetch by itself. The content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.start()
        scrollView?.refreshInset = Self.height
    }

    /// Says that the content is there; the control goes away.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stop()
        guard let scrollView else { return }
        let top = scrollView.range.vertical.lowerBound + scrollView.refreshInset
        if !scrollView.isDragging, scrollView.contentOffset.y < top {
            let end = CGPoint(x: scrollView.contentOffset.x, y: top)
            scrollView.motion.stop(reporting: true)
            scrollView.motion.move(to: end, purpose: .input)
        }
        scrollView.refreshInset = 0
        scrollViewDidScroll(scrollView)
    }

    /// As a pull does.
    final func refresh() {
        guard !isRefreshing, isEnabled else { return }
        isRefreshing = true
        spinner.start()
        sendActions(for: .valueChanged)
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    // MARK: - Looks

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = attribute(\.tintColor) ?? .systemGray
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override var isAccessibilityElementByDefault: Bool { false }

    open override var canBecomeFocused: Bool { false }

    // MARK: - From the scroll view

    /// Takes its place above the content.
    final func place(in scrollView: UIScrollView) {
        frame = CGRect(
            x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    final func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let pulled = scrollView.range.vertical.lowerBound - scrollView.contentOffset.y
        if !isRefreshing { spinner.progress = pulled / Self.threshold }
        if pulled <= 0 { isSpent = false }
        guard scrollView.isDragging, pulled >= Self.threshold, !isSpent else { return }
        isSpent = true
        refresh()
    }

    /// While it fetches, the content stays below it.
    final func scrollViewWasLetGo(_ scrollView: UIScrollView) {
        if isRefreshing { scrollView.refreshInset = Self.height }
    }
}

extension UIScrollView {
    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        refreshInset = 0
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        refreshControl.place(in: self)
        if refreshControl.isRefreshing { scrollViewNeedsRefreshInset() }
    }

    private func scrollViewNeedsRefreshInset() {
        refreshControl?.scrollViewWasLetGo(self)
    }
}
