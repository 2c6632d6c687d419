import Foundation

/// One day of a calendar.
final class CalendarDayView: UIControl {
    private let label = UILabel(frame: .zero)
    private let disc = UIView(frame: .zero)
    private weak var calendarView: CalendarView?

    let date: Date
    /// As it is said.
    var spokenDate = ""
    var isToday = false {
        didSet { showState() }
    }

    /// In points, as iOS draws it.
    static let discSize: CGFloat = 44

    init(_ date: Date, number: Int, in calendarView: CalendarView) {
        self.date = date
        self.calendarView = calendarView
        super.init(frame: .zero)
        label.text = "\(number)"
        label.textAlignment = .center
        label.isAccessibilityElement = false
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        addSubview(label)
        showState()
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarDayView is a part of UIDatePicker alone")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, Self.discSize)
        disc.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }

    override func controlStateDidChange() {
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        let tint = tintColor ?? .tintColor
        label.font = .systemFont(
            ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
        if isSelected {
            disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
            label.textColor = isToday ? .white : tint
        } else {
            disc.backgroundColor = isHighlighted ? .tertiarySystemFill : .clear
            label.textColor = !isEnabled ? .tertiaryLabel : isToday ? tint : .label
        }
    }

    override var focusCornerRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

    /// Tab comes to one day, and arrows go on from there.
    override var canBecomeFocused: Bool { isEnabled && calendarView?.keyboardDay === self }

    override func handleKey(_ key: UIKey) -> Bool {
        calendarView?.handleKey(key, on: self) ?? false
    }

    override var defaultAccessibilityLabel: String? {
        isToday ? systemText("Today, %@", spokenDate) : spokenDate
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
