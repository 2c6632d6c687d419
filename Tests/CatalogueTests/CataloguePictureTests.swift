import BeelineTesting
import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Catalogue

/// Each page as it has been looked at: a change of a control's look shows here.
@MainActor @Suite(.serialized) struct CataloguePictureTests {
    @Test func `every page is looked at`() {
        #expect(Catalogue.pages.map(\.title) == CatalogueScreen.titles)
    }

    @Test(arguments: CatalogueScreen.titles, [UIUserInterfaceStyle.light, .dark])
    func `a page looks as before`(title: String, style: UIUserInterfaceStyle) throws {
        let screen = try CatalogueScreen(title, style: style)
        let name = title.lowercased().replacingOccurrences(of: " ", with: "-")
        try screen.screen.verifySnapshot(
            named: "\(name)-\(style == .dark ? "dark" : "light")")
    }
}
