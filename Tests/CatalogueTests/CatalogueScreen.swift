import BeelineTesting
import UIKit

@testable import Catalogue

/// The catalogue at one page, on a screen that is tall enough for all of it.
@MainActor struct CatalogueScreen {
    /// Every page is looked at: a new one has a name here.
    nonisolated static let titles = [
        "Buttons", "Button states", "Switches", "Sliders", "Steppers", "Segments",
        "Page controls", "Progress", "Pickers", "Date pickers", "Colour wells", "Appearance",
    ]

    let screen: TestScreen
    let store: CatalogueStore

    init(
        _ title: String, width: CGFloat = 390, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        let index = Catalogue.pages.firstIndex { $0.title == title } ?? 0
        store = CatalogueStore(pages: Catalogue.pages, index: index)
        screen = TestScreen(
            CatalogueController(store: store), size: CGSize(width: width, height: 900), scale: 1,
            style: style, contentSize: contentSize, direction: direction)
        let page = screen.window.rootViewController?.view.subviews.first { $0 is PageView }
        let height = (page as? UIScrollView)?.contentSize.height ?? 0
        let rest = 900 - (page?.bounds.height ?? 0)
        screen.resize(to: CGSize(width: width, height: (height + rest).rounded(.up)))
    }

    var page: PageView? {
        screen.window.rootViewController?.view.subviews.compactMap { $0 as? PageView }.first
    }
}
