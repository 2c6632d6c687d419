import UIKit

extension CataloguePage {
    /// The states of buttons, and buttons with a role.
    static let buttonStates = CataloguePage(title: "Button states") { note in
        @MainActor func button(
            _ name: String, _ configuration: UIButton.Configuration,
            _ change: (UIButton) -> Void
        ) -> Example {
            var configuration = configuration
            configuration.title = name
            let button = UIButton(
                configuration: configuration,
                primaryAction: UIAction { _ in note("\(name): pressed") })
            change(button)
            return Example(name, button)
        }
        @MainActor func states(_ title: String, _ configuration: UIButton.Configuration) -> ExampleSection {
            ExampleSection(
                title,
                [
                    button("\(title) pressed", configuration) { $0.isHighlighted = true },
                    button("\(title) chosen", configuration) { $0.isSelected = true },
                    button("\(title) off", configuration) { $0.isEnabled = false },
                ])
        }
        return [
            ExampleSection(
                "Roles and toggles",
                [
                    button("Return presses this", .filled()) { $0.role = .primary },
                    button("Escape presses this", .gray()) { $0.role = .cancel },
                    button("Delete all", .tinted()) { $0.role = .destructive },
                    button("Toggle", .tinted()) {
                        $0.changesSelectionAsPrimaryAction = true
                        $0.configurationUpdateHandler = { button in
                            button.configuration?.title = button.isSelected ? "On" : "Toggle"
                        }
                    },
                ]),
            states("Plain", .plain()), states("Gray", .gray()), states("Filled", .filled()),
        ]
    }
}
