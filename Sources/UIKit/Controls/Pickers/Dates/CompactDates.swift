import Foundation

/// A date picker as one or two chips, which open a calendar and wheels.
final class CompactDates: UIView, DatePickerContent {
    private unowned let owner: UIDatePicker
    private let dateChip = DateChip(frame: .zero)
    private let timeChip = DateChip(frame: .zero)
    private static let spacing: CGFloat = 6

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        for (chip, name) in [(dateChip, systemText("Date")), (timeChip, systemText("Time"))] {
            chip.accessibilityLabel = name
            addSubview(chip)
        }
        dateChip.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner.openCalendar(from: dateChip)
            }, for: .primaryActionTriggered)
        timeChip.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner.openTime(from: timeChip)
            }, for: .primaryActionTriggered)
        update(animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("CompactDates is a part of UIDatePicker alone")
    }

    private var chips: [DateChip] { [dateChip, timeChip].filter { !$0.isHidden } }

    func update(animated: Bool) {
        let mode = owner.datePickerMode
        dateChip.isHidden = mode == .time
        timeChip.isHidden = mode == .date || mode == .yearAndMonth
        dateChip.text = owner.texts.text(owner.date, mode == .yearAndMonth ? "yMMMM" : "yMMMd")
        timeChip.text = owner.texts.text(owner.date, "jmm")
        let name = owner.accessibilityLabel
        for (chip, part) in [(dateChip, systemText("Date")), (timeChip, systemText("Time"))] {
            chip.isEnabled = owner.isEnabled
            chip.accessibilityLabel = name.map { "\($0), \(part)" } ?? part
        }
        contentSizeDidChange()
    }

    override var intrinsicContentSize: CGSize {
        let widths = chips.map(\.intrinsicContentSize.width)
        return CGSize(
            width: widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1)),
            height: DateChip.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The chips stand at the end, as in a row of a form.
        var x = runsLeft ? 0 : max(0, bounds.width - intrinsicContentSize.width)
        for chip in runsLeft ? chips.reversed() : chips {
            let width = chip.intrinsicContentSize.width
            chip.frame = CGRect(
                x: x, y: (bounds.height - DateChip.height) / 2, width: width,
                height: DateChip.height)
            x += width + Self.spacing
        }
    }
}
