import Foundation

/// Under a calendar, the time of day; pressed, it opens wheels for another one.
final class CalendarTimeRow: UIView {
    private unowned let owner: UIDatePicker
    private let label = UILabel(frame: .zero)
    private let chip = DateChip(frame: .zero)

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        label.text = systemText("Time")
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.isAccessibilityElement = false
        chip.accessibilityLabel = systemText("Time")
        chip.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner.openTime(from: chip)
            }, for: .primaryActionTriggered)
        addSubview(label)
        addSubview(chip)
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarTimeRow is a part of UIDatePicker alone")
    }

    func update() {
        chip.text = owner.texts.text(owner.date, "jmm")
        chip.isEnabled = owner.isEnabled
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = chip.intrinsicContentSize
        let y = (bounds.height - size.height) / 2
        let inner = bounds.width - 12 - size.width
        chip.frame = CGRect(
            x: runsLeft ? 12 : inner, y: y, width: size.width, height: size.height)
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(
            x: runsLeft ? bounds.width - 12 - width : 12, y: 0, width: width, height: bounds.height)
    }
}
