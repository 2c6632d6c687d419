import Foundation

/// Twelve hues in ten shades, and how opaque: what a colour well opens.
final class ColorGrid: UIControl {
    var onChoose: (UIColor) -> Void = { _ in }

    private static let columns = 12
    private static let rows = 10
    /// In points.
    private static let cell: CGFloat = 26
    private static let sliderHeight: CGFloat = 44

    private let hasAlpha: Bool
    private let cells = ColorCells(frame: .zero)
    private let slider = UISlider(frame: .zero)
    private let marker = UIView(frame: .zero)
    /// The cell that is chosen; `nil` when the colour is none of the grid's.
    private var place: (column: Int, row: Int)?

    init(_ color: UIColor?, hasAlpha: Bool) {
        self.hasAlpha = hasAlpha
        super.init(frame: .zero)
        cells.isUserInteractionEnabled = false
        marker.isUserInteractionEnabled = false
        marker.layer.borderWidth = 3
        marker.layer.borderColor = CGColor(gray: 1, alpha: 1)
        marker.layer.cornerRadius = 4
        marker.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        marker.layer.shadowOpacity = 0.4
        marker.layer.shadowRadius = 2
        marker.layer.shadowOffset = .zero
        addSubview(cells)
        addSubview(marker)
        slider.accessibilityLabel = systemText("Opacity")
        slider.value = Float(color?.cgColor.alpha ?? 1)
        slider.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        if hasAlpha { addSubview(slider) }
        place = color.flatMap { Self.place(of: $0.cgColor) }
    }

    required init?(coder: NSCoder) {
        fatalError("ColorGrid is a part of UIColorWell alone")
    }

    /// Greys in the first row; below, from dark to light, as in iOS's own grid.
    static func color(column: Int, row: Int) -> UIColor {
        guard row > 0 else {
            return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
        }
        let hue = (CGFloat(column) * 30 + 195).truncatingRemainder(dividingBy: 360) / 360
        let shade = CGFloat(row - 1) / CGFloat(rows - 2)
        return shade < 0.5
            ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * shade, alpha: 1)
            : UIColor(hue: hue, saturation: 1 - (shade - 0.5) * 1.6, brightness: 1, alpha: 1)
    }

    private static func place(of color: CGColor) -> (column: Int, row: Int)? {
        for row in 0..<rows {
            for column in 0..<columns {
                let other = Self.color(column: column, row: row).cgColor
                let distance = max(
                    abs(other.red - color.red), abs(other.green - color.green),
                    abs(other.blue - color.blue))
                if distance < 0.004 { return (column, row) }
            }
        }
        return nil
    }

    private func choose() {
        let place = place ?? (0, 0)
        self.place = place
        setNeedsLayout()
        window?.accessibilityDidChange()
        onChoose(
            Self.color(column: place.column, row: place.row)
                .withAlphaComponent(hasAlpha ? CGFloat(slider.value) : 1))
    }

    private func choose(column: Int, row: Int) {
        let wanted = (
            column: min(max(0, column), Self.columns - 1), row: min(max(0, row), Self.rows - 1)
        )
        if let place, place == wanted { return }
        place = wanted
        choose()
    }

    // MARK: - Layout

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: CGFloat(Self.columns) * Self.cell,
            height: CGFloat(Self.rows) * Self.cell + (hasAlpha ? Self.sliderHeight : 0))
    }

    private var grid: CGRect {
        CGRect(
            x: 0, y: 0, width: bounds.width,
            height: bounds.height - (hasAlpha ? Self.sliderHeight : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cells.frame = grid
        slider.frame = CGRect(
            x: 4, y: grid.maxY + 6, width: bounds.width - 8, height: Self.sliderHeight - 6)
        marker.isHidden = place == nil
        guard let place else { return }
        let size = CGSize(
            width: grid.width / CGFloat(Self.columns), height: grid.height / CGFloat(Self.rows))
        marker.frame = CGRect(
            x: CGFloat(place.column) * size.width, y: CGFloat(place.row) * size.height,
            width: size.width, height: size.height
        ).insetBy(dx: -1, dy: -1)
    }

    // MARK: - Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        let point = touch.location(in: self)
        guard grid.width > 0, grid.height > 0 else { return }
        choose(
            column: Int(point.x / grid.width * CGFloat(Self.columns)),
            row: Int(point.y / grid.height * CGFloat(Self.rows)))
    }

    override var sendsPrimaryActionOnTouch: Bool { false }

    // MARK: - Keys and accessibility

    override func handleKey(_ key: UIKey) -> Bool {
        guard isFocused else { return false }
        let place = place ?? (0, 0)
        switch key.keyCode {
        case .keyboardLeftArrow: choose(column: place.column - 1, row: place.row)
        case .keyboardRightArrow: choose(column: place.column + 1, row: place.row)
        case .keyboardUpArrow: choose(column: place.column, row: place.row - 1)
        case .keyboardDownArrow: choose(column: place.column, row: place.row + 1)
        case .keyboardHome: choose(column: 0, row: place.row)
        case .keyboardEnd: choose(column: Self.columns - 1, row: place.row)
        default: return false
        }
        return true
    }

    private func step(_ step: Int) {
        let index = place.map { $0.row * Self.columns + $0.column } ?? 0
        let next = min(max(0, index + step), Self.rows * Self.columns - 1)
        choose(column: next % Self.columns, row: next / Self.columns)
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    @discardableResult override func accessibilityActivate() -> Bool { false }

    override var isAccessibilityElementByDefault: Bool { false }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        cells.owner = self
        cells.isAccessibilityElement = true
        cells.accessibilityLabel = accessibilityLabel
        accessibilityElements = hasAlpha ? [cells, slider] : [cells]
    }

    var colorName: String? {
        place.map {
            ColorName.name(of: Self.color(column: $0.column, row: $0.row).cgColor)
        }
    }
}

/// The squares of a grid of colours.
private final class ColorCells: UIView {
    weak var owner: ColorGrid?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 6
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        let (columns, rows) = (12, 10)
        let width = bounds.width / CGFloat(columns)
        let height = bounds.height / CGFloat(rows)
        for row in 0..<rows {
            for column in 0..<columns {
                ColorGrid.color(column: column, row: row).setFill()
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * width, y: CGFloat(row) * height, width: width + 0.5,
                        height: height + 0.5))
            }
        }
    }

    override func accessibilityIncrement() { owner?.accessibilityIncrement() }
    override func accessibilityDecrement() { owner?.accessibilityDecrement() }
    override var defaultAccessibilityValue: String? { owner?.colorName }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
