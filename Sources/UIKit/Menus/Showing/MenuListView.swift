import Foundation

/// The rows of one menu, with lines between them, in a scroll view for menus that are longer than
/// there is room.
final class MenuListView: UIView {
    private let scrollView = UIScrollView(frame: .zero)
    private(set) var rows: [MenuRowView] = []
    private var parts: [(view: UIView, height: (CGFloat) -> CGFloat)] = []
    private(set) var header: MenuRowView?

    /// Between two sections, in points.
    private static let sectionGap: CGFloat = 8

    /// - Parameter header: The row of another menu that opened this one.
    init(_ content: MenuContent, header: UIMenu?) {
        super.init(frame: .zero)
        addSubview(scrollView)
        scrollView.alwaysBounceVertical = false
        show(content, header: header)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ content: MenuContent, header menu: UIMenu?) {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        rows = []
        if let menu {
            let header = MenuRowView(.submenu(menu), hasMarkColumn: true, isOpenHeader: true)
            self.header = header
            add(header)
            add(MenuBand(), height: Self.sectionGap)
        } else if !content.title.isEmpty {
            addTitle(content.title)
        }
        let hasMarks = content.hasMarks || menu != nil
        for (index, section) in content.sections.enumerated() {
            if index > 0 { add(MenuBand(), height: Self.sectionGap) }
            if !section.title.isEmpty { addTitle(section.title) }
            for (index, row) in section.rows.enumerated() {
                if index > 0 { addLine() }
                let view = MenuRowView(row, hasMarkColumn: hasMarks)
                rows.append(view)
                add(view)
            }
        }
        setNeedsLayout()
    }

    private func addTitle(_ title: String) {
        add(MenuTitleView(title))
        addLine()
    }

    private func addLine() {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        parts.append((line, { [weak self] _ in 1 / (self?.traitCollection.displayScale ?? 1) }))
        scrollView.addSubview(line)
    }

    private func add(_ view: UIView) {
        parts.append(
            (
                view,
                { [weak view] width in
                    view?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                        .height ?? 0
                }
            ))
        scrollView.addSubview(view)
    }

    private func add(_ view: UIView, height: CGFloat) {
        parts.append((view, { _ in height }))
        scrollView.addSubview(view)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: parts.reduce(0) { $0 + $1.height(size.width) })
    }

    override func layoutSubviews() {
        scrollView.frame = bounds
        var y: CGFloat = 0
        for part in parts {
            let height = part.height(bounds.width)
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.isScrollEnabled = y > bounds.height + 0.5
    }

    /// The row under a point of this view.
    func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(point) else { return nil }
        let all = header.map { [$0] + rows } ?? rows
        return all.first { $0.bounds.contains($0.convert(point, from: self)) }
    }
}

/// The broad line between two sections.
private final class MenuBand: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0, alpha: 0.24) : UIColor(white: 0, alpha: 0.08)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A title above rows.
private final class MenuTitleView: UIView {
    private let label = UILabel(frame: .zero)

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        addSubview(label)
        contentTraitsDidChange()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func contentTraitsDidChange() {
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
        return CGSize(
            width: size.width, height: (label.sizeThatFits(room).height + 14).rounded(.up))
    }

    override func layoutSubviews() {
        label.frame = bounds.inset(by: UIEdgeInsets(top: 7, left: 16, bottom: 7, right: 16))
        label.textAlignment =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
