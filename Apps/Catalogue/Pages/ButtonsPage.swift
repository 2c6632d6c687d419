import UIKit

extension CataloguePage {
    /// Every kind of button, ready to be pressed.
    static let buttons = CataloguePage(title: "Buttons") { note in
        @MainActor func button(
            _ name: String, _ configuration: UIButton.Configuration,
            _ change: (inout UIButton.Configuration) -> Void = { _ in }
        ) -> Example {
            var configuration = configuration
            configuration.title = name
            change(&configuration)
            return Example(
                name,
                UIButton(
                    configuration: configuration,
                    primaryAction: UIAction { _ in note("\(name): pressed") }))
        }
        @MainActor func typed(_ name: String, _ type: UIButton.ButtonType) -> Example {
            let button = UIButton(type: type)
            if type == .system || type == .custom {
                button.setTitle(name, for: .normal)
                if type == .custom { button.setTitleColor(.label, for: .normal) }
            }
            button.accessibilityLabel = name
            button.addAction(
                UIAction { _ in note("\(name): pressed") }, for: .primaryActionTriggered)
            return Example(name, button)
        }
        return [
            ExampleSection(
                "Kinds",
                [
                    button("Plain", .plain()), button("Gray", .gray()),
                    button("Tinted", .tinted()), button("Filled", .filled()),
                    button("Borderless", .borderless()), button("Bordered", .bordered()),
                    button("Bordered tinted", .borderedTinted()),
                    button("Bordered prominent", .borderedProminent()),
                ]),
            ExampleSection(
                "Sizes",
                [
                    button("Mini", .filled()) { $0.buttonSize = .mini },
                    button("Small", .filled()) { $0.buttonSize = .small },
                    button("Medium", .filled()) { $0.buttonSize = .medium },
                    button("Large", .filled()) { $0.buttonSize = .large },
                    button("Capsule", .filled()) { $0.cornerStyle = .capsule },
                ]),
            ExampleSection(
                "Pictures and subtitles",
                [
                    button("Leading", .tinted()) {
                        $0.image = UIImage(systemName: "star.fill")
                        $0.imagePadding = 6
                    },
                    button("Trailing", .tinted()) {
                        $0.image = UIImage(systemName: "star.fill")
                        $0.imagePadding = 6
                        $0.imagePlacement = .trailing
                    },
                    button("Above", .tinted()) {
                        $0.image = UIImage(systemName: "star.fill")
                        $0.imagePadding = 4
                        $0.imagePlacement = .top
                    },
                    button("With a subtitle", .gray()) { $0.subtitle = "What it does" },
                    button("Waiting", .gray()) {
                        $0.showsActivityIndicator = true
                        $0.imagePadding = 8
                    },
                ]),
            ExampleSection(
                "Types",
                [
                    typed("System", .system), typed("Custom", .custom),
                    typed("Detail disclosure", .detailDisclosure),
                    typed("Contact add", .contactAdd), typed("Close", .close),
                ]),
        ]
    }
}
