// This file is long: on Linux, what a subclass may override has to stand in the class's body. Which
// columns are on the screen is in `SplitStage`, where they are in `SplitArrangement`.
public import Foundation

/// Shows a sidebar, perhaps a list, and the content side by side; one of them where there is no room.
///
/// Columns that hold no navigation controller get one. Where the window is narrow, the stacks of the
/// columns are put one on another in the sidebar's navigation controller, and taken apart when it is wide
/// again.
open class UISplitViewController: UIViewController {
    // MARK: - Lifecycle

    /// A controller with two columns or three, which are empty until `setViewController(_:for:)`.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// How many columns there are.
    public final let style: Style

    open override func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        view.addGestureRecognizer(edgeGesture)
        self.view = view
    }

    private final lazy var edgeGesture = SplitEdgeGesture(self)

    /// Held weakly; its methods are called in UIKit's order.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - Columns

    final lazy var stage = SplitStage(self)

    /// The controllers of the columns; of the style without columns, sidebar and content.
    open var viewControllers: [UIViewController] {
        get { stage.controllers }
        set {
            stage.set(newValue.first, for: .primary)
            stage.set(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    /// Sets a column's controller; `nil` empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        stopUnless(
            style == .tripleColumn || column != .supplementary,
            "setViewController(_:for:): the style \(style) has no supplementary column")
        stage.set(vc, for: column)
    }

    /// What was set for a column, or the navigation controller that it got; nil for a column
    /// without any.
    open func viewController(for column: Column) -> UIViewController? {
        stage.controller(for: column)
    }

    /// Brings a column to the screen.
    open func show(_ column: Column) {
        stage.show(column, animated: true)
    }

    /// Takes a column from the screen.
    open func hide(_ column: Column) {
        stage.hide(column, animated: true)
    }

    /// Puts a controller into the content column, or on top where there is room for one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let handled = try? delegate?.splitViewController(self, showDetail: vc, sender: sender)
        if handled ?? false { return }
        stage.set(vc, for: .secondary)
        stage.show(.secondary, animated: true)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        showDetailViewController(vc, sender: sender)
    }

    /// Whether there is room for one column alone.
    open var isCollapsed: Bool { stage.isCollapsed }

    // MARK: - Display mode

    /// What is seen now.
    open var displayMode: DisplayMode { stage.displayMode }

    /// What is to be seen, where there is room for it.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { stage.preferencesDidChange() }
    }

    /// How columns make room for each other; automatic is side by side wherever that fits.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { stage.preferencesDidChange() }
    }

    /// How columns make room for each other now.
    open var splitBehavior: SplitBehavior { stage.behavior }

    /// Whether a swipe from the edge brings the sidebar.
    open var presentsWithGesture = true {
        didSet { edgeGesture.isEnabled = presentsWithGesture }
    }

    /// The edge at which the sidebar is.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Shows and hides the sidebar. Bars show it by themselves.
    open var displayModeButtonItem: UIBarButtonItem { stage.sidebarButton }

    // MARK: - Widths

    /// In points; `automaticDimension` leaves it to the split view controller.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// As a share of the width; it counts where no width in points is given.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the sidebar, in points; `automaticDimension` leaves it to the split view
    /// controller.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The greatest width of the sidebar, in points; `automaticDimension` leaves it to the split
    /// view controller.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The sidebar's width now, in points.
    open var primaryColumnWidth: CGFloat { stage.width(of: .primary) }

    /// The width of the column between, in points; `automaticDimension` leaves it to the split view
    /// controller.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// As a share of the width; it counts where no width in points is given.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the column between, in points; `automaticDimension` leaves it to the
    /// split view controller.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The greatest width of the column between, in points; `automaticDimension` leaves it to the
    /// split view controller.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the column between sidebar and content now, in points.
    open var supplementaryColumnWidth: CGFloat { stage.width(of: .supplementary) }

    // MARK: - Container

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override var managesAppearanceOfChildren: Bool { true }

    override var childrenThatAppear: [UIViewController] { stage.shown }

    override var shownChild: UIViewController? { stage.mainChild }

    override func appearanceDidBegin(_ isAppearing: Bool) {
        super.appearanceDidBegin(isAppearing)
        if isAppearing { stage.prepareToAppear() } else { stage.finishAtOnce() }
    }
}

/// The root view of a split view controller.
final class SplitView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.stage.layOut()
    }
}

/// Brings the sidebar with a swipe from the edge at which it is.
private final class SplitEdgeGesture: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UISplitViewController?

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init()
        edges = [.left, .right]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = controller?.stage.runsRight ?? false ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin() -> Bool {
        guard let stage = controller?.stage, stage.canShowMore else { return false }
        return super.mayBegin()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        if state == .began { controller?.stage.showMore(animated: true) }
    }
}
