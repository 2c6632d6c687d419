import Foundation

/// What a navigation bar shows of one item: prompt, row of buttons with the title, large title.
final class NavigationBarPage: UIView {
    let item: UINavigationItem
    /// The item that the back button leads to.
    weak var back: UINavigationItem? {
        didSet { if back !== oldValue { update() } }
    }

    private weak var bar: UINavigationBar?
    let backButton = NavigationBackButton()
    let title = UILabel(frame: .zero)
    let largeTitle = UILabel(frame: .zero)
    /// Cuts off the large title where the row of buttons begins.
    private let largeTitleArea = UIView(frame: .zero)
    private let prompt = UILabel(frame: .zero)
    private lazy var left = BarItemRow(in: self, observer: observer)
    private lazy var right = BarItemRow(in: self, observer: observer)
    private let observer: any BarItemObserver
    private weak var titleView: UIView?
    private lazy var search = NavigationBarSearch(in: self)

    init(_ item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.back = back
        self.bar = bar
        observer = WeakBarObserver(bar)
        super.init(frame: .zero)
        addSubview(largeTitleArea)
        largeTitleArea.addSubview(largeTitle)
        largeTitleArea.clipsToBounds = true
        for view in [prompt, title, backButton] { addSubview(view) }
        prompt.textAlignment = .center
        prompt.font = .systemFont(ofSize: 13)
        prompt.textColor = .secondaryLabel
        title.accessibilityTraits = [.header, .staticText]
        largeTitle.accessibilityTraits = [.header, .staticText]
        title.textAlignment = .center
        largeTitle.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        backButton.addAction(
            UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
        item.observers.add(observer)
        update()
    }

    required init?(coder: NSCoder) {
        item = UINavigationItem(title: "")
        observer = WeakBarObserver(nil)
        super.init(coder: coder)
    }

    /// Stops hearing of the item, which another page may show.
    func retire() {
        left.show([], looks: looks)
        right.show([], looks: looks)
        if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
        search.show(nil)
        removeFromSuperview()
    }

    func shows(_ item: NSObject) -> Bool {
        left.items.contains { $0 === item } || right.items.contains { $0 === item }
            || back?.backBarButtonItem === item
    }

    // MARK: - Content

    private var looks: BarButtonLooks {
        let appearance = bar?.appearance(for: item) ?? UINavigationBarAppearance()
        return BarButtonLooks(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    }

    func update() {
        guard let bar else { return }
        let appearance = bar.appearance(for: item)
        show(item.title, in: title, attributes: appearance.titleTextAttributes, size: 17)
        let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
        // Larger than the room for it is no use to anybody.
        let size = min(font.pointSize, 44)
        show(
            item.title, in: largeTitle, attributes: appearance.largeTitleTextAttributes, size: size,
            weight: .bold)
        prompt.text = item.prompt
        prompt.isHidden = item.prompt == nil
        updateTitleView()
        search.show(item.searchController)
        let leftItems = item.leftBarButtonItems ?? []
        let accessory = back == nil ? bar.accessoryItem : nil
        left.show([accessory].compactMap { $0 } + leftItems, looks: looks)
        right.show(Array((item.rightBarButtonItems ?? []).reversed()), looks: looks)
        back?.observers.add(observer)
        back?.backBarButtonItem?.observers.add(observer)
        let hasBack = back != nil && !item.hidesBackButton
        backButton.isHidden =
            !hasBack || (!leftItems.isEmpty && !item.leftItemsSupplementBackButton)
        backButton.show(back, appearance: appearance)
        setNeedsLayout()
        bar.window?.accessibilityDidChange()
    }

    private func show(
        _ text: String?, in label: UILabel, attributes: [NSAttributedString.Key: Any],
        size: CGFloat, weight: UIFont.Weight = .semibold
    ) {
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        if others.isEmpty {
            label.text = text
        } else {
            label.attributedText = text.map { NSAttributedString(string: $0, attributes: others) }
        }
    }

    private func updateTitleView() {
        if titleView !== item.titleView {
            if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
            titleView = item.titleView
        }
        if let view = item.titleView, view.superview !== self { addSubview(view) }
        title.isHidden = item.titleView != nil
    }

    override func contentTraitsDidChange() { update() }

    // MARK: - Layout

    private var runsLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// From the bar's edges to its content, in points.
    private var margin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let isAlone = search.standsAlone(in: bar, item)
        let top = isAlone ? -UINavigationBar.rowHeight : bar.promptHeight(for: item)
        prompt.frame = CGRect(x: margin, y: 6, width: bounds.width - 2 * margin, height: 20)
        prompt.alpha = isAlone ? 0 : 1
        let row = CGRect(
            x: 0, y: top, width: bounds.width, height: UINavigationBar.rowHeight)
        layOutRow(row)
        hideRow(isAlone)
        let large = bar.showsLargeTitle(item, in: bar.items ?? []) && !isAlone
        let room = bounds.height - max(0, row.maxY)
        let searchHeight = search.layOut(
            in: bounds, margins: sideMargins, least: large ? UINavigationBar.largeTitleHeight : 0,
            room: room, bar, item)
        layOutLargeTitle(below: row.maxY, height: large ? room - searchHeight : 0)
        title.alpha *= isAlone ? 0 : 1
    }

    private var sideMargins: UIEdgeInsets {
        let safe = bar?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    private var isRowHidden = false

    /// The buttons give way to a search that is under way.
    private func hideRow(_ isHidden: Bool) {
        guard isHidden || isRowHidden else { return }
        isRowHidden = isHidden
        let items = (left.items + right.items).compactMap {
            left.view(of: $0) ?? right.view(of: $0)
        }
        for view in items + [backButton, item.titleView].compactMap({ $0 }) {
            view.alpha = isHidden ? 0 : 1
        }
    }

    private func layOutRow(_ row: CGRect) {
        let area = row.inset(by: sideMargins)
        let searchWidth = search.widthInRow(of: area.width, bar, item)
        let besides = searchWidth > 0 && right.width > 0 ? NavigationBarSearch.gap : 0
        let arrangement = NavigationRowArrangement(
            area: area, runsLeft: runsLeft, leftWidth: left.width,
            rightWidth: right.width + besides + searchWidth,
            titleWidth: centerWidth(for: area),
            backWidths: backButton.isHidden ? [] : backButton.widths)
        backButton.showsForm(arrangement.backForm)
        backButton.frame = arrangement.back
        left.place(in: arrangement.left, runsLeft: runsLeft)
        var buttons = arrangement.right
        buttons.size.width -= searchWidth + besides
        var field = arrangement.right
        field.size.width = searchWidth
        // The field is at the very edge.
        if runsLeft {
            buttons.origin.x += searchWidth + besides
        } else {
            field.origin.x = arrangement.right.maxX - searchWidth
        }
        if searchWidth > 0 { search.place(in: field) }
        right.place(in: buttons, runsLeft: runsLeft)
        let center = item.titleView ?? title
        let height =
            item.titleView.map { min(row.height, BarItemRow.size(ofCustomView: $0).height) }
            ?? title.intrinsicContentSize.height
        center.frame = CGRect(
            x: arrangement.title.minX, y: (row.midY - height / 2).rounded(),
            width: arrangement.title.width, height: height)
    }

    private func centerWidth(for area: CGRect) -> CGFloat {
        if let view = item.titleView {
            let size = BarItemRow.size(ofCustomView: view)
            return size.width > 0 ? size.width : area.width
        }
        return title.intrinsicContentSize.width.rounded(.up)
    }

    private func layOutLargeTitle(below y: CGFloat, height: CGFloat) {
        let isLarge = bar?.showsLargeTitle(item, in: bar?.items ?? []) ?? false
        let height = max(0, height)
        largeTitleArea.isHidden = !isLarge || height < 1
        largeTitleArea.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        // The small title comes when the large one has gone.
        title.alpha = isLarge ? min(1, max(0, (14 - height) / 10)) : 1
        guard isLarge else { return }
        let stretch = max(0, height - UINavigationBar.largeTitleHeight)
        let scale = 1 + min(0.12, stretch / 800)
        let size = largeTitle.intrinsicContentSize
        let room = bounds.width - 2 * margin
        let width = min(size.width.rounded(.up), room)
        largeTitle.transform = .identity
        largeTitle.layer.anchorPoint = CGPoint(x: runsLeft ? 1 : 0, y: 0.5)
        largeTitle.frame = CGRect(
            x: runsLeft ? bounds.width - margin - width : margin,
            y: height - 8 - size.height, width: width, height: size.height)
        largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}

/// Passes on what an item says, for as long as the bar is there.
@MainActor private final class WeakBarObserver: BarItemObserver {
    private weak var bar: UINavigationBar?

    init(_ bar: UINavigationBar?) {
        self.bar = bar
    }

    func itemDidChange(_ item: NSObject) {
        bar?.itemDidChange(item)
    }
}
