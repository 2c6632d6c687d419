import UIKit

extension CataloguePage {
    /// Progress that is known, and progress that isn't.
    static let progress = CataloguePage(title: "Progress") { _ in
        @MainActor func bar(
            _ name: String, _ value: Float, _ style: UIProgressView.Style = .default,
            _ change: (UIProgressView) -> Void = { _ in }
        ) -> Example {
            let view = UIProgressView(progressViewStyle: style)
            view.progress = value
            change(view)
            return Example(name, view, isWide: true)
        }
        @MainActor func indicator(
            _ name: String, _ style: UIActivityIndicatorView.Style,
            _ change: (UIActivityIndicatorView) -> Void = { _ in }
        ) -> Example {
            let view = UIActivityIndicatorView(style: style)
            change(view)
            view.startAnimating()
            view.accessibilityLabel = name
            return Example(name, view)
        }
        return [
            ExampleSection(
                "Progress views",
                [
                    bar("Nothing yet", 0), bar("A third", 1.0 / 3), bar("Done", 1),
                    bar("For bars", 0.5, .bar),
                    bar("Coloured", 0.7) {
                        $0.progressTintColor = .systemGreen
                        $0.trackTintColor = .systemGray4
                    },
                ]),
            ExampleSection(
                "Activity indicators",
                [
                    indicator("Medium", .medium), indicator("Large", .large),
                    indicator("Blue", .large) { $0.color = .systemBlue },
                ]),
        ]
    }
}
