import UIKit

extension CataloguePage {
    /// Sliders at rest, with pictures and in colours.
    static let sliders = CataloguePage(title: "Sliders") { note in
        @MainActor func example(
            _ name: String, _ value: Float, _ change: (UISlider) -> Void = { _ in }
        ) -> Example {
            let slider = UISlider()
            change(slider)
            slider.value = value
            slider.addAction(
                UIAction { [weak slider] _ in
                    note("\(name): \(Int(((slider?.value ?? 0) * 100).rounded()))")
                }, for: .valueChanged)
            return Example(name, slider, isWide: true)
        }
        return [
            ExampleSection(
                "States",
                [
                    example("Volume", 0.3), example("At the beginning", 0),
                    example("At the end", 1),
                    example("Disabled", 0.5) { $0.isEnabled = false },
                ]),
            ExampleSection(
                "Looks",
                [
                    example("Brightness", 0.6) {
                        $0.minimumValueImage = UIImage(systemName: "minus")
                        $0.maximumValueImage = UIImage(systemName: "plus")
                    },
                    example("Coloured", 0.4) {
                        $0.minimumTrackTintColor = .systemGreen
                        $0.maximumTrackTintColor = .systemRed
                        $0.thumbTintColor = .systemYellow
                    },
                    example("Told at the end", 0.5) { $0.isContinuous = false },
                ]),
        ]
    }
}
