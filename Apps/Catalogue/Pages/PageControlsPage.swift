import UIKit

extension CataloguePage {
    /// Page controls with few and many pages.
    static let pageControls = CataloguePage(title: "Page controls") { note in
        @MainActor func example(
            _ name: String, pages: Int, page: Int, _ change: (UIPageControl) -> Void = { _ in }
        ) -> Example {
            let control = UIPageControl()
            control.numberOfPages = pages
            control.currentPage = page
            control.currentPageIndicatorTintColor = .label
            control.pageIndicatorTintColor = .tertiaryLabel
            change(control)
            control.addAction(
                UIAction { [weak control] _ in note("\(name): \((control?.currentPage ?? 0) + 1)")
                },
                for: .valueChanged)
            return Example(name, control, isWide: true)
        }
        return [
            ExampleSection(
                "Pages",
                [
                    example("Three", pages: 3, page: 0), example("Thirty", pages: 30, page: 12),
                ]),
            ExampleSection(
                "Looks",
                [
                    example("With a background", pages: 5, page: 2) {
                        $0.backgroundStyle = .prominent
                    },
                    example("Coloured", pages: 4, page: 1) {
                        $0.currentPageIndicatorTintColor = .systemPink
                        $0.pageIndicatorTintColor = .systemTeal
                    },
                    example("Disabled", pages: 4, page: 1) { $0.isEnabled = false },
                ]),
        ]
    }
}
