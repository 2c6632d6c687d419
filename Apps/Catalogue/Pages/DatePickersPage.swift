import UIKit

extension CataloguePage {
    /// Date pickers in every style and mode.
    static let datePickers = CataloguePage(title: "Date pickers") { note in
        @MainActor func example(
            _ name: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
            _ change: (UIDatePicker) -> Void = { _ in }
        ) -> Example {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = TimeZone(identifier: "UTC")
            // A Friday in summer, the same one in each picture.
            picker.date = Date(timeIntervalSince1970: 1_718_357_460)
            change(picker)
            picker.addAction(
                UIAction { _ in note("\(name): another date") }, for: .valueChanged)
            return Example(name, picker, isWide: style != .compact)
        }
        return [
            ExampleSection(
                "Compact",
                [
                    example("Date", .date, .compact), example("Time", .time, .compact),
                    example("Both", .dateAndTime, .compact),
                    example("Disabled", .date, .compact) { $0.isEnabled = false },
                ]),
            ExampleSection("Inline", [example("Calendar", .dateAndTime, .inline)]),
            ExampleSection(
                "Wheels",
                [
                    example("Date", .date, .wheels), example("Time", .time, .wheels),
                    example("Date and time", .dateAndTime, .wheels),
                    example("Count down", .countDownTimer, .wheels) {
                        $0.countDownDuration = 45 * 60
                    },
                ]),
        ]
    }
}
