import UIKit

extension CataloguePage {
    /// Controls that have their look from their class, inside of one kind of view.
    static let appearance = CataloguePage(title: "Appearance") { _ in
        UISlider.appearance(whenContainedInInstancesOf: [ThemedView.self])
            .minimumTrackTintColor = .systemPurple
        UISwitch.appearance(whenContainedInInstancesOf: [ThemedView.self]).onTintColor =
            .systemPurple
        UIProgressView.appearance(whenContainedInInstancesOf: [ThemedView.self])
            .progressTintColor = .systemPurple
        @MainActor func slider(_ name: String) -> UISlider {
            let slider = UISlider()
            slider.accessibilityLabel = name
            slider.value = 0.5
            return slider
        }
        @MainActor func onSwitch(_ name: String) -> UISwitch {
            let view = UISwitch()
            view.accessibilityLabel = name
            view.isOn = true
            return view
        }
        @MainActor func progress(_ name: String) -> UIProgressView {
            let view = UIProgressView(progressViewStyle: .default)
            view.accessibilityLabel = name
            view.progress = 0.5
            return view
        }
        return [
            ExampleSection(
                "In a themed view",
                [
                    Example("Themed slider", ThemedView(slider("Themed slider")), isWide: true),
                    Example("Themed switch", ThemedView(onSwitch("Themed switch"))),
                    Example(
                        "Themed progress", ThemedView(progress("Themed progress")), isWide: true),
                ]),
            ExampleSection(
                "Outside of it",
                [
                    Example("Plain slider", slider("Plain slider"), isWide: true),
                    Example("Plain switch", onSwitch("Plain switch")),
                    Example("Plain progress", progress("Plain progress"), isWide: true),
                ]),
        ]
    }
}

/// What is in it has a look of its own.
private final class ThemedView: UIStackView {
    init(_ content: UIView) {
        super.init(frame: .zero)
        addArrangedSubview(content)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
