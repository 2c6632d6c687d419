// This file is long: on Linux, what a subclass may override has to stand in the class's body. How the
// screens change is in `NavigationStage`, where the bars are in `NavigationLayout`.
public import Foundation

/// Shows the last controller of a stack, and a bar with the way back to the others.
///
/// The stack changes at once; the screen follows before the next frame, and while one change of the
/// screen is under way, the next one waits for it.
open class UINavigationController: UIViewController {
    // MARK: - Lifecycle

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// A controller with one screen at the bottom of its stack, which is never popped.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        prepare()
        pushViewController(rootViewController, animated: false)
    }

    /// With bars of other classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: `UINavigationBar` or a subclass; `nil` is the class itself.
    ///   - toolbarClass: `UIToolbar` or a subclass; `nil` is the class itself.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = Self.makeBar(navigationBarClass, UINavigationBar.self)
        toolbar = Self.makeBar(toolbarClass, UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbar = UIToolbar(frame: .zero)
        super.init(coder: coder)
        prepare()
    }

    private static func makeBar<Bar: UIView>(_ barClass: AnyClass?, _ usual: Bar.Type) -> Bar {
        guard let barClass else { return Bar(frame: .zero) }
        guard let type = barClass as? any ViewCreation.Type, let bar = type.init() as? Bar else {
            fatalError(
                """
                UINavigationController(navigationBarClass:toolbarClass:): \(barClass) is not a \
                subclass of \(usual)
                """)
        }
        return bar
    }

    private func prepare() {
        navigationBar.controller = self
        popGesture.controller = self
    }

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.container.frame = view.bounds
        view.addSubview(stage.container)
        view.addSubview(toolbar)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popGesture)
        self.view = view
    }

    /// Held weakly; its methods are called in UIKit's order.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    final lazy var stage = NavigationStage(self)

    /// The controllers from the first one to the one on the screen.
    open var viewControllers: [UIViewController] {
        get { stage.stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack.
    open var topViewController: UIViewController? { stage.stack.last }

    /// What a person sees: what was presented, or else the last of the stack.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Puts a controller on top. It hears at once that it is to become a child; its view is loaded
    /// before the next layout.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stopUnless(
            !(viewController is UINavigationController),
            "pushViewController(_:animated:): Pushing a navigation controller is not supported")
        stopUnless(
            !stage.stack.contains { $0 === viewController },
            """
            pushViewController(_:animated:): \(self) is pushing the same view controller instance \
            (\(viewController)) more than once which is not supported and is most likely an error in \
            the application
            """)
        stage.change(to: stage.stack + [viewController], animated: animated)
    }

    /// Takes the top controller away, unless it is the only one.
    ///
    /// - Returns: The controller that goes.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stage.stack.count > 1 else { return nil }
        return pop(to: stage.stack.count - 2, animated: animated).last
    }

    /// Takes all controllers after the given one away.
    ///
    /// - Returns: The controllers that go.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stage.stack.firstIndex(where: { $0 === viewController }) else {
            fatalError(
                """
                popToViewController(_:animated:): Tried to pop to a view controller that doesn't \
                exist: \(viewController) is not in the stack \(stage.stack)
                """)
        }
        return pop(to: index, animated: animated)
    }

    /// Takes all controllers but the first one away.
    ///
    /// - Returns: The controllers that go.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stage.stack.count > 1 else { return nil }
        return pop(to: 0, animated: animated)
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let stack = stage.stack
        stage.change(to: Array(stack[...index]), animated: animated)
        return Array(stack[(index + 1)...])
    }

    /// Sets the whole stack. A last controller that is there already is gone back to; another one
    /// comes in as if it were pushed.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stopUnless(
            Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
            """
            setViewControllers(_:animated:): All view controllers in a navigation controller must be \
            distinct (\(viewControllers))
            """)
        stage.change(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: - Going back

    final let popGesture = NavigationPopGesture()

    /// Drags the screen away from the edge where reading begins, back to the one before.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

    /// A person asked for the way back with the bar's button. While a screen comes in that waits for its
    /// end; while one goes back already, the second half of a double click doesn't lead further.
    final func popByBackButton() {
        guard canGoBack, !stage.isGoingBack else { return }
        popViewController(animated: true)
    }

    /// Whether a person finds a way back.
    final var canGoBack: Bool {
        guard let item = topViewController?.navigationItem, stage.stack.count > 1 else {
            return false
        }
        return !item.hidesBackButton
    }

    override func goBack() -> Bool {
        guard canGoBack else { return super.goBack() }
        // A key that comes while a screen is on its way is not lost.
        popViewController(animated: true)
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if offer(presses, event) { return }
        let search = topViewController?.navigationItem.searchController
        let unhandled = presses.filter {
            !($0.isBackKey(in: viewIfLoaded) && goBack()) && !(search?.takes($0) ?? false)
        }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    /// While a screen is on its way, keys are for that one.
    override var shownChild: UIViewController? {
        topViewController?.viewIfLoaded?.window == nil
            ? stage.shown ?? topViewController : topViewController
    }

    // MARK: - Bars

    /// Shows the navigation items of the stack.
    public final let navigationBar: UINavigationBar

    final lazy var bars = NavigationLayout(self)

    /// Whether there is no navigation bar.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Takes the navigation bar away, or brings it back; what is below makes room.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bars.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Shows the toolbar items of the controller on top, where there is a toolbar.
    public final let toolbar: UIToolbar

    /// Whether there is no toolbar. By default there is none.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Takes the toolbar away, or brings it back; what is above makes room.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        bars.setToolbarHidden(hidden, animated: animated)
    }

    /// How long bars take to come and go, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    /// The item on top, or how the bar shows it, is another now.
    final func navigationItemDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - Container

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override var managesAppearanceOfChildren: Bool { true }

    override var childrenThatAppear: [UIViewController] { [stage.shown].compactMap { $0 } }

    override func appearanceDidBegin(_ isAppearing: Bool) {
        super.appearanceDidBegin(isAppearing)
        if isAppearing { stage.showTopAtOnce() } else { stage.finishAtOnce() }
    }

    open override func endAppearanceTransition() {
        super.endAppearanceTransition()
        stage.setNeedsChange()
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController {
            preferredContentSize = container.preferredContentSize
        }
    }
}

/// The root view of a navigation controller.
final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.stage.startIfNeeded()
        controller?.bars.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
