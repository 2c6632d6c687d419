import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import Catalogue
@testable import UIKit

/// Nothing is cut and nothing lies over anything else, however large the text and whichever way one
/// reads.
@MainActor @Suite(.serialized) struct CatalogueLayoutTests {
    @Test(
        arguments: CatalogueScreen.titles,
        [
            (.large, .leftToRight), (.accessibilityExtraExtraExtraLarge, .leftToRight),
            (.large, .rightToLeft), (.accessibilityExtraExtraExtraLarge, .rightToLeft),
        ] as [(UIContentSizeCategory, UITraitEnvironmentLayoutDirection)])
    func `nothing is clipped and nothing overlaps`(
        title: String, surroundings: (UIContentSizeCategory, UITraitEnvironmentLayoutDirection)
    ) throws {
        let screen = try CatalogueScreen(
            title, contentSize: surroundings.0, direction: surroundings.1)
        let page = try #require(screen.page)
        #expect(LayoutFaults.all(in: page) == [])
    }

    @Test func `what is cut, reaches out or overlaps is found`() {
        let controller = UIViewController()
        let page = controller.loadedView
        let screen = TestScreen(controller, size: CGSize(width: 200, height: 200))
        func label(_ text: String, _ frame: CGRect) -> UILabel {
            let label = UILabel(frame: frame)
            label.text = text
            page.addSubview(label)
            return label
        }
        let first = label("one", CGRect(x: 0, y: 0, width: 100, height: 30))
        let second = label("two", CGRect(x: 0, y: 40, width: 100, height: 30))
        screen.settle()
        #expect(LayoutFaults.all(in: page) == [])
        second.frame.origin.y = 20
        #expect(LayoutFaults.all(in: page) == ["\"one\" and \"two\" overlap"])
        second.frame.origin.y = 40
        first.frame.size.width = 20
        #expect(LayoutFaults.all(in: page) == ["\"one\" is cut"])
        first.frame = CGRect(x: 150, y: 0, width: 100, height: 30)
        #expect(LayoutFaults.all(in: page) == ["\"one\" reaches out of the page: 150 to 250"])
        first.removeFromSuperview()
        let button = UISwitch(frame: CGRect(x: 60, y: 40, width: 51, height: 31))
        button.accessibilityLabel = "Wi-Fi"
        page.addSubview(button)
        #expect(LayoutFaults.all(in: page) == ["\"two\" and \"Wi-Fi\" overlap"])
    }
}
