import Foundation

/// The wheels that go to another month, or another year, of a calendar.
final class MonthWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    var onChoose: (Date) -> Void = { _ in }

    private unowned let owner: UIDatePicker
    private let picker = UIPickerView(frame: .zero)
    private var shown = Date()

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        picker.componentLabels = [DatePart.month.label, DatePart.year.label]
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        fatalError("MonthWheels is a part of UIDatePicker alone")
    }

    func show(_ month: Date) {
        shown = month
        picker.reloadAllComponents()
        let calendar = owner.rules.calendar
        let year = calendar.component(.year, from: month) - DatePart.years.lowerBound
        picker.selectRow(
            calendar.component(.month, from: month) - 1, inComponent: 0, animated: false)
        picker.selectRow(
            min(max(0, year), DatePart.years.count - 1), inComponent: 1, animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picker.intrinsicContentSize
        picker.frame = CGRect(
            x: 0, y: (bounds.height - size.height) / 2, width: bounds.width, height: size.height)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? owner.texts.monthNames.count : DatePart.years.count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        component == 0 ? owner.texts.monthNames[row] : "\(row + DatePart.years.lowerBound)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let parts: [Calendar.Component: Int] =
            component == 0 ? [.month: row + 1] : [.year: row + DatePart.years.lowerBound]
        shown = owner.rules.date(shown, setting: parts)
        onChoose(shown)
    }
}
