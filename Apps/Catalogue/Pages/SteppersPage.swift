import UIKit

extension CataloguePage {
    /// Steppers in the middle, at an end, and going round.
    static let steppers = CataloguePage(title: "Steppers") { note in
        @MainActor func example(
            _ name: String, _ change: (UIStepper) -> Void = { _ in }
        ) -> Example {
            let stepper = UIStepper()
            stepper.maximumValue = 10
            stepper.value = 5
            change(stepper)
            stepper.addAction(
                UIAction { [weak stepper] _ in note("\(name): \(Int(stepper?.value ?? 0))") },
                for: .valueChanged)
            return Example(name, stepper)
        }
        return [
            ExampleSection(
                "States",
                [
                    example("Quantity"), example("At the least") { $0.value = 0 },
                    example("At the most") { $0.value = 10 },
                    example("Disabled") { $0.isEnabled = false },
                ]),
            ExampleSection(
                "Steps",
                [
                    example("Goes round") { $0.wraps = true },
                    example("In twos") { $0.stepValue = 2 },
                    example("Once a press") { $0.autorepeat = false },
                ]),
        ]
    }
}
