public import Foundation

/// Shows one controller at a time, and lets a person go through them page by page.
///
/// Pages scroll. The other style of UIKit, a page that curls, is not there.
open class UIPageViewController: UIViewController {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - style: Whether pages are turned or pushed.
    ///   - navigationOrientation: Whether pages follow sideways or downwards.
    ///   - options: The space between pages, under `interPageSpacing`.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = Self.number(options?[.interPageSpacing])
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    private static func number(_ value: Any?) -> CGFloat {
        if let number = value as? CGFloat { return number }
        if let number = value as? Double { return CGFloat(number) }
        if let number = value as? Int { return CGFloat(number) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }

    /// Whether pages are turned or pushed.
    public enum TransitionStyle: Int, Sendable {
        /// Pages lie beside one another.
        case scroll = 1
    }

    /// Whether pages follow sideways or downwards.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Which way pages move when others are set.
    public enum NavigationDirection: Int, Sendable {
        /// To a later page.
        case forward = 0
        /// To an earlier page.
        case reverse = 1
    }

    /// What can be said when a page controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The space between two pages, in points.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public final let transitionStyle: TransitionStyle
    public final let navigationOrientation: NavigationOrientation
    final let spacing: CGFloat

    // MARK: - Pages

    /// Who knows the pages before and after another one. Without it a person can't go from page to
    /// page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { pager.neighboursMayHaveChanged() }
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown; `nil` before one was set.
    open var viewControllers: [UIViewController]? { pager.current.map { [$0] } }

    /// The recognizers by which a person turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [pager.scrollView.panGestureRecognizer] }

    /// Shows another page.
    ///
    /// - Parameters:
    ///   - viewControllers: One controller.
    ///   - direction: Which way an animated movement goes.
    ///   - animated: Whether it is seen to happen.
    ///   - completion: Told whether the movement came to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        stopUnless(
            viewControllers?.count == 1,
            """
            UIPageViewController.setViewControllers(_:direction:animated:completion:): The number of \
            view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number \
            required (1) for the requested transition
            """)
        guard let page = viewControllers?.first else { return }
        pager.show(page, direction, animated: animated, completion: completion)
    }

    private lazy var pager = Pager(self)

    // MARK: - View

    open override func loadView() {
        let view = PageContainerView(frame: UIScreen.main.bounds)
        view.pager = pager
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.scrollView)
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pager.prepare()
    }

    override var managesAppearanceOfChildren: Bool { true }

    override var childrenThatAppear: [UIViewController] { pager.current.map { [$0] } ?? [] }

    /// Arrows along the pages' axis turn them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !($0.key.map(pager.handle) ?? false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}

/// Holds the pages.
final class PageContainerView: UIView {
    weak var pager: Pager?

    override func layoutSubviews() {
        super.layoutSubviews()
        pager?.layOut()
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .next, .left, .up: pager?.turn(.forward) ?? false
        case .previous, .right, .down: pager?.turn(.reverse) ?? false
        }
    }
}

/// Knows the pages before and after another one.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// - Returns: `nil` before the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// - Returns: `nil` after the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Hears of a person who turns pages; what the program sets is not told.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) throws(NotImplemented)

    /// - Parameters:
    ///   - pageViewController: The one that tells.
    ///   - finished: Whether the movement was seen to its end.
    ///   - previousViewControllers: Those that were seen before.
    ///   - completed: Whether another page is shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) throws(NotImplemented)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
