import UIKit

extension CataloguePage {
    /// Switches in every state and colour.
    static let switches = CataloguePage(title: "Switches") { note in
        @MainActor func example(
            _ name: String, isOn: Bool = false, _ change: (UISwitch) -> Void = { _ in }
        ) -> Example {
            let view = UISwitch()
            view.isOn = isOn
            change(view)
            view.addAction(
                UIAction { [weak view] _ in
                    note("\(name): \(view?.isOn == true ? "on" : "off")")
                }, for: .valueChanged)
            return Example(name, view)
        }
        return [
            ExampleSection(
                "States",
                [
                    example("Off"), example("On", isOn: true),
                    example("Off, disabled") { $0.isEnabled = false },
                    example("On, disabled", isOn: true) { $0.isEnabled = false },
                    example("Held", isOn: true) { $0.isHighlighted = true },
                ]),
            ExampleSection(
                "Colours",
                [
                    example("Blue when on", isOn: true) { $0.onTintColor = .systemBlue },
                    example("With a dark thumb", isOn: true) {
                        $0.onTintColor = .systemOrange
                        $0.thumbTintColor = .systemBrown
                    },
                ]),
        ]
    }
}
