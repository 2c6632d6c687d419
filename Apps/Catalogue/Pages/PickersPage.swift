import UIKit

extension CataloguePage {
    /// Wheels with titles and with views.
    static let pickers = CataloguePage(title: "Pickers") { note in
        [
            ExampleSection(
                "Wheels",
                [
                    Example(
                        "One wheel",
                        ExamplePicker(
                            [["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]], note),
                        isWide: true),
                    Example(
                        "Two wheels",
                        ExamplePicker(
                            [(1...100).map { "\($0)" }, ["grams", "kilograms", "pounds"]], note),
                        isWide: true),
                ])
        ]
    }
}

/// A picker that is its own data source.
private final class ExamplePicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let columns: [[String]]
    private let note: CataloguePage.Note

    init(_ columns: [[String]], _ note: @escaping CataloguePage.Note) {
        self.columns = columns
        self.note = note
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        for (component, column) in columns.enumerated() {
            selectRow(column.count / 2, inComponent: component, animated: false)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        columns[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        note("\(accessibilityLabel ?? ""): \(columns[component][row])")
    }
}
