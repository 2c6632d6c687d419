import BeelineTesting
import Foundation
import Testing
import UIKit

/// Compares a screen with its kept pictures: light and dark, with one and with two pixels to a point.
@MainActor func verifyPictures(
    _ name: String, size: CGSize, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    filePath: String = #filePath, _ makeController: () -> UIViewController
) {
    for (style, word) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        for scale in [1, 2] {
            let screen = TestScreen(
                makeController(), size: size, scale: CGFloat(scale), style: style,
                direction: direction)
            do {
                try screen.verifySnapshot(named: "\(name)-\(word)@\(scale)x", filePath: filePath)
            } catch {
                Issue.record(error)
            }
        }
    }
}
