public import Foundation

/// Wheels beside one another, each of which stands at one of its rows.
open class UIPickerView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// In points, as on iOS.
    private static let size = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private func prepare() {
        if bounds.isEmpty { bounds.size = Self.size }
        selectionBar.isUserInteractionEnabled = false
        selectionBar.backgroundColor = .quaternarySystemFill
        selectionBar.layer.cornerRadius = 8
        addSubview(selectionBar)
    }

    // MARK: - Content

    /// Says how many wheels and rows there are. Held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }

    /// Says what the rows show, and hears which one is chosen. Held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllComponents() } }
    }

    /// Asks the data source for everything anew. Each wheel keeps its row as far as there is one.
    ///
    /// - Complexity: O(*c*) in the number of wheels, however many rows they have.
    open func reloadAllComponents() {
        let count = dataSource.map { $0.numberOfComponents(in: self) } ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(wheels.count, in: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in 0..<count { reloadComponent(component) }
    }

    /// - Precondition: `component` is below the number of wheels.
    open func reloadComponent(_ component: Int) {
        let wheel = wheel(component, "reloadComponent(_:)")
        wheel.rowHeight =
            (try? delegate?.pickerView(self, rowHeightForComponent: component)) ?? Self.rowHeight
        wheel.reload(
            rows: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    private var wheels: [PickerWheel] = []
    private let selectionBar = UIView(frame: .zero)

    private func wheel(_ component: Int, _ call: String) -> PickerWheel {
        stopUnless(
            wheels.indices.contains(component),
            "UIPickerView.\(call): component \(component) is not one of \(wheels.count)")
        return wheels[component]
    }

    /// How many wheels there are, as the data source said last.
    open var numberOfComponents: Int { wheels.count }

    /// How many rows a wheel has, as the data source said last.
    ///
    /// - Precondition: `component` is below the number of wheels.
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component, "numberOfRows(inComponent:)").numberOfRows
    }

    /// In points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        let wheel = wheel(component, "rowSize(forComponent:)")
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The view of a row that can be seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component, "view(forRow:forComponent:)").content(ofRow: row)
    }

    // MARK: - Selection

    /// The delegate is not told.
    ///
    /// - Precondition: `row` is below the number of rows of the wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let wheel = wheel(component, "selectRow(_:inComponent:animated:)")
        stopUnless(
            row >= 0 && row < max(1, wheel.numberOfRows),
            """
            UIPickerView.selectRow(_:inComponent:animated:): row \(row) is not one of \
            \(wheel.numberOfRows) in component \(component)
            """)
        wheel.select(row, animated: animated)
    }

    /// -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let wheel = wheel(component, "selectedRow(inComponent:)")
        return wheel.numberOfRows == 0 ? -1 : wheel.selectedRow
    }

    func wheel(_ wheel: PickerWheel, didSelect row: Int) {
        try? delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
    }

    /// Names of wheels for assistive technology.
    var componentLabels: [String] = []

    // MARK: - Rows

    /// The view of a row, as the delegate gives it, or a label with the row's title.
    func rowView(_ row: Int, in component: Int, reusing view: UIView?) -> UIView {
        guard let delegate else { return UIView(frame: .zero) }
        if let view = try? delegate.pickerView(
            self, viewForRow: row, forComponent: component, reusing: view)
        {
            return view
        }
        let label = view as? PickerLabel ?? PickerLabel(frame: .zero)
        if let text = try? delegate.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        {
            label.attributedText = text
        } else {
            label.text = title(ofRow: row, in: component)
        }
        return label
    }

    /// What assistive technology says of a row.
    func title(ofRow row: Int, in component: Int) -> String? {
        guard let delegate else { return nil }
        if let text = try? delegate.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        {
            return text.string
        }
        return (try? delegate.pickerView(self, titleForRow: row, forComponent: component)) ?? nil
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = componentWidths
        let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
        var x = (bounds.width - total) / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(isReversed ? wheels.reversed() : wheels, widths) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.spacing
        }
        let height = (wheels.map(\.rowHeight).max() ?? Self.rowHeight) + 2
        selectionBar.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2,
            width: bounds.width - 2 * Self.margin, height: height)
    }

    /// In the order from left to right.
    private var componentWidths: [CGFloat] {
        let count = CGFloat(wheels.count)
        let room = bounds.width - 2 * Self.margin - Self.spacing * max(0, count - 1)
        let widths = wheels.indices.map { component in
            (try? delegate?.pickerView(self, widthForComponent: component)) ?? nil
        }
        let known = widths.compactMap { $0 }.reduce(0, +)
        let unknown = CGFloat(widths.filter { $0 == nil }.count)
        let share = unknown > 0 ? max(0, room - known) / unknown : 0
        let all = widths.map { $0 ?? share }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? all.reversed() : all
    }

    /// Left and right go to the wheel beside.
    func focusWheel(beside wheel: PickerWheel, toTheRight: Bool) -> Bool {
        let isForward = toTheRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let next = wheel.component + (isForward ? 1 : -1)
        guard wheels.indices.contains(next), let window else { return false }
        window.focus.move(to: wheels[next], in: window)
        return true
    }
}

/// A row with a title alone.
private final class PickerLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 21)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
