import UIKit

extension CataloguePage {
    /// Colour wells.
    static let colors = CataloguePage(title: "Colour wells") { note in
        @MainActor func example(
            _ name: String, _ color: UIColor?, _ change: (UIColorWell) -> Void = { _ in }
        ) -> Example {
            let well = UIColorWell()
            well.selectedColor = color
            change(well)
            well.addAction(
                UIAction { [weak well] _ in note("\(name): \(well?.accessibilityValue ?? "")") },
                for: .valueChanged)
            return Example(name, well)
        }
        return [
            ExampleSection(
                "Wells",
                [
                    example("Background", .systemTeal), example("Nothing chosen", nil),
                    example("Opaque alone", .systemOrange) { $0.supportsAlpha = false },
                    example("Disabled", .systemPurple) { $0.isEnabled = false },
                ])
        ]
    }
}
