// This file is long: on Linux, what a subclass may override has to stand in the class's body. What
// may not, stands beside it, in `UIViewController+….swift`.
public import Foundation

/// Connects one screen's view with what it shows.
///
/// The order of the calls is UIKit's: `loadView`, `viewDidLoad`, `viewWillAppear`,
/// `viewIsAppearing`, layout, `viewDidAppear`
/// (https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller).
open class UIViewController: UIResponder {
    // MARK: - Lifecycle

    /// The designated initializer; view controllers made in code pass `nil` for both.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        stopUnless(
            nibNameOrNil == nil,
            """
            UIViewController(nibName:bundle:): nibs can't be read on Linux, and \
            "\(nibNameOrNil ?? "")" was asked for; make the view in loadView()
            """)
        super.init()
    }

    /// Makes a controller without a view. Linux has no nib decoder: nothing calls this but a
    /// subclass.
    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: - View

    private var storedView: UIView?
    private var isLoadingView = false

    /// The root view; the first look at it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
        }
    }

    /// Whether the root view is there; asking loads nothing.
    open var isViewLoaded: Bool { storedView != nil }

    /// The root view if it is there; asking loads nothing.
    open var viewIfLoaded: UIView? { storedView }

    /// The root view, loaded.
    final var loadedView: UIView {
        loadViewIfNeeded()
        guard let storedView else {
            fatalError(
                "\(type(of: self)).loadView() returned without setting the controller's view")
        }
        return storedView
    }

    /// Calls `loadView()` and `viewDidLoad()` unless the view is there; a look into `view` does the
    /// same.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if storedView != nil { viewDidLoad() }
    }

    /// Makes the root view. The default makes an empty one of the screen's size.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// Called before the view comes to the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in its place and has its traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is on the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the root view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called in the place of the view's `updateConstraints()`, before the layout. Call `super`
    /// last.
    open func updateViewConstraints() {
        view.updateConstraints()
    }

    /// Called when bars or the screen's edges cover more or less of the view than before, before the
    /// layout.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when the root view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// What the controller was told of last.
    private var knownSafeArea = UIEdgeInsets.zero

    final func viewIsAboutToLayOut() {
        if let insets = storedView?.safeAreaInsets, insets != knownSafeArea {
            knownSafeArea = insets
            viewSafeAreaInsetsDidChange()
        }
        viewWillLayoutSubviews()
    }

    /// What the screen is called.
    open var title: String? {
        didSet { titleDidChange() }
    }

    /// Bars show the title as well.
    final func titleDidChange() {
        viewIfLoaded?.window?.titleMayHaveChanged()
        barItems.titleDidChange(to: title)
    }

    /// Called when the machine is short of memory: what can be made again is to be let go. Overrides call
    /// `super`.
    open func didReceiveMemoryWarning() {}

    // MARK: - Bars

    final let barItems = ControllerBarItems()

    /// What a navigation bar shows while this controller is on top of its stack. Made at the first
    /// look, with the controller's title.
    open var navigationItem: UINavigationItem { barItems.navigationItem(of: self) }

    /// What stands for this controller in a tab bar. Made at the first look, with the controller's
    /// title.
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem(title: title) }
        set {
            barItems.setTabBarItem(newValue)
            tabBarController?.tabBarItemsDidChange()
        }
    }

    /// What a navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Says what a navigation controller's toolbar shows while this controller is on top.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        barItems.toolbarItems = toolbarItems
        navigationController?.bars.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// A button that turns editing on and off, and says which it would be.
    open var editButtonItem: UIBarButtonItem { barItems.editButton(of: self) }

    // MARK: - Editing

    /// Whether the screen lets a person edit what it shows.
    open var isEditing = false {
        didSet { barItems.editingDidChange(to: isEditing) }
    }

    /// Turns editing on and off. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    // MARK: - Appearance

    final var appearance = Appearance.disappeared
    private var appearanceIsAnimated = false
    /// Whether `viewIsAppearing(_:)` is still to come.
    private var isAppearingIsDue = false

    /// Tells the controller, and its children, that its view is about to come or to go. For
    /// containers that show and hide their children by themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        let next = isAppearing ? Appearance.appearing : .disappearing
        guard appearance != next, !(isAppearing && appearance == .appeared),
            !(!isAppearing && appearance == .disappeared)
        else { return }
        // One that only began to go never left, and is not to be told of its place again.
        isAppearingIsDue = isAppearing && appearance == .disappeared
        appearance = next
        appearanceIsAnimated = animated
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        guard appearance == next else { return }
        appearanceDidBegin(isAppearing)
        for child in childrenThatAppear {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// For containers of UIKit's own: the calls that the children hear with this controller's are about
    /// to be made.
    func appearanceDidBegin(_ isAppearing: Bool) {}

    /// Calls `viewIsAppearing(_:)`, once between the beginning of an appearance and its end.
    final func deliverIsAppearing() {
        guard appearance == .appearing, isAppearingIsDue, viewIfLoaded?.window != nil else {
            return
        }
        isAppearingIsDue = false
        viewIsAppearing(appearanceIsAnimated)
    }

    /// Tells the controller, and its children, that what was begun is over.
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            deliverIsAppearing()
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearanceIsAnimated)
        case .appeared, .disappeared: return
        }
        for child in childrenThatAppear { child.endAppearanceTransition() }
    }

    /// The children whose views come and go with this controller's.
    var childrenThatAppear: [UIViewController] {
        guard let storedView, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
    }

    /// Whether this is a container of UIKit's own, which shows and hides its children by itself.
    var managesAppearanceOfChildren: Bool { false }

    /// Whether children hear of appearing and disappearing when this controller does.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    final func viewWillMove(toWindow window: UIWindow?) {
        let isManaged =
            parent.map {
                $0.managesAppearanceOfChildren || !$0.shouldAutomaticallyForwardAppearanceMethods
            } ?? false
        guard !isManaged else { return }
        if window != nil, appearance == .disappeared {
            beginAppearanceTransition(true, animated: false)
        } else if window == nil,
            appearance == .appeared || (appearance == .appearing && !isMovedByTransition)
        {
            beginAppearanceTransition(false, animated: false)
        }
    }

    final func viewDidMove(toWindow window: UIWindow?) {
        activeSearch?.stage.presenterDidMove(to: window)
        if let window {
            guard appearance == .appearing else { return }
            window.performBeforeLayout { [weak self] in self?.deliverIsAppearing() }
            guard !isInTransition else { return }
            window.performAfterLayout { [weak self] in
                if self?.appearance == .appearing { self?.endAppearanceTransition() }
            }
        } else if appearance == .disappearing, !isInTransition || leavesAlone {
            endAppearanceTransition()
        }
    }

    /// Whether the view left a parent's that stays.
    private var leavesAlone: Bool {
        !isMovedByTransition && parent?.viewIfLoaded?.window != nil
    }

    /// Whether a transition, which ends appearances by itself, moves this controller or one that it
    /// is in.
    private var isInTransition: Bool { isMovedByTransition || parent?.isInTransition ?? false }

    final var isMovedByTransition = false

    // MARK: - Children

    /// The controller that this one is a child of.
    open internal(set) weak var parent: UIViewController?

    /// In the order in which they were added. A parent holds its children.
    open internal(set) var children: [UIViewController] = []

    /// Whether the controller is about to become a child of another one, in the appearance calls that
    /// go with that.
    open internal(set) var isMovingToParent = false

    /// Whether the controller is about to leave its parent, in the appearance calls that go with that.
    open internal(set) var isMovingFromParent = false

    /// Makes a controller a child of this one. Add its view and call `didMove(toParent:)` afterwards.
    open func addChild(_ childController: UIViewController) {
        stopUnless(
            childController !== self, "addChild(_:): \(self) can't be a child of itself")
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Ends being a child. Call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes. `addChild(_:)` calls it; before `removeFromParent()` call
    /// it yourself with nil. Does nothing by itself.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the parent changed. `removeFromParent()` calls it; after `addChild(_:)` call it
    /// yourself, once the view is in its place. Does nothing by itself.
    open func didMove(toParent parent: UIViewController?) {}

    /// Lets one child's view take another one's place in this controller's view. Both have to be
    /// children already; call `didMove(toParent:)` and `removeFromParent()` in the completion.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that goes.
    ///   - toViewController: The child that comes.
    ///   - duration: In seconds.
    ///   - options: How it goes on, and what else it does meanwhile.
    ///   - animations: What is to be animated besides what the options say.
    ///   - completion: Called at the end; false when it ended early.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, with: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// The child's traits where they are not this controller's.
    final var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]

    /// What the containers of UIKit's own cover of the view, in points from its edges.
    final var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
    }

    // MARK: - Showing other controllers

    /// Shows a controller in the way of the container around: pushes it, or presents it where nobody
    /// around knows another way.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as the detail of a split view around, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The child that is on the screen in the first place: keys go there.
    var shownChild: UIViewController? { nil }

    /// Goes one screen back, with the nearest container that can; false when there is no way back.
    func goBack() -> Bool { parent?.goBack() ?? false }

    /// Whether the bar at the bottom goes away while this controller is on a navigation controller's
    /// stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Transitions

    /// The transition that this controller, or a controller around it, is in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parent?.transitionCoordinator
    }

    final var activeTransition: TransitionContext?

    /// Called before the view takes another size with its container. Overrides call `super`, which
    /// tells the children.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change with the container. Overrides call `super`, which tells the
    /// children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// The size that a child will have when this controller's view has the given one, in points.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        usualSize(of: container, in: parentSize)
    }

    /// The size that the screen would like to have where its container has a choice, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            if let parent {
                parent.preferredContentSizeDidChange(forChildContentContainer: self)
            } else if let active = ownPresentation?.active {
                active.preferredContentSizeDidChange(forChildContentContainer: self)
            } else {
                presentingController?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    /// Called when a child, or what this controller presents, would like to have another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    // MARK: - Presentation

    /// How the controller comes before another one when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            if modalPresentationStyle != oldValue, ownPresentation == nil {
                forgetPresentationController()
            }
        }
    }

    /// How the controller moves when it is presented and dismissed.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Supplies other movements, and for the style `custom` the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether controllers of the styles `currentContext` and `overCurrentContext` that are presented
    /// from here, or from inside, come before this one alone.
    open var definesPresentationContext = false

    /// Whether such controllers move in this one's way.
    open var providesPresentationContextTransitionStyle = false

    /// Whether a person may not dismiss the controller: a sheet goes back when it is dragged down, and
    /// the delegate hears that somebody tried.
    open var isModalInPresentation = false

    /// What presents this controller, or one around it. Before a presentation it is what would do so,
    /// to be set up.
    open var presentationController: UIPresentationController? { managingPresentationController }

    /// The presentation controller, if the style is that of a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        managingPresentationController as? UISheetPresentationController
    }

    /// The presentation controller, if the style is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        managingPresentationController as? UIPopoverPresentationController
    }

    final var knownPresentationController: UIPresentationController?

    /// Makes the presentation controller for the style.
    func newPresentationController() -> UIPresentationController { usualPresentationController }

    final var presentation: Presentation?

    /// The controller that this one, or a controller it is in, has presented.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? activeSearch ?? parent?.presentedViewController
    }

    /// The controller that presented this one, or one that it is in.
    open var presentingViewController: UIViewController? {
        presentingController ?? parent?.presentingViewController
    }

    final weak var presentingController: UIViewController?

    /// The search that is under way on this screen.
    final weak var activeSearch: UISearchController?

    /// True in the appearance calls that come of being presented; false in those that come of what
    /// is in front going away.
    open internal(set) var isBeingPresented = false
    /// True in the appearance calls that come of being dismissed.
    open internal(set) var isBeingDismissed = false

    /// Shows another controller before this one, until it is dismissed. Its view is loaded when the call
    /// returns; what appears and disappears does so at the end of the turn.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller that comes.
    ///   - flag: Whether it is seen to happen.
    ///   - completion: Called after the other one's `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presentation.present(
            viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presented, or this controller itself if it presented nothing. What
    /// appears and disappears does so at the end of the turn.
    ///
    /// - Parameters:
    ///   - flag: Whether it is seen to happen.
    ///   - completion: Called after the dismissed one's `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentation = presentationToDismiss else {
            completion?()
            return
        }
        presentation.dismiss(animated: flag, completion: completion)
    }

    /// What the topmost controller that covers all others shows; `nil` where one can be worked beside
    /// others.
    final var coveringView: UIView? {
        var leaf = self
        while let next = leaf.presentation, next.hasStarted, next.takesKeys {
            leaf = next.presented
        }
        guard let own = leaf.ownPresentation else { return leaf.viewIfLoaded }
        return own.active.coversOthers ? own.active.presentedView : nil
    }

    /// The controller that covers all others from here on.
    final var presentedLeaf: UIViewController {
        var leaf = self
        while let next = leaf.presentation, next.hasStarted { leaf = next.presented }
        return leaf
    }

    // MARK: - Surroundings

    open override var next: UIResponder? {
        if let presentingController { return presentingController }
        // Behind a full-screen controller the view is out of its window for a while.
        return viewIfLoaded?.superview ?? presentation?.window
    }

    override var windowForResponding: UIWindow? { viewIfLoaded?.window }

    /// The view's traits; before the view is there, those of the parent or the screen with what was
    /// overridden for this controller.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        let around = parent?.traitCollection ?? UIScreen.main.traitCollection
        return overriddenTraits?.over(around) ?? around
    }

    /// Light or dark for this controller and all in it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.environmentDidChange() }
    }

    /// The traits that this controller gives itself and all in it.
    open var traitOverrides: any UITraitOverrides = TraitOverrides() {
        didSet { viewIfLoaded?.environmentDidChange() }
    }

    final var overriddenTraits: UITraitCollection? {
        var traits = parent?.traitsOfChildren[ObjectIdentifier(self)] ?? presentedTraits
        if let own = (traitOverrides as? TraitOverrides)?.traits {
            traits = traits.map { own.over($0) } ?? own
        }
        guard overrideUserInterfaceStyle != .unspecified else { return traits }
        let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
        return traits.map { style.over($0) } ?? style
    }

    final var traitObservers: [TraitObserver] = []

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for observer in traitObservers { observer.tell(self, of: traitCollection, after: previous) }
    }

    /// What is to be left free besides what bars and the screen's edges cover, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
        }
    }

    /// The edges at which the view goes on below bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view goes on below bars that nothing shines through, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

    /// Says whose scrolling the bar at an edge follows; `nil` leaves it to the container.
    open func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
        for single in edges where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView
        }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view whose scrolling the bar at an edge follows: the one that was set, or else the
    /// view itself or the first scroll view in it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue] ?? foremostScrollView
    }
}

extension UIViewController {
    /// Where a controller is between being away and being on the screen.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }
}
