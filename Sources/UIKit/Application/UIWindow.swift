public import Foundation

/// The root of a tree of views: it has a place on the display and receives the raw events.
open class UIWindow: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A window of a scene's size, in that scene. It isn't seen before `makeKeyAndVisible()` or
    /// `isHidden = false`.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(origin: .zero, size: windowScene.contentSize))
        join(windowScene)
    }

    /// An initializer would set the property without its observer.
    private func join(_ scene: UIWindowScene) {
        windowScene = scene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// What gestures and movements in the window go by: that of the platform that it was made on.
    final let clock = Platform.current.clock

    private func prepare() {
        super.isHidden = true
        needsLayout = true
        knownTraits = traitCollection
    }

    // MARK: - Showing

    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// Windows with a higher level stand before the others.
    open var windowLevel = Level.normal

    /// Whether keys go to this window; one at most is.
    open private(set) var isKeyWindow = false

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { disappear() } else { appear() }
        }
    }

    /// Makes this window the one that keys go to.
    open func makeKey() {
        UIApplication.shared.keyWindow?.isKeyWindow = false
        isKeyWindow = true
        UIApplication.shared.keyWindow = self
    }

    /// Shows the window and makes it the one that keys go to.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    private func appear() {
        UIApplication.shared.windowDidAppear(self)
        if frame.isEmpty { frame = UIScreen.main.bounds }
        installRootView()
        if host == nil {
            let host = Platform.current.makeWindow(size: bounds.size, title: "")
            host.delegate = self
            self.host = host
            titleMayHaveChanged()
        }
        host?.show()
        setNeedsFrame()
    }

    private func disappear() {
        touchDispatcher.cancelAll()
        openMenu?.close(animated: false)
        editMenu?.close()
        rootViewController?.presentation?.finishMovements()
        isKeyWindow = false
        rootViewController?.viewIfLoaded?.removeFromSuperview()
        let closing = host
        host = nil
        closing?.delegate = nil
        closing?.close()
        UIApplication.shared.windowDidDisappear(self)
    }

    private func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.presentation?.abandon()
        old?.viewIfLoaded?.removeFromSuperview()
        installRootView()
    }

    /// The root view is in the window only while that is shown, so that its controller appears then.
    private func installRootView() {
        guard !isHidden, let rootViewController else { return }
        let view = rootViewController.loadedView
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: - Frames

    /// The platform's side of this window, while it is shown.
    package final var host: (any HostWindow)?

    /// What is to be done once the coming layout is over, such as telling controllers that they
    /// appeared.
    private final var afterLayout: [() -> Void] = []

    /// While a frame is made, what changes is in that frame already.
    private final var isMakingFrame = false

    final func setNeedsFrame() {
        if !isMakingFrame { host?.setNeedsFrame() }
    }

    /// What is to be done before the coming layout, when all views are in their places.
    private final var beforeLayout: [() -> Void] = []

    final func performBeforeLayout(_ action: @escaping () -> Void) {
        beforeLayout.append(action)
        setNeedsFrame()
    }

    final func performAfterLayout(_ action: @escaping () -> Void) {
        afterLayout.append(action)
        setNeedsFrame()
    }

    /// What is to be done in the turn after this one.
    private final var nextTurn: [() -> Void] = []

    final func performInNextTurn(_ action: @escaping () -> Void) {
        nextTurn.append(action)
        setNeedsFrame()
        updateWithNextFrame()
    }

    /// Has what waits for a layout done with the next frame also where nobody draws one: what begins then
    /// takes time of its own.
    final func updateWithNextFrame() {
        clock.onNextFrame { [weak self] _ in self?.update() }
    }

    /// Whether another turn has something to do, though no time passes.
    final var awaitsTurn: Bool { !nextTurn.isEmpty }

    /// Does what needs turns, but no time.
    package final func settle() {
        update()
        for _ in 0..<100 where awaitsTurn { update() }
    }

    /// Brings layout, appearance calls and accessibility up to date with all that was marked.
    package final func update() {
        afterLayout += nextTurn
        nextTurn = []
        var rounds = 0
        repeat {
            runBeforeLayout()
            layoutIfNeeded()
            let late = afterLayout
            afterLayout = []
            for action in late { action() }
            rounds += 1
        } while hasWork && rounds < 100
        focus.restore(in: self)
        titleMayHaveChanged()
        updateAccessibility()
    }

    /// What such actions ask for in their turn comes before the layout too.
    private func runBeforeLayout() {
        var rounds = 0
        while !beforeLayout.isEmpty, rounds < 100 {
            let actions = beforeLayout
            beforeLayout = []
            for action in actions { action() }
            rounds += 1
        }
    }

    final var hasWork: Bool {
        needsLayout || subtreeNeedsLayout || !beforeLayout.isEmpty || !afterLayout.isEmpty
    }

    /// Brings everything up to date and gives the picture of it.
    package final func frameNode() -> RenderNode? {
        isMakingFrame = true
        update()
        let node = layer.renderNode()?.faded(to: layer.presentedOpacity)
        isMakingFrame = false
        if hasWork || awaitsTurn { setNeedsFrame() }
        guard let ring = focus.ring(in: self) else { return node }
        return .container([node, ring].compactMap { $0 })
    }

    // MARK: - Surroundings

    override var windowForSubviews: UIWindow? { self }

    override var windowForResponding: UIWindow? { self }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// What the display itself takes of the window's edges; a desktop's window is whole.
    final var deviceInsets = UIEdgeInsets.zero

    /// The platform's traits, with the size classes that follow from the window's width.
    final var environmentTraits: UITraitCollection {
        let platform = Platform.current.traits
        let width: UIUserInterfaceSizeClass =
            bounds.width >= Self.regularWidth ? .regular : .compact
        if let known = cachedTraits, known.base === platform, known.width == width {
            return known.traits
        }
        let traits = UITraitCollection(horizontalSizeClass: width).over(platform)
        cachedTraits = (platform, width, traits)
        return traits
    }

    /// The traits that the window would have at a width in points.
    final func environmentTraits(forWidth width: CGFloat) -> UITraitCollection {
        UITraitCollection(horizontalSizeClass: width >= Self.regularWidth ? .regular : .compact)
            .over(Platform.current.traits)
    }

    private final var cachedTraits:
        (base: UITraitCollection, width: UIUserInterfaceSizeClass, traits: UITraitCollection)?

    /// The width in points from which on there is room for columns: an iPad mini's in portrait.
    private static let regularWidth: CGFloat = 744

    final func platformTraitsDidChange() {
        environmentDidChange()
        setNeedsFrame()
    }

    // MARK: - Responding

    final weak var firstResponder: UIResponder?
    /// What the first responder shows at the bottom of the window.
    private(set) final lazy var inputViews = InputViews(self)
    private final lazy var ownUndoManager = UndoManager()

    /// Every window has one.
    open override var undoManager: UndoManager? { ownUndoManager }
    open override var inputAccessoryView: UIView? { nil }

    private(set) final lazy var touchDispatcher = TouchDispatcher(window: self)
    final let focus = KeyboardFocus()
    private(set) final lazy var keyboard = WindowKeyboard(window: self)

    final var focusedView: UIView? { focus.view }

    /// The menu that is open; it takes all keys.
    final var openMenu: MenuPresentation?
    /// The edit menu that is open; it takes none.
    final var editMenu: EditMenuPresentation?

    final func viewWillLeave(_ view: UIView) {
        touchDispatcher.viewWillLeave(view)
        resignFirstResponder(in: view)
        focus.viewWillLeave(view, self)
    }

    /// Hands an event to the gesture recognizers and views that it is for.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            sendPresses(event)
        } else {
            touchDispatcher.send(event)
        }
    }

    private func sendPresses(_ event: UIPressesEvent) {
        if DragMotion.handle(event) { return }
        if let openMenu {
            for press in event.presses { openMenu.handle(press) }
            return
        }
        if event.presses.contains(where: { ContextMenuKeys.handle($0, in: self) }) { return }
        let target = firstResponder ?? focusedView ?? innermostController ?? self
        let began = event.presses.filter {
            $0.phase == .began && !KeyCommands.handle($0, from: target)
                && !KeyCommands.handle($0, from: focusedView?.screenOfBar)
        }
        let ended = event.presses.filter { $0.phase == .ended }
        if !began.isEmpty { target.pressesBegan(began, with: event) }
        if !ended.isEmpty { target.pressesEnded(ended, with: event) }
    }

    /// The controller of the screen that a person sees, in all the containers around it.
    private var innermostController: UIViewController? {
        var controller = rootViewController?.presentedLeaf
        while let child = controller?.shownChild { controller = child }
        return controller
    }

    /// A person asked for the screen before: with a button of the mouse, or with a key while the keyboard
    /// is beside the screen, such as in a tab bar. False when there is no way back.
    @discardableResult
    final func goBack() -> Bool { innermostController?.goBack() ?? false }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter {
            !WindowTextInput.handle($0, in: self) && !focus.handle($0, in: self)
                && !PresentationKeys.handle($0, in: self)
                && !WindowScrollKeys.handle($0, in: self)
                && !($0.isBackKey(in: self) && goBack())
        }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    // MARK: - Accessibility

    private final var accessibilityIsCurrent = false

    final func accessibilityDidChange() {
        accessibilityIsCurrent = false
        setNeedsFrame()
    }

    private func updateAccessibility() {
        guard !accessibilityIsCurrent, let host else { return }
        accessibilityIsCurrent = true
        host.setAccessibleElements(AccessibleElements.list(in: self))
        host.setFocusedElement(focusedView.map { ObjectIdentifier($0.keyboardElement) })
    }
}

extension UIWindow {
    /// Which windows stand before which.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0: where an app's own windows are.
        public static let normal = Level(0)
        /// 1,000: before an app's windows.
        public static let statusBar = Level(1000)
        /// 2,000: before everything else.
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }
}
