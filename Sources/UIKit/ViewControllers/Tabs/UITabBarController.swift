// This file is long: on Linux, what a subclass may override has to stand in the class's body. How the
// screens change is in `TabStage`.
public import Foundation

/// Shows one of several controllers, and a bar to choose among them.
///
/// Where there is no room for all, the last tab leads to a list of the others. Control with Tab, with
/// Page Up and Page Down, and with a number, goes from tab to tab too.
open class UITabBarController: UIViewController {
    // MARK: - Lifecycle

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.controller = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.controller = self
    }

    open override func loadView() {
        let view = TabView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.container.frame = view.bounds
        view.addSubview(stage.container)
        view.addSubview(tabBar)
        self.view = view
    }

    /// Held weakly; its methods are called in UIKit's order.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Tabs

    final lazy var stage = TabStage(self)

    /// The controllers to choose among, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { stage.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. The one that is chosen stays so, if it is among them; else it is the
    /// first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        stage.change(to: viewControllers ?? [])
    }

    /// The controller on the screen; it may be the one with the list of those that have no tab.
    ///
    /// - Precondition: A value that is set is one of the controllers.
    open var selectedViewController: UIViewController? {
        get { stage.selected }
        set {
            guard let newValue else { return }
            stopUnless(
                stage.controllers.contains { $0 === newValue } || newValue === moreList,
                """
                selectedViewController: only a view controller in the tab bar controller's list of \
                view controllers can be selected, and \(newValue) is not in it
                """)
            stage.select(newValue)
        }
    }

    /// The number of the chosen controller; `NSNotFound` for the list of those that have no tab.
    /// Numbers that there are none of choose nothing.
    open var selectedIndex: Int {
        get { stage.controllers.firstIndex { $0 === stage.selected } ?? NSNotFound }
        set {
            guard stage.controllers.indices.contains(newValue) else { return }
            stage.select(stage.controllers[newValue])
        }
    }

    /// The list of the controllers that have no tab.
    open var moreNavigationController: UINavigationController { makeMoreList() }

    private final var moreList: UINavigationController?

    private final func makeMoreList() -> UINavigationController {
        if let moreList { return moreList }
        let list = UINavigationController(rootViewController: MoreListController(self))
        list.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        moreList = list
        return list
    }

    final func isMoreList(_ controller: UIViewController?) -> Bool {
        controller != nil && controller === moreList
    }

    // MARK: - A person's choice

    /// A person chose a tab.
    final func choose(_ item: UITabBarItem) {
        if let moreList, item === moreList.tabBarItem {
            choose(moreList)
        } else if let controller = stage.controllers.first(where: { $0.tabBarItem === item }) {
            choose(controller)
        }
    }

    /// A person chose a controller, with its tab, the list or a key.
    final func choose(_ controller: UIViewController) {
        let allowed = try? delegate?.tabBarController(self, shouldSelect: controller)
        guard allowed ?? true else { return }
        if controller === stage.selected {
            // As on iOS, the chosen tab leads back to its beginning.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            stage.select(controller)
        }
        _ = try? delegate?.tabBarController(self, didSelect: controller)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !choose(by: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    private func choose(by press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.contains(.control),
            key.modifierFlags.isDisjoint(with: [.alternate, .command]),
            let target = target(of: key)
        else { return false }
        choose(target)
        return true
    }

    private func target(of key: UIKey) -> UIViewController? {
        let controllers = stage.controllers
        guard !controllers.isEmpty else { return nil }
        let current = controllers.firstIndex { $0 === stage.selected }
        let count = controllers.count
        switch key.keyCode {
        case .keyboardTab:
            let step = key.modifierFlags.contains(.shift) ? count - 1 : 1
            return controllers[((current ?? 0) + step) % count]
        case .keyboardPageDown: return controllers[((current ?? 0) + 1) % count]
        case .keyboardPageUp: return controllers[((current ?? 0) + count - 1) % count]
        default:
            let number = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
            return (0..<9).contains(number) && number < count ? controllers[number] : nil
        }
    }

    override var shownChild: UIViewController? { stage.shown ?? stage.selected }

    override func goBack() -> Bool {
        if stage.isInOverflow(stage.selected) {
            choose(moreNavigationController)
            return true
        }
        return super.goBack()
    }

    // MARK: - Bar

    public final let tabBar = UITabBar(frame: .zero)

    /// Whether there is no bar.
    open var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        guard animated, viewIfLoaded?.window != nil else {
            return bottomBarMayHaveChanged(animated: false)
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.bottomBarMayHaveChanged(animated: true)
        }
    }

    private final var hidesTabBar = false

    /// A screen in a navigation controller that wants no bar comes or goes.
    final func bottomBarMayHaveChanged(animated: Bool) {
        guard isViewLoaded else { return }
        stage.placeBar()
        if !animated { view.setNeedsLayout() }
    }

    final var isBarHidden: Bool { hidesTabBar || stage.screenHidesBar }

    final func tabBarItemsDidChange() {
        stage.updateItems()
    }

    // MARK: - Container

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override var managesAppearanceOfChildren: Bool { true }

    override var childrenThatAppear: [UIViewController] { [stage.shown].compactMap { $0 } }

    override func appearanceDidBegin(_ isAppearing: Bool) {
        super.appearanceDidBegin(isAppearing)
        if isAppearing { stage.showSelectedAtOnce() } else { stage.finishAtOnce() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stage.updateItems()
    }
}

/// The root view of a tab bar controller.
final class TabView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.stage.layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
