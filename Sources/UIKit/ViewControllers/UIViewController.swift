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

    open var isViewLoaded: Bool { storedView != nil }

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

    /// What the screen is called.
    open var title: String? {
        didSet { viewIfLoaded?.window?.titleMayHaveChanged() }
    }

    // MARK: - Appearance

    final var appearance = Appearance.disappeared
    private var appearanceIsAnimated = false

    /// Tells the controller, and its children, that its view is about to come or to go. For
    /// containers that show and hide their children by themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        let next = isAppearing ? Appearance.appearing : .disappearing
        guard appearance != next, !(isAppearing && appearance == .appeared),
            !(!isAppearing && appearance == .disappeared)
        else { return }
        appearance = next
        appearanceIsAnimated = animated
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in shownChildren {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Tells the controller, and its children, that what was begun is over.
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearanceIsAnimated)
        case .appeared, .disappeared: return
        }
        for child in shownChildren { child.endAppearanceTransition() }
    }

    /// The children whose views come and go with this controller's.
    private var shownChildren: [UIViewController] {
        guard let storedView, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
    }

    /// Whether children hear of appearing and disappearing when this controller does.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    final func viewWillMove(toWindow window: UIWindow?) {
        let isManaged = parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false
        guard !isManaged else { return }
        if window != nil, appearance == .disappeared {
            beginAppearanceTransition(true, animated: false)
        } else if window == nil, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
        }
    }

    final func viewDidMove(toWindow window: UIWindow?) {
        if let window {
            guard appearance == .appearing else { return }
            let animated = appearanceIsAnimated
            window.performBeforeLayout { [weak self] in
                if self?.appearance == .appearing { self?.viewIsAppearing(animated) }
            }
            guard !isInTransition else { return }
            window.performAfterLayout { [weak self] in
                if self?.appearance == .appearing { self?.endAppearanceTransition() }
            }
        } else if appearance == .disappearing, !isInTransition {
            endAppearanceTransition()
        }
    }

    /// Whether a transition, which ends appearances by itself, moves this controller or one that it
    /// is in.
    private var isInTransition: Bool { isMovedByTransition || parent?.isInTransition ?? false }

    final var isMovedByTransition = false

    // MARK: - Children

    /// The controller that this one is a child of.
    open internal(set) weak var parent: UIViewController?

    open internal(set) var children: [UIViewController] = []

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

    open func willMove(toParent parent: UIViewController?) {}

    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presentation

    /// How the controller comes before another one when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    final var presentation: Presentation?

    /// The controller that this one, or a controller it is in, has presented.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one, or one that it is in.
    open var presentingViewController: UIViewController? {
        presentingController ?? parent?.presentingViewController
    }

    final weak var presentingController: UIViewController?

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false

    /// Shows another controller before this one, until it is dismissed.
    ///
    /// - Parameter completion: Called after the other one's `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presentation.present(
            viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presented, or this controller itself if it presented nothing.
    ///
    /// - Parameter completion: Called after the dismissed one's `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentation == nil ? presentingViewController : self
        guard let presentation = presenter?.presentation else {
            parent?.dismiss(animated: flag, completion: completion)
            return
        }
        presentation.dismiss(animated: flag, completion: completion)
    }

    /// The controller that covers all others from here on.
    final var presentedLeaf: UIViewController {
        var leaf = self
        while let next = leaf.presentation?.presented { leaf = next }
        return leaf
    }

    // MARK: - Surroundings

    open override var next: UIResponder? {
        if let presentingController { return presentingController }
        // Behind a full-screen controller the view is out of its window for a while.
        return viewIfLoaded?.superview ?? presentation?.window
    }

    override var windowForResponding: UIWindow? { viewIfLoaded?.window }

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection
            ?? overriddenTraits?.over(UIScreen.main.traitCollection)
            ?? UIScreen.main.traitCollection
    }

    /// Light or dark for this controller and all in it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.environmentDidChange() }
    }

    final var overriddenTraits: UITraitCollection? {
        guard overrideUserInterfaceStyle != .unspecified else { return nil }
        return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    final func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
    }

    /// What is to be left free besides what bars and the screen's edges cover, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() }
        }
    }
}

extension UIViewController {
    /// Where a controller is between being away and being on the screen.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }
}
