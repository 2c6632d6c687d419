// This file is long: on Linux, what a subclass may override has to stand in the class's body.
public import Foundation

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is while none is chosen.
    public static let noSegment = -1

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// - Parameter items: `String`s and `UIImage`s, one for each segment.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() { insert(item, at: index) }
        sizeToFit()
    }

    /// A segment for each action, which is performed when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.isEmpty { sizeToFit() }
    }

    private func insert(_ item: Any, at index: Int) {
        switch item {
        case let title as String: insertSegment(withTitle: title, at: index, animated: false)
        case let image as UIImage: insertSegment(with: image, at: index, animated: false)
        default:
            fatalError("UISegmentedControl(items:): \(item) is neither a String nor a UIImage")
        }
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SegmentLooks.cornerRadius
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = SegmentLooks.pillRadius
        pill.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(pill)
        showState()
    }

    // MARK: - Segments

    private var segments: [SegmentView] = []

    /// How many there are; the first has the number 0.
    open var numberOfSegments: Int { segments.count }

    /// - Parameters:
    ///   - title: What a person reads.
    ///   - segment: Numbers above the count add at the end.
    ///   - animated: Whether the others are seen to make room.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView(in: self)
        view.title = title
        insert(view, at: segment)
    }

    /// Adds a segment with a picture; numbers above the count add at the end. Which one is chosen
    /// stays.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView(in: self)
        view.image = image
        insert(view, at: segment)
    }

    /// Adds a segment that performs an action when it is chosen, and shows its picture or title.
    /// Which one is chosen stays.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(in: self)
        view.show(action)
        insert(view, at: segment)
    }

    private func insert(_ view: SegmentView, at index: Int) {
        let index = min(max(0, index), segments.count)
        segments.insert(view, at: index)
        addSubview(view)
        if selected >= index { selected += 1 }
        segmentsDidChange()
    }

    /// Takes a segment away; a number that isn't there is passed over. Where the chosen one goes,
    /// none is chosen.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selected == segment {
            selected = Self.noSegment
        } else if selected > segment {
            selected -= 1
        }
        segmentsDidChange()
    }

    /// Takes all segments away; none is chosen then.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        while dividers.count > max(0, segments.count - 1) {
            dividers.removeLast().removeFromSuperview()
        }
        while dividers.count < segments.count - 1 {
            let divider = UIView(frame: .zero)
            divider.isUserInteractionEnabled = false
            divider.backgroundColor = SegmentLooks.dividerColor
            dividers.append(divider)
            insertSubview(divider, at: 0)
        }
        contentSizeDidChange()
        showState()
        window?.accessibilityDidChange()
    }

    private func segment(_ index: Int, _ call: String) -> SegmentView {
        stopUnless(
            segments.indices.contains(index),
            "UISegmentedControl.\(call): segment \(index) is not one of \(segments.count)")
        return segments[index]
    }

    private func change(_ index: Int, _ call: String, _ change: (SegmentView) -> Void) {
        change(segment(index, call))
        segmentsDidChange()
    }

    /// Shows a text in the place of what the segment showed.
    ///
    /// - Precondition: The segment exists.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment, "setTitle(_:forSegmentAt:)") { $0.title = title }
    }

    /// Nil for a segment that shows a picture.
    ///
    /// - Precondition: The segment exists.
    open func titleForSegment(at segment: Int) -> String? {
        self.segment(segment, "titleForSegment(at:)").title
    }

    /// Shows a picture in the place of what the segment showed.
    ///
    /// - Precondition: The segment exists.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment, "setImage(_:forSegmentAt:)") { $0.image = image }
    }

    /// Nil for a segment that shows a title.
    ///
    /// - Precondition: The segment exists.
    open func imageForSegment(at segment: Int) -> UIImage? {
        self.segment(segment, "imageForSegment(at:)").image
    }

    /// Takes the place of the segment's title, picture and action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment, "setAction(_:forSegmentAt:)") { $0.show(action) }
    }

    /// What choosing the segment performs, if it was made from an action.
    ///
    /// - Precondition: The segment exists.
    open func actionForSegment(at segment: Int) -> UIAction? {
        self.segment(segment, "actionForSegment(at:)").action
    }

    /// `nil` where no segment has such an action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// - Parameters:
    ///   - width: In points; 0 shares what the others leave.
    ///   - segment: Its number.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment, "setWidth(_:forSegmentAt:)") { $0.fixedWidth = max(0, width) }
    }

    /// In points; 0 for a segment that shares what the others leave.
    ///
    /// - Precondition: The segment exists.
    open func widthForSegment(at segment: Int) -> CGFloat {
        self.segment(segment, "widthForSegment(at:)").fixedWidth
    }

    /// Moves a segment's title or picture, in points.
    ///
    /// - Precondition: The segment exists.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment, "setContentOffset(_:forSegmentAt:)") {
            $0.offset = offset
            $0.setNeedsLayout()
        }
    }

    /// How far its title or picture was moved, in points.
    ///
    /// - Precondition: The segment exists.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        self.segment(segment, "contentOffsetForSegment(at:)").offset
    }

    /// Whether a person can choose one segment; a chosen one stays so.
    ///
    /// - Precondition: The segment exists.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment, "setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
    }

    /// Whether a person can choose one segment.
    ///
    /// - Precondition: The segment exists.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        self.segment(segment, "isEnabledForSegment(at:)").isEnabled
    }

    // MARK: - Selection

    /// The chosen segment, or `noSegment`. Setting it sends no event.
    ///
    /// - Precondition: `noSegment`, or below the number of segments.
    open var selectedSegmentIndex: Int {
        get { isMomentary && !isTracking && !isChoosing ? Self.noSegment : selected }
        set {
            stopUnless(
                newValue < segments.count,
                """
                UISegmentedControl.selectedSegmentIndex: \(newValue) is not below \
                \(segments.count), the number of segments
                """)
            select(max(newValue, Self.noSegment), animated: false)
        }
    }

    private var selected = UISegmentedControl.noSegment
    /// Whether the keyboard, or assistive technology, presses a segment.
    private var isChoosing = false

    /// Whether a segment stays chosen only while it is pressed.
    open var isMomentary = false {
        didSet {
            if isMomentary { selected = Self.noSegment }
            showState()
            window?.accessibilityDidChange()
        }
    }

    /// Whether segments are as wide as their content asks for.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentSizeDidChange() }
    }

    private func select(_ index: Int, animated: Bool) {
        selected = index
        window?.accessibilityDidChange()
        showState(animated: animated)
    }

    func index(of segment: SegmentView) -> Int? { segments.firstIndex { $0 === segment } }

    func isShownSelected(_ segment: SegmentView) -> Bool {
        !isMomentary && index(of: segment) == selected
    }

    /// Chooses a segment as a person does.
    func choose(_ segment: SegmentView) {
        guard let index = index(of: segment), segment.isEnabled else { return }
        let isNew = isMomentary || index != selected
        isChoosing = true
        defer { isChoosing = false }
        select(index, animated: true)
        if isNew { sendActions(of: segment) }
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    private func sendActions(of segment: SegmentView) {
        if let action = segment.action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: - Looks

    /// White, or a grey in the dark, unless set.
    open var selectedSegmentTintColor: UIColor? {
        didSet { showState() }
    }

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// What titles look like; the keys are `font` and `foregroundColor`.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state] = attributes
        contentSizeDidChange()
        showState()
    }

    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private let pill = UIView(frame: .zero)
    private var dividers: [UIView] = []

    private func showState(animated: Bool = false) {
        let changes = { [self] in
            pill.backgroundColor = selectedSegmentTintColor ?? SegmentLooks.pillColor
            for segment in segments { showLooks(of: segment) }
            setNeedsLayout()
            if animated { layoutIfNeeded() }
        }
        guard animated, window != nil else { return changes() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState, animations: changes)
    }

    private func showLooks(of segment: SegmentView) {
        let isChosen = index(of: segment) == selected
        let look = SegmentLooks(
            isSelected: isChosen, isHighlighted: segment === pressed && !isChosen,
            isEnabled: isEnabled && segment.isEnabled, attributes: attributes)
        segment.label.text = segment.title
        segment.label.font = look.font
        segment.label.textColor = look.color
        segment.label.isHidden = segment.title == nil
        segment.imageView.image = segment.image
        segment.imageView.isHidden = segment.image == nil
        segment.imageView.tintColor = look.color
        segment.label.alpha = look.alpha
        segment.imageView.alpha = look.alpha
    }

    override func controlStateDidChange() {
        showState()
    }

    // MARK: - Layout

    private var widths: SegmentWidths {
        SegmentWidths(
            contents: segments.map(\.contentWidth), fixed: segments.map(\.fixedWidth),
            byContent: apportionsSegmentWidthsByContent)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (segment, width) in zip(segments, widths.filling(bounds.width)) {
            segment.frame = CGRect(
                x: runsLeft ? bounds.width - x - width : x, y: 0, width: width,
                height: bounds.height)
            x += width
        }
        layOutDividers(runsLeft)
        layOutPill()
    }

    /// There are none beside the chosen segment.
    private func layOutDividers(_ runsLeft: Bool) {
        let chosen = pillIndex
        for (index, divider) in dividers.enumerated() {
            let edge = runsLeft ? segments[index].frame.minX : segments[index].frame.maxX
            divider.frame = CGRect(
                x: edge - 0.5, y: (bounds.height - SegmentLooks.dividerHeight) / 2, width: 1,
                height: SegmentLooks.dividerHeight)
            divider.alpha = chosen == index || chosen == index + 1 ? 0 : 1
        }
    }

    private var pillIndex: Int { segments.indices.contains(selected) ? selected : Self.noSegment }

    /// Held, the chosen segment is a little smaller.
    private func layOutPill() {
        guard pillIndex >= 0 else {
            pill.alpha = 0
            return
        }
        let inset = SegmentLooks.pillInset
        let place = segments[pillIndex].frame.insetBy(dx: inset, dy: inset)
        pill.alpha = 1
        pill.bounds.size = place.size
        pill.center = CGPoint(x: place.midX, y: place.midY)
        let isHeld = isDraggingPill && isHighlighted
        pill.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    open override var intrinsicContentSize: CGSize {
        let height = max(
            SegmentLooks.height, (segments.map(\.label.font.lineHeight).max() ?? 0) + 12)
        let images = (segments.compactMap { $0.image?.size.height }.max() ?? 0) + 8
        return CGSize(width: widths.natural.reduce(0, +), height: max(height, images))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: - Tracking

    /// The segment under the finger.
    private weak var pressed: SegmentView?
    /// Whether the finger came down on the chosen segment, and takes the choice along.
    private var isDraggingPill = false
    private var selectedAtStart = UISegmentedControl.noSegment

    private func segment(at place: CGPoint) -> SegmentView? {
        let x = min(max(0, place.x), bounds.width - 0.01)
        return segments.first {
            $0.isEnabled && x >= $0.frame.minX && x < $0.frame.maxX
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let segment = segment(at: touch.location(in: self)) else { return false }
        selectedAtStart = selected
        isDraggingPill = !isMomentary && index(of: segment) == selected
        press(segment)
        return true
    }

    private func press(_ segment: SegmentView?) {
        guard segment !== pressed else { return }
        pressed = segment
        if let segment, isDraggingPill || isMomentary, let index = index(of: segment) {
            select(index, animated: isDraggingPill)
        } else {
            showState(animated: true)
        }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let segment = segment(at: touch.location(in: self))
        press(isTouchInside ? segment : isDraggingPill ? pressed : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside || isDraggingPill ? pressed : nil
        pressed = nil
        isDraggingPill = false
        if let chosen, let index = index(of: chosen) {
            let isNew = isMomentary || index != selectedAtStart
            select(index, animated: true)
            if isNew { sendActions(of: chosen) }
        }
        if isMomentary {
            select(Self.noSegment, animated: false)
        } else {
            showState(animated: true)
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        isDraggingPill = false
        select(isMomentary ? Self.noSegment : selectedAtStart, animated: true)
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - Keys

    /// A segment, and not the control, has the focus.
    open override var canBecomeFocused: Bool { false }

    /// The segment that arrows came to last, in a control where none is chosen.
    private weak var visited: SegmentView?

    /// The one segment that Tab comes to.
    var keyboardSegment: SegmentView? {
        if isMomentary || pillIndex < 0 {
            if let visited, visited.isEnabled, index(of: visited) != nil { return visited }
            return segments.first { $0.isEnabled }
        }
        return segments[selected].isEnabled ? segments[selected] : segments.first { $0.isEnabled }
    }

    override func handleKey(_ key: UIKey) -> Bool {
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let step = ControlKey(key, runsLeft: runsLeft), let current = keyboardSegment,
            let index = index(of: current)
        else { return false }
        let isVertical = [.keyboardUpArrow, .keyboardDownArrow].contains(key.keyCode)
        let next: SegmentView?
        switch step {
        case .increase where !isVertical: next = segments[(index + 1)...].first { $0.isEnabled }
        case .decrease where !isVertical: next = segments[..<index].last { $0.isEnabled }
        case .first: next = segments.first { $0.isEnabled }
        case .last: next = segments.last { $0.isEnabled }
        default: return false
        }
        if let next { visit(next) }
        return true
    }

    /// Arrows choose; where a choice does something at once, they only go there.
    private func visit(_ segment: SegmentView) {
        visited = segment
        if !isMomentary { choose(segment) }
        if let window { window.focus.move(to: segment, in: window) }
    }

    override var isAccessibilityElementByDefault: Bool { false }
}

extension SegmentView {
    /// Shows an action's title, or its picture.
    func show(_ action: UIAction) {
        self.action = action
        isEnabled = !action.attributes.contains(.disabled)
        if let image = action.image { self.image = image } else { title = action.title }
    }
}
