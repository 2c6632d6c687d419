import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import Catalogue
@testable import UIKit

/// Text is at least 4.5 times as bright as what lies behind it, or the other way round
/// (https://www.w3.org/TR/WCAG21/#contrast-minimum, which leaves out what is disabled), but for what
/// `ApplesContrast` lists.
@MainActor @Suite(.serialized) struct CatalogueContrastTests {
    @Test(arguments: CatalogueScreen.titles, [UIUserInterfaceStyle.light, .dark])
    func `texts stand out from what is behind them`(
        title: String, style: UIUserInterfaceStyle
    ) throws {
        let screen = try CatalogueScreen(title, style: style)
        try check(SeenText.all(in: #require(screen.page)), "at rest")
    }

    @Test(arguments: CatalogueScreen.titles, [UIUserInterfaceStyle.light, .dark])
    func `texts stand out in every state of their controls`(
        title: String, style: UIUserInterfaceStyle
    ) throws {
        let screen = try CatalogueScreen(title, style: style)
        // Looking at one may have a calendar make its days anew.
        for control in try controls(in: #require(screen.page)) where control.window != nil {
            let wasSelected = control.isSelected
            control.isHighlighted = true
            screen.screen.settle()
            if control.window != nil { check(SeenText.all(in: control), "pressed") }
            control.isHighlighted = false
            control.isSelected = !wasSelected
            screen.screen.settle()
            if control.window != nil { check(SeenText.all(in: control), "selected") }
            control.isSelected = wasSelected
            screen.screen.hover(at: control.convert(control.bounds.middle, to: nil))
            if control.window != nil { check(SeenText.all(in: control), "under the pointer") }
            screen.screen.hoverOut()
        }
    }

    private func check(_ texts: [SeenText], _ state: String) {
        for seen in texts where seen.contrast < 4.5 {
            let known = ApplesContrast.list.contains { $0.matches(seen) }
            #expect(
                known,
                """
                "\(seen.text)", \(state): \(seen.front.hexadecimal) on \
                \(seen.behind.hexadecimal) is \(seen.contrast)
                """)
        }
    }

    private func controls(in view: UIView) -> [UIControl] {
        let own = (view as? UIControl).map { $0.isEnabled ? [$0] : [] } ?? []
        return own + view.subviews.flatMap(controls)
    }

    @Test func `a pale text and a text that a pale colour lies behind are found`() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "pale"
        label.textColor = UIColor(white: 0.5, alpha: 1)
        controller.view.addSubview(label)
        let screen = TestScreen(controller)
        func contrasts() -> [CGFloat] { SeenText.all(in: controller.view).map(\.contrast) }
        #expect(contrasts().allSatisfy { $0 < 4.5 })
        label.textColor = .black
        #expect(contrasts() == [21])
        label.alpha = 0.4
        #expect(contrasts().allSatisfy { $0 < 4.5 })
        label.alpha = 1
        let veil = UIView(frame: label.frame)
        veil.backgroundColor = UIColor(white: 0.3, alpha: 1)
        controller.view.insertSubview(veil, at: 0)
        #expect(contrasts().allSatisfy { $0 < 4.5 })
        #expect(screen.window.isKeyWindow)
        #expect(!ApplesContrast.list.contains { $0.matches(SeenText.all(in: controller.view)[0]) })
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
