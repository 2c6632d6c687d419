import BeelineTesting
import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94 and
// https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle.

@MainActor @Suite struct TraitChangeTests {
    private func goDark() {
        Platform.current.traits = UITraitCollection(userInterfaceStyle: .dark)
            .over(Platform.current.traits)
    }

    @Test func `a change is told once, with the traits from before`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        var told: [String] = []
        func name(_ traits: UITraitCollection) -> String {
            traits.userInterfaceStyle == .dark ? "dark" : "light"
        }
        let view = TraitView(frame: .zero)
        controller.view.addSubview(view)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: TraitView, previous) in
            told.append("\(name(previous)) to \(name(view.traitCollection))")
        }
        goDark()
        screen.settle()
        #expect(told == ["light to dark"])
        #expect(view.changes == 1)
        goDark()
        #expect(told.count == 1)
        controller.view.overrideUserInterfaceStyle = .light
        #expect(told == ["light to dark", "dark to light"])
        #expect(view.changes == 2)
    }

    @Test func `only what was asked for is told, until it is told no more`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        var count = 0
        let registration = controller.view.registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self]
        ) { (_: UIView, _) in count += 1 }
        goDark()
        #expect(count == 0)
        func change(_ size: UIContentSizeCategory) {
            Platform.current.traits = UITraitCollection(preferredContentSizeCategory: size)
                .over(Platform.current.traits)
        }
        change(.small)
        #expect(count == 1)
        controller.view.unregisterForTraitChanges(registration)
        change(.medium)
        #expect(count == 1)
        withExtendedLifetime(screen) {}
    }

    @Test(arguments: [(743, .compact), (744, .regular)] as [(CGFloat, UIUserInterfaceSizeClass)])
    func `the width decides how much room there is across`(
        width: CGFloat, sizeClass: UIUserInterfaceSizeClass
    ) {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 500, height: 800))
        let view = TraitView(frame: .zero)
        controller.view.addSubview(view)
        #expect(view.traitCollection.horizontalSizeClass == .compact)
        screen.resize(to: CGSize(width: width, height: 800))
        #expect(view.traitCollection.horizontalSizeClass == sizeClass)
        #expect(controller.traitCollection.horizontalSizeClass == sizeClass)
        #expect(view.changes == (sizeClass == .regular ? 1 : 0))
        #expect(controller.view.bounds.width == width)
    }

    @Test func `colours follow the style in place, by the platform or by an override`() throws {
        let controller = UIViewController()
        let screen = TestScreen(controller, size: CGSize(width: 20, height: 20), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        label.text = "■"
        controller.view.addSubview(view)
        controller.view.addSubview(label)
        func background() throws -> Picture.Pixel { try Picture(of: view)[5, 10] }
        func text() throws -> Int {
            let picture = try Picture(of: label)
            let box = try #require(picture.inkBounds)
            return picture[Int(box.midX), Int(box.midY)].red
        }
        #expect(try background().red == 255)
        #expect(try text() == 0)
        goDark()
        #expect(try background().red == 0)
        #expect(try text() == 255)
        controller.overrideUserInterfaceStyle = .light
        #expect(try background().red == 255)
        #expect(try text() == 0)
        view.overrideUserInterfaceStyle = .dark
        #expect(try background().red == 0)
        controller.overrideUserInterfaceStyle = .unspecified
        view.overrideUserInterfaceStyle = .light
        #expect(try background().red == 255)
        #expect(try text() == 255)
        withExtendedLifetime(screen) {}
    }

    @Test func `a view that comes into a dark place is dark`() throws {
        let dark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        dark.overrideUserInterfaceStyle = .dark
        let view = UIView(frame: dark.bounds)
        view.backgroundColor = .systemBackground
        let inner = UIView(frame: dark.bounds)
        inner.backgroundColor = .systemBackground
        view.addSubview(inner)
        #expect(try Picture(of: view)[5, 5].red == 255)
        dark.addSubview(view)
        #expect(try Picture(of: view)[5, 5].red == 0)
        view.removeFromSuperview()
        let light = UIView(frame: .zero)
        light.addSubview(view)
        #expect(try Picture(of: view)[5, 5].red == 255)
    }

    // https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
    @Test func `another text size changes the labels that follow it, and their layout`() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let (following, fixed) = (UILabel(frame: .zero), UILabel(frame: .zero))
        for label in [following, fixed] {
            label.text = "Bee"
            label.font = .preferredFont(forTextStyle: .body)
            controller.view.addSubview(label)
        }
        following.adjustsFontForContentSizeCategory = true
        let width = following.intrinsicContentSize.width
        Platform.current.traits = UITraitCollection(
            preferredContentSizeCategory: .accessibilityLarge
        ).over(Platform.current.traits)
        screen.settle()
        #expect(following.font.pointSize == 33)
        #expect(following.intrinsicContentSize.width > width * 1.7)
        #expect(fixed.font.pointSize == 17)
    }
}

private final class TraitView: UIView {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle
            || previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
        {
            changes += 1
        }
    }
}
