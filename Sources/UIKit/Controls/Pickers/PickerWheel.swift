import Foundation

/// One wheel of a picker: it scrolls with inertia and comes to rest at a row.
final class PickerWheel: UIView, UIScrollViewDelegate {
    let component: Int
    private weak var picker: UIPickerView?
    private let scrollView = WheelScrollView(frame: .zero)
    private let rowsView = UIView(frame: .zero)
    private(set) var numberOfRows = 0
    private(set) var selectedRow = 0
    /// The views of the rows that are seen, and some that are not any more.
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// The row to which the program, or a key, moves the wheel.
    private var movingTo: Int?
    private var isMovedByProgram: Bool { movingTo != nil }
    /// Whether the offset is being set at once.
    private var isPlacing = false
    private let restTimer = GestureTimer()

    /// In points.
    var rowHeight: CGFloat = 32

    init(_ component: Int, in picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        clipsToBounds = true
        isAccessibilityElement = true
        rowsView.isUserInteractionEnabled = false
        addSubview(rowsView)
        scrollView.delegate = self
        scrollView.showsVerticalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.scrollsToTop = false
        scrollView.addGestureRecognizer(WheelTap { [weak self] in self?.tapped(at: $0) })
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) {
        fatalError("PickerWheel is a part of UIPickerView alone")
    }

    // MARK: - Rows

    func reload(rows: Int) {
        numberOfRows = max(0, rows)
        selectedRow = min(selectedRow, max(0, numberOfRows - 1))
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        spare = []
        setNeedsLayout()
    }

    func content(ofRow row: Int) -> UIView? {
        layoutIfNeeded()
        return shown[row]
    }

