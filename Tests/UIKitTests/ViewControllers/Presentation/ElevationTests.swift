import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacelevel

@MainActor @Suite(.serialized) struct ElevationTests {
    private let first = UIViewController()

    private func present(
        _ style: UIModalPresentationStyle, _ interface: UIUserInterfaceStyle = .dark
    ) -> (TestScreen, UIViewController) {
        let screen = TestScreen(first, size: CGSize(width: 900, height: 700), style: interface)
        let shown = UIViewController()
        shown.modalPresentationStyle = style
        shown.popoverPresentationController?.sourceView = first.view
        shown.view.backgroundColor = .systemBackground
        first.present(shown, animated: false)
        screen.advance(by: 1)
        return (screen, shown)
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen,
    ])
    func `sheets and popovers are above the screen, full screens are the screen`(
        style: UIModalPresentationStyle
    ) {
        let (_, shown) = present(style)
        let isAbove = [.pageSheet, .formSheet, .popover].contains(style)
        #expect(first.traitCollection.userInterfaceLevel == .base)
        #expect(shown.traitCollection.userInterfaceLevel == (isAbove ? .elevated : .base))
    }

    @Test func `system backgrounds are lighter above the screen in the dark alone`() {
        func color(
            _ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel
        )
            -> UIColor
        {
            color.resolvedColor(
                with: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style),
                    UITraitCollection(userInterfaceLevel: level),
                ]))
        }
        let steps: [(UIColor, UIColor)] = [
            (.systemBackground, .secondarySystemBackground),
            (.secondarySystemBackground, .tertiarySystemBackground),
            (.systemGroupedBackground, .secondarySystemGroupedBackground),
            (.secondarySystemGroupedBackground, .tertiarySystemGroupedBackground),
        ]
        for (lower, higher) in steps {
            #expect(color(lower, .dark, .elevated) == color(higher, .dark, .base))
            #expect(color(lower, .light, .elevated) == color(lower, .light, .base))
            #expect(color(lower, .dark, .unspecified) == color(lower, .dark, .base))
        }
    }

    @Test func `a dark sheet stands out against the screen behind it`() throws {
        let (_, shown) = present(.pageSheet)
        let picture = try Picture(of: shown.view)
        #expect(picture[100, 100] == Picture.Pixel(red: 28, green: 28, blue: 30, alpha: 255))
    }

    @Test func `who asks for changes of the level hears of them`() {
        var heard: [UIUserInterfaceLevel] = []
        let shown = UIViewController()
        shown.registerForTraitChanges([UITraitUserInterfaceLevel.self]) {
            (controller: UIViewController, _) in
            heard.append(controller.traitCollection.userInterfaceLevel)
        }
        let screen = TestScreen(first, style: .dark)
        first.addChild(shown)
        first.view.addSubview(shown.view)
        screen.settle()
        heard = []
        first.traitOverrides.userInterfaceLevel = .elevated
        screen.settle()
        #expect(heard == [.elevated])
    }
}
