import Foundation

/// The views of a group of bar button items, which stand one beside another.
@MainActor final class BarItemRow {
    /// Between two buttons, in points.
    static let spacing: CGFloat = 8

    private(set) var items: [UIBarButtonItem] = []
    private var views: [ObjectIdentifier: UIView] = [:]
    private unowned let container: UIView
    private weak var observer: (any BarItemObserver)?

    /// - Parameters:
    ///   - container: Gets the views.
    ///   - observer: Hears of changes of items.
    init(in container: UIView, observer: any BarItemObserver) {
        self.container = container
        self.observer = observer
    }

    /// - Returns: The views that are new.
    @discardableResult
    func show(_ items: [UIBarButtonItem], looks: BarButtonLooks) -> [UIView] {
        let kept = Set(items.map { ObjectIdentifier($0) })
        for item in self.items where !kept.contains(ObjectIdentifier(item)) { remove(item) }
        self.items = items
        var new: [UIView] = []
        for item in items where !item.isSpace {
            if let view = view(of: item), matches(view, item) {
                (view as? BarButtonView)?.looks = looks[item.style]
                continue
            }
            remove(item)
            let view = item.customView ?? BarButtonView(item)
            (view as? BarButtonView)?.looks = looks[item.style]
            views[ObjectIdentifier(item)] = view
            item.shownView = view
            container.addSubview(view)
            new.append(view)
        }
        for item in items { if let observer { item.observers.add(observer) } }
        return new
    }

    private func matches(_ view: UIView, _ item: UIBarButtonItem) -> Bool {
        guard view.superview === container else { return false }
        return item.customView.map { $0 === view } ?? (view is BarButtonView)
    }

    private func remove(_ item: UIBarButtonItem) {
        if let observer { item.observers.remove(observer) }
        guard let view = views.removeValue(forKey: ObjectIdentifier(item)) else { return }
        if view.superview === container { view.removeFromSuperview() }
    }

    func view(of item: UIBarButtonItem) -> UIView? { views[ObjectIdentifier(item)] }

    private var shownItems: [UIBarButtonItem] { items.filter { !$0.isHidden } }

    // MARK: - Sizes

    func size(of item: UIBarButtonItem) -> CGSize {
        if item.systemItem == .fixedSpace { return CGSize(width: item.width, height: 0) }
        guard let view = view(of: item) else { return .zero }
        if view is BarButtonView { return view.sizeThatFits(.zero) }
        return Self.size(ofCustomView: view, width: item.width)
    }

    static func size(ofCustomView view: UIView, width: CGFloat = 0) -> CGSize {
        var size = view.bounds.size
        if view.translatesAutoresizingMaskIntoConstraints {
            let content = view.intrinsicContentSize
            if size.width <= 0 { size.width = max(0, content.width) }
            if size.height <= 0 { size.height = max(0, content.height) }
            if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(.zero) }
        } else {
            size = view.systemLayoutSizeFitting(
                CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
        }
        if width > 0 { size.width = width }
        return size
    }

    /// The width of all without any flexible space, in points.
    var width: CGFloat {
        let items = shownItems
        let widths = items.reduce(0) { $0 + size(of: $1).width }
        return widths + Self.gaps(in: items) * Self.spacing
    }

    /// Buttons keep their distance; spaces say their own.
    private static func gaps(in items: [UIBarButtonItem]) -> CGFloat {
        CGFloat(zip(items, items.dropFirst()).count { !$0.isSpace && !$1.isSpace })
    }

    var hasFlexibleSpace: Bool { items.contains { $0.systemItem == .flexibleSpace } }

    // MARK: - Places

    /// Places the views from the leading edge on.
    ///
    /// - Parameter area: What flexible spaces fill, in the container.
    func place(in area: CGRect, runsLeft: Bool) {
        let items = shownItems
        for item in self.items { view(of: item)?.isHidden = item.isHidden }
        let flexible = CGFloat(items.count { $0.systemItem == .flexibleSpace })
        let room = flexible > 0 ? max(0, area.width - width) / flexible : 0
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
            let size = size(of: item)
            if item.systemItem == .flexibleSpace {
                x += room
                continue
            }
            if let view = view(of: item) {
                let left = runsLeft ? area.maxX - x - size.width : area.minX + x
                view.frame = CGRect(
                    x: left.rounded(), y: (area.midY - size.height / 2).rounded(),
                    width: size.width, height: size.height)
            }
            x += size.width
            if index + 1 < items.count, !item.isSpace, !items[index + 1].isSpace {
                x += Self.spacing
            }
        }
    }
}

/// How the buttons of a bar look, by their style.
@MainActor struct BarButtonLooks {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance

    subscript(style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? done : plain
    }
}
