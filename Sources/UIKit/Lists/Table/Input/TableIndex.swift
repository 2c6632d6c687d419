import Foundation

/// The titles at the side of a table that lead to its sections.
@MainActor final class TableIndex {
    private unowned let tableView: UITableView
    private var bar: TableIndexBar?

    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    /// Asks the data source for the titles.
    func reload() {
        guard tableView.contents.isLoaded else { return }
        let given = (try? tableView.dataSource?.sectionIndexTitles(for: tableView)) ?? nil
        let count = tableView.contents.geometry.rowCounts.reduce(0, +)
        guard let titles = given, !titles.isEmpty,
            count >= tableView.sectionIndexMinimumDisplayRowCount
        else {
            bar?.removeFromSuperview()
            bar = nil
            return
        }
        let shown = bar ?? makeBar()
        shown.titles = titles
        looksDidChange()
        tableView.setNeedsLayout()
    }

    private func makeBar() -> TableIndexBar {
        let bar = TableIndexBar { [weak self] number in self?.go(to: number) }
        bar.layer.zPosition = 3
        tableView.addSubview(bar)
        self.bar = bar
        return bar
    }

    func looksDidChange() {
        bar?.tintColor = tableView.sectionIndexColor
        bar?.backgroundColor = tableView.sectionIndexBackgroundColor
    }

    /// It stays where it is while the rows scroll.
    func layOut() {
        guard let bar else { return }
        let inset = tableView.adjustedContentInset
        let bounds = tableView.bounds
        let isLeft = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(
            x: isLeft ? 0 : bounds.width - TableIndexBar.width, y: bounds.minY + inset.top,
            width: TableIndexBar.width, height: bounds.height - inset.top - inset.bottom)
    }

    private func go(to number: Int) {
        guard let bar, let dataSource = tableView.dataSource else { return }
        let title = bar.titles[number]
        let asked = try? dataSource.tableView(
            tableView, sectionForSectionIndexTitle: title, at: number)
        let section = asked ?? number
        guard tableView.contents.geometry.sections.indices.contains(section) else { return }
        tableView.scrollToRow(
            at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}

/// Shows the titles one below the other; a finger goes along them.
final class TableIndexBar: UIControl {
    /// In points.
    static let width: CGFloat = 20

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            accessibilityValue = titles.first
            setNeedsDisplay()
        }
    }

    private let onChoose: (Int) -> Void
    private var chosen: Int?

    init(onChoose: @escaping (Int) -> Void) {
        self.onChoose = onChoose
        super.init(frame: .zero)
        accessibilityLabel = systemText("Section index")
    }

    required init?(coder: NSCoder) { nil }

    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    /// Of a title, in points.
    private var step: CGFloat {
        titles.isEmpty ? 0 : min(16, bounds.height / CGFloat(titles.count))
    }

    private var top: CGFloat { (bounds.height - step * CGFloat(titles.count)) / 2 }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: Self.font, .foregroundColor: tintColor as Any,
        ]
        for (number, title) in titles.enumerated() {
            let text = title == UITableView.indexSearch ? "⌕" : title
            let string = NSAttributedString(string: text, attributes: attributes)
            let size = string.size()
            string.draw(
                at: CGPoint(
                    x: (bounds.width - size.width) / 2,
                    y: top + CGFloat(number) * step + (step - size.height) / 2))
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        chosen = nil
    }

    private func choose(_ touch: UITouch) {
        guard !titles.isEmpty, step > 0 else { return }
        let place = touch.location(in: self).y - top
        let number = min(titles.count - 1, max(0, Int(place / step)))
        guard number != chosen else { return }
        chosen = number
        onChoose(number)
    }

    override var canBecomeFocused: Bool { false }
}
