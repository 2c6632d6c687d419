import Foundation

/// Decides which columns of a split view controller are on the screen, and brings them there.
@MainActor final class SplitStage {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    private unowned let controller: UISplitViewController
    private var columns: [Column: SplitColumn] = [:]
    private(set) var isCollapsed = false
    private(set) var displayMode = Mode.secondaryOnly
    /// What a person or the program chose last, as long as it fits.
    private var chosenMode: Mode?
    /// Whose views are in the split view, from the bottom up.
    private(set) var shown: [UIViewController] = []
    /// What of the other columns was put on the sidebar's stack.
    private var merged = SplitMerge()
    private var isPrepared = false
    /// Counts the movements, so that the end of one that was broken off is not taken for the last's.
    private var movement = 0
    private var leaving: [UIViewController] = []
    private var coming: [UIViewController] = []

    private let shade = SplitShade(frame: .zero)
    private var lines: [Column: UIView] = [:]

    init(_ controller: UISplitViewController) {
        self.controller = controller
        shade.onTap = { [weak self] in self?.showLess(animated: true) }
    }

    // MARK: - Columns

    var controllers: [UIViewController] {
        [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.controller }
    }

    func controller(for column: Column) -> UIViewController? { columns[column]?.controller }

    func set(_ new: UIViewController?, for column: Column) {
        let old = columns[column]
        guard old?.controller !== new else { return }
        finishAtOnce()
        let isMerged = isCollapsed && isOnStack(column)
        unmerge(column)
        columns[column] = new.map {
            SplitColumn($0, wraps: controller.style != .unspecified && column != .compact)
        }
        if let holder = columns[column]?.holder {
            controller.addChild(holder)
            holder.didMove(toParent: controller)
        }
        old?.holder.willMove(toParent: nil)
        updateScreen(animated: false)
        old?.holder.removeFromParent()
        if isMerged, columns[column] != nil { merge(column, animated: false) }
    }

    private func holder(_ column: Column) -> UIViewController? { columns[column]?.holder }

    private var sidebarColumns: [Column] {
        [.primary, .supplementary].filter { columns[$0] != nil }
    }

    /// The child that keys go to.
    var mainChild: UIViewController? {
        guard !isCollapsed else { return shown.last }
        if displayMode.isOverlay { return shown.last }
        return holder(.secondary) ?? shown.last
    }

    // MARK: - Display mode

    var behavior: UISplitViewController.SplitBehavior {
        if controller.preferredSplitBehavior != .automatic {
            return controller.preferredSplitBehavior
        }
        return fitsBeside(1) ? .tile : .overlay
    }

    private var size: CGSize { controller.viewIfLoaded?.bounds.size ?? .zero }

    /// The least width that is left to the content beside others, in points.
    private static let leastContentWidth: CGFloat = 320

    /// Whether some sidebars leave the content enough room beside them.
    private func fitsBeside(_ count: Int) -> Bool {
        let used = sidebarColumns.suffix(count).reduce(0) { $0 + width(of: $1) }
        return size.width - used >= Self.leastContentWidth
    }

    /// The display modes from few columns to many.
    private var modes: [Mode] {
        let behavior = behavior
        let one: Mode = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        guard sidebarColumns.count > 1 else { return [.secondaryOnly, one] }
        let two: Mode =
            switch behavior {
            case .overlay: .twoOverSecondary
            case .displace: .twoDisplaceSecondary
            default: fitsBeside(2) ? .twoBesideSecondary : .twoOverSecondary
            }
        return [.secondaryOnly, one, two]
    }

