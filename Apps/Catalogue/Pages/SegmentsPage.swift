import UIKit

extension CataloguePage {
    /// Segmented controls with titles and pictures, chosen, momentary and disabled.
    static let segments = CataloguePage(title: "Segments") { note in
        @MainActor func example(
            _ name: String, _ items: [Any], selected: Int = 0,
            _ change: (UISegmentedControl) -> Void = { _ in }
        ) -> Example {
            let control = UISegmentedControl(items: items)
            control.selectedSegmentIndex = selected
            change(control)
            control.addAction(
                UIAction { [weak control] _ in
                    note("\(name): \((control?.selectedSegmentIndex ?? -1) + 1)")
                }, for: .valueChanged)
            return Example(name, control, isWide: true)
        }
        let pictures = ["list.bullet", "square.grid.2x2", "star.fill"]
            .compactMap { UIImage(systemName: $0) }
        return [
            ExampleSection(
                "Titles",
                [
                    example("Span", ["Day", "Week", "Month", "Year"], selected: 1),
                    example("Nothing chosen", ["Left", "Middle", "Right"], selected: -1),
                    example("By content", ["A", "Somewhat longer", "B"]) {
                        $0.apportionsSegmentWidthsByContent = true
                    },
                    example("Momentary", ["Back", "Forward"], selected: -1) {
                        $0.isMomentary = true
                    },
                ]),
            ExampleSection(
                "Looks",
                [
                    example("Pictures", pictures),
                    example("Coloured", ["Cold", "Warm"], selected: 1) {
                        $0.selectedSegmentTintColor = .systemIndigo
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
                    },
                    example("One segment off", ["On", "Off", "Auto"]) {
                        $0.setEnabled(false, forSegmentAt: 1)
                    },
                    example("Disabled", ["One", "Two"]) { $0.isEnabled = false },
                ]),
        ]
    }
}