    private var geometry: WheelGeometry {
        WheelGeometry(height: bounds.height, rowHeight: rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rowsView.frame = bounds
        let wasMoving = isMoving
        isPlacing = true
        scrollView.frame = bounds
        let inset = max(0, (bounds.height - rowHeight) / 2)
        scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        scrollView.contentSize = CGSize(
            width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
        if !wasMoving { place(at: selectedRow, animated: false) }
        isPlacing = false
        placeRows()
    }

    private var isMoving: Bool {
        scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
            || isMovedByProgram || restTimer.isRunning
    }

    /// The row in the middle, with a fraction.
    private var position: CGFloat {
        guard rowHeight > 0 else { return 0 }
        return (scrollView.contentOffset.y + scrollView.contentInset.top) / rowHeight
    }

    private func place(at row: Int, animated: Bool) {
        let y = CGFloat(row) * rowHeight - scrollView.contentInset.top
        scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    }

    /// - Complexity: O(1): by the wheel's height, not by the number of its rows.
    private func placeRows() {
        guard numberOfRows > 0, bounds.height > 0 else { return }
        let geometry = geometry
        let middle = Int(min(max(0, position.rounded()), CGFloat(numberOfRows - 1)))
        let first = max(0, middle - geometry.reach)
        let last = min(numberOfRows - 1, middle + geometry.reach)
        for (row, view) in shown where row < first || row > last {
            shown[row] = nil
            view.isHidden = true
            spare.append(view)
        }
        for row in first...last {
            guard let place = geometry.place(ofRowAt: CGFloat(row) - position) else {
                shown[row]?.isHidden = true
                continue
            }
            let view = shown[row] ?? makeView(forRow: row)
            view.isHidden = false
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: place.y)
            view.transform = CGAffineTransform(scaleX: 1, y: place.squash)
            view.alpha = place.alpha
        }
    }

    private func makeView(forRow row: Int) -> UIView {
        let old = spare.popLast()
        let view = picker?.rowView(row, in: component, reusing: old) ?? UIView(frame: .zero)
        if old !== view { old?.removeFromSuperview() }
        if view.superview !== rowsView { rowsView.addSubview(view) }
        shown[row] = view
        return view
    }

    // MARK: - Moving

    func select(_ row: Int, animated: Bool) {
        selectedRow = row
        restTimer.stop()
        window?.accessibilityDidChange()
        guard window != nil, bounds.height > 0 else {
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        let isThere = abs(position - CGFloat(row)) < 0.01
        movingTo = animated && !isThere ? row : nil
        isPlacing = !animated
        place(at: row, animated: animated)
        isPlacing = false
    }

    private func tapped(at place: CGPoint) {
        let distance = geometry.distance(at: convert(place, from: nil).y)
        turn(to: Int((position + distance).rounded()))
    }

    /// Goes to a row as a person does: the picker's delegate hears of it.
    func turn(to row: Int) {
        guard numberOfRows > 0 else { return }
        let row = min(max(0, row), numberOfRows - 1)
        guard row != selectedRow else { return }
        select(row, animated: true)
        picker?.wheel(self, didSelect: row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRows()
        if !isMovedByProgram, !isPlacing { waitForRest() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        movingTo = nil
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let inset = scrollView.contentInset.top
        let row = ((targetContentOffset.pointee.y + inset) / rowHeight).rounded()
        let nearest = min(max(0, row), CGFloat(max(0, numberOfRows - 1)))
        targetContentOffset.pointee.y = nearest * rowHeight - inset
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    /// Another movement takes the place of one that isn't over; only the last one comes to its row.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard let row = movingTo else { return rest() }
        guard abs(position - CGFloat(row)) < 0.05 else { return }
        movingTo = nil
        rest()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    /// A wheel of a mouse says nothing when it stops.
    private func waitForRest() {
        restTimer.start(0.15, in: self) { [weak self] in self?.rest() }
    }

    /// At a row, the choice is told; between two, the wheel goes on to the nearer one.
    private func rest() {
        restTimer.stop()
        guard numberOfRows > 0, !isMovedByProgram, !isPlacing else { return }
        if scrollView.isDragging || scrollView.isDecelerating {
            waitForRest()
            return
        }
        let row = Int(min(max(0, position.rounded()), CGFloat(numberOfRows - 1)))
        if abs(position - CGFloat(row)) > 0.02 { place(at: row, animated: true) }
        guard row != selectedRow else { return }
        selectedRow = row
        window?.accessibilityDidChange()
        picker?.wheel(self, didSelect: row)
    }

    // MARK: - Keys and accessibility

    override var canBecomeFocused: Bool { numberOfRows > 0 }

    override var focusCornerRadius: CGFloat { 8 }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !handle($0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, isFocused,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: turn(to: selectedRow + 1)
        case .keyboardUpArrow: turn(to: selectedRow - 1)
        case .keyboardPageDown: turn(to: selectedRow + 5)
        case .keyboardPageUp: turn(to: selectedRow - 5)
        case .keyboardHome: turn(to: 0)
        case .keyboardEnd: turn(to: numberOfRows - 1)
        case .keyboardLeftArrow: return picker?.focusWheel(beside: self, toTheRight: false) ?? false
        case .keyboardRightArrow: return picker?.focusWheel(beside: self, toTheRight: true) ?? false
        default: return false
        }
        window.map { $0.focus.show(in: $0) }
        return true
    }

    override func accessibilityIncrement() { turn(to: selectedRow + 1) }
    override func accessibilityDecrement() { turn(to: selectedRow - 1) }
    override func setAccessibleValue(_ value: Double) { turn(to: Int(value.rounded())) }

    override var defaultAccessibilityLabel: String? {
        guard let picker else { return nil }
        let labels = picker.componentLabels
        if labels.indices.contains(component) { return labels[component] }
        return picker.accessibilityLabel
    }

    override var defaultAccessibilityValue: String? {
        guard numberOfRows > 0 else { return nil }
        return picker?.title(ofRow: selectedRow, in: component)
            ?? shown[selectedRow]?.accessibilityLabel
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    override var accessibleDetails: AccessibleDetails {
        AccessibleDetails(
            role: .spinButton,
            range: HostAccessibleElement.ValueRange(
                value: Double(selectedRow), minimum: 0, maximum: Double(max(0, numberOfRows - 1))))
    }
}

/// Keys come to the wheel itself.
private final class WheelScrollView: UIScrollView {
    override var canBecomeFocused: Bool { false }
}

/// A tap, told with its place in the window.
private final class WheelTap: UITapGestureRecognizer {
    private let handler: (CGPoint) -> Void

    init(_ handler: @escaping (CGPoint) -> Void) {
        self.handler = handler
        super.init()
    }

    override func stateDidChange(to state: UIGestureRecognizer.State) {
        if state == .ended { handler(location(in: nil)) }
    }
}