    private var wantedMode: Mode {
        guard !sidebarColumns.isEmpty else { return .secondaryOnly }
        if let chosenMode { return fitting(chosenMode) }
        let preferred = controller.preferredDisplayMode
        if preferred != .automatic { return fitting(preferred) }
        if behavior == .overlay { return .secondaryOnly }
        return sidebarColumns.count > 1 && fitsBeside(2)
            ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// The mode with as many columns that fits the behaviour.
    private func fitting(_ mode: Mode) -> Mode {
        let modes = modes
        if modes.contains(mode) { return mode }
        return modes[min(mode.sidebarCount, modes.count - 1)]
    }

    func preferencesDidChange() {
        chosenMode = nil
        guard isPrepared else { return }
        updateScreen(animated: controller.viewIfLoaded?.window != nil)
    }

    var canShowMore: Bool {
        !isCollapsed && displayMode.sidebarCount < sidebarColumns.count
    }

    func showMore(animated: Bool) {
        choose(modes[min(displayMode.sidebarCount + 1, modes.count - 1)], animated: animated)
    }

    func showLess(animated: Bool) {
        let fewest = modes.last { !$0.isOverlay && $0.sidebarCount < displayMode.sidebarCount }
        choose(fewest ?? .secondaryOnly, animated: animated)
    }

    private func choose(_ mode: Mode, animated: Bool) {
        guard !isCollapsed else { return }
        chosenMode = mode
        updateScreen(animated: animated)
    }

    func show(_ column: Column, animated: Bool) {
        if isCollapsed {
            merge(column, animated: animated)
        } else if let index = Array(sidebarColumns.reversed()).firstIndex(of: column) {
            let count = index + 1
            if displayMode.sidebarCount < count { choose(modes[count], animated: animated) }
        } else if column == .secondary, displayMode.isOverlay {
            showLess(animated: animated)
        }
    }

    func hide(_ column: Column, animated: Bool) {
        if isCollapsed {
            if let base = holder(.primary) as? UINavigationController {
                merged.leave(column, on: base, animated: animated)
            }
        } else if let index = Array(sidebarColumns.reversed()).firstIndex(of: column) {
            if displayMode.sidebarCount > index { choose(modes[index], animated: animated) }
        }
    }

    /// Shows and hides the sidebar.
    private(set) lazy var sidebarButton: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in self?.toggle() })
        item.accessibilityLabel = systemText("Sidebar")
        item.accessibilityIdentifier = "SidebarButton"
        return item
    }()

    private func toggle() {
        if displayMode.sidebarCount == sidebarColumns.count {
            let fewer = modes[displayMode.sidebarCount - 1]
            choose(displayMode.isOverlay ? fewestBeside : fewer, animated: true)
        } else {
            showMore(animated: true)
        }
    }

    private var fewestBeside: Mode { modes.last { !$0.isOverlay } ?? .secondaryOnly }

    // MARK: - The screen

    func prepareToAppear() {
        isPrepared = true
        updateCollapse()
        updateScreen(animated: false)
    }

    private var wantsCollapse: Bool {
        controller.traitCollection.horizontalSizeClass == .compact
    }

    /// What is to be in the split view, from the bottom up.
    private var wantedChildren: [UIViewController] {
        if isCollapsed {
            let top = holder(.compact) ?? holder(.primary) ?? holder(.secondary)
            return [top].compactMap { $0 }
        }
        let sidebars = sidebarColumns.suffix(displayMode.sidebarCount).reversed()
        return ([Column.secondary] + sidebars).compactMap(holder)
    }

    /// Brings the columns that are to be seen to the screen.
    private func updateScreen(animated: Bool) {
        guard isPrepared, let view = controller.viewIfLoaded else { return }
        finishAtOnce()
        if !isCollapsed {
            let mode = wantedMode
            if mode != displayMode {
                _ = try? controller.delegate?.splitViewController(controller, willChangeTo: mode)
                displayMode = mode
            }
        }
        updateTraits()
        let wanted = wantedChildren
        coming = wanted.filter { child in !shown.contains { $0 === child } }
        leaving = shown.filter { child in !wanted.contains { $0 === child } }
        tellDelegate()
        updateSidebarButton()
        let isSeen = controller.appearance == .appeared || controller.appearance == .appearing
        let moves = animated && UIView.areAnimationsEnabled && controller.appearance == .appeared
        for child in coming + leaving { child.isMovedByTransition = true }
        if isSeen {
            for child in coming { child.beginAppearanceTransition(true, animated: moves) }
            for child in leaving { child.beginAppearanceTransition(false, animated: moves) }
        }
        UIView.performWithoutAnimation { bringIn(wanted, in: view) }
        if isSeen { for child in coming { child.deliverIsAppearing() } }
        move(animated: moves)
    }

    private func bringIn(_ wanted: [UIViewController], in view: UIView) {
        let places = places(for: lastMode)
        for column in columns.keys {
            guard let child = holder(column), coming.contains(where: { $0 === child }) else {
                continue
            }
            child.loadedView.autoresizingMask = []
            child.loadedView.frame = isCollapsed ? view.bounds : places[column] ?? view.bounds
            view.addSubview(child.loadedView)
        }
        shown = wanted + leaving
        order(wanted, in: view)
        shown = wanted
    }

    private func order(_ wanted: [UIViewController], in view: UIView) {
        for child in wanted { view.bringSubviewToFront(child.loadedView) }
        guard let content = wanted.first, wanted.count > 1, displayMode.isOverlay else {
            if !leaving.isEmpty {
                for child in leaving { view.bringSubviewToFront(child.loadedView) }
            }
            return
        }
        if shade.superview == nil {
            shade.alpha = 0
            shade.frame = view.bounds
        }
        view.insertSubview(shade, aboveSubview: content.loadedView)
    }

    /// The mode whose places the columns have now.
    private var lastMode = Mode.secondaryOnly

    private func move(animated: Bool) {
        movement += 1
        let current = movement
        lastMode = displayMode
        guard animated else {
            UIView.performWithoutAnimation { placeColumns() }
            endDisappearances()
            guard controller.appearance == .appeared,
                let window = controller.viewIfLoaded?.window
            else {
                if controller.appearance != .appearing { endAppearances() }
                coming = []
                return
            }
            window.performAfterLayout { [weak self] in
                if let self, movement == current { endAppearances() }
            }
            return
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.placeColumns()
        } completion: { [weak self] _ in
            guard let self, movement == current else { return }
            endDisappearances()
            endAppearances()
        }
    }

    private func endDisappearances() {
        let gone = leaving
        leaving = []
        for child in gone {
            child.viewIfLoaded?.removeFromSuperview()
            child.isMovedByTransition = false
            child.endAppearanceTransition()
        }
        if !displayMode.isOverlay || isCollapsed { shade.removeFromSuperview() }
    }

    private func endAppearances() {
        let here = coming
        coming = []
        for child in here {
            child.isMovedByTransition = false
            if controller.appearance == .appeared { child.endAppearanceTransition() }
        }
    }

    /// What moves comes to its end.
    func finishAtOnce() {
        guard !coming.isEmpty || !leaving.isEmpty else { return }
        movement += 1
        endDisappearances()
        endAppearances()
    }

    private func tellDelegate() {
        for (column, entry) in columns {
            if coming.contains(where: { $0 === entry.holder }) {
                _ = try? controller.delegate?.splitViewController(controller, willShow: column)
            } else if leaving.contains(where: { $0 === entry.holder }) {
                _ = try? controller.delegate?.splitViewController(controller, willHide: column)
            }
        }
    }

    // MARK: - Layout

    func layOut() {
        guard isPrepared else { return }
        if wantsCollapse != isCollapsed {
            updateCollapse()
            updateScreen(animated: false)
        } else if !isCollapsed, wantedMode != displayMode {
            updateScreen(animated: false)
        }
        placeColumns()
    }

    private func placeColumns() {
        guard let view = controller.viewIfLoaded else { return }
        shade.frame = view.bounds
        shade.alpha = displayMode.isOverlay && !isCollapsed ? 1 : 0
        if isCollapsed {
            for child in shown { child.loadedView.frame = view.bounds }
            placeLines([:])
            return
        }
        let places = places(for: displayMode)
        for (column, entry) in columns where column != .compact {
            guard let child = entry.holder.viewIfLoaded, child.superview === view else { continue }
            child.frame = places[column] ?? view.bounds
        }
        placeLines(places)
    }

    var runsRight: Bool {
        let runsLeft =
            controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return runsLeft != (controller.primaryEdge == .trailing)
    }

    private func places(for mode: Mode) -> [Column: CGRect] {
        SplitArrangement(
            size: size, mode: mode,
            sidebars: sidebarColumns.map { (column: $0, width: width(of: $0)) },
            runsRight: runsRight
        ).frames
    }

    /// The hairlines between the columns.
    private func placeLines(_ places: [Column: CGRect]) {
        guard let view = controller.viewIfLoaded else { return }
        let width = 1 / max(1, view.traitCollection.displayScale)
        for column in [Column.primary, .supplementary] {
            guard let frame = places[column], let child = holder(column)?.viewIfLoaded,
                child.superview === view
            else {
                lines[column]?.removeFromSuperview()
                continue
            }
            let line = lines[column] ?? SplitLine(frame: .zero)
            lines[column] = line
            if line.superview == nil { view.addSubview(line) }
            view.insertSubview(line, aboveSubview: child)
            line.frame = CGRect(
                x: runsRight ? frame.minX : frame.maxX - width, y: 0, width: width,
                height: frame.height)
        }
    }

    /// In points.
    func width(of column: Column) -> CGFloat { controller.width(of: column, in: size) }

    /// Sidebars are as narrow as telephones; only the content has room.
    private func updateTraits() {
        for (column, entry) in columns {
            let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
            let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
            if controller.overrideTraitCollection(forChild: entry.holder) != traits {
                controller.setOverrideTraitCollection(traits, forChild: entry.holder)
            }
        }
    }

    /// The outermost bar that is seen has the button.
    private func updateSidebarButton() {
        let order: [Column] = [.primary, .supplementary, .secondary]
        let outermost = order.first { column in
            wantedChildren.contains { $0 === holder(column) }
        }
        for column in order {
            let bar = (holder(column) as? UINavigationController)?.navigationBar
            let has =
                !isCollapsed && controller.style != .unspecified && column == outermost
                && !sidebarColumns.isEmpty
            bar?.accessoryItem = has ? sidebarButton : nil
        }
    }

    // MARK: - Room for one

    private func updateCollapse() {
        guard wantsCollapse != isCollapsed else { return }
        finishAtOnce()
        if wantsCollapse { collapse() } else { expand() }
    }

    private func collapse() {
        isCollapsed = true
        let proposal: Column = columns[.compact] != nil ? .compact : .secondary
        var top = proposal
        if controller.style == .unspecified {
            if let primary = holder(.primary), let secondary = holder(.secondary),
                (try? controller.delegate?.splitViewController(
                    controller, collapseSecondary: secondary, onto: primary)) ?? false
            {
                top = .primary
            }
        } else {
            let choice = try? controller.delegate?.splitViewController(
                controller, topColumnForCollapsingToProposedTopColumn: proposal)
            top = choice ?? proposal
        }
        updateScreen(animated: false)
        if top != .compact || columns[.compact] == nil {
            merge(top == .compact ? .secondary : top, animated: false)
        }
        _ = try? controller.delegate?.splitViewControllerDidCollapse(controller)
    }

    private func expand() {
        unmerge(.secondary)
        unmerge(.supplementary)
        isCollapsed = false
        chosenMode = nil
        let proposal = wantedMode
        let choice = try? controller.delegate?.splitViewController(
            controller, displayModeForExpandingToProposedDisplayMode: proposal)
        if let choice, choice != .automatic, choice != proposal { chosenMode = choice }
        updateScreen(animated: false)
        _ = try? controller.delegate?.splitViewControllerDidExpand(controller)
    }

    /// Puts the stacks of the columns up to the given one on the sidebar's.
    private func merge(_ column: Column, animated: Bool) {
        guard let base = holder(.primary) as? UINavigationController else { return }
        for next in [Column.supplementary, .secondary] where next.rawValue <= column.rawValue {
            guard let entry = columns[next], !merged.isOn(next, in: base) else { continue }
            merged.put(entry, next, onto: base, animated: animated && next == column)
        }
    }

    private func isOnStack(_ column: Column) -> Bool {
        guard let base = holder(.primary) as? UINavigationController else { return false }
        return merged.isOn(column, in: base)
    }

    /// Takes the stack of a column from the sidebar's again.
    private func unmerge(_ column: Column) {
        guard let base = holder(.primary) as? UINavigationController, let entry = columns[column]
        else { return }
        merged.take(entry, column, from: base)
    }
}
