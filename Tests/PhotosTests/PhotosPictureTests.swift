import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import Photos

/// The screens of the app, as they are.
extension PhotosSuite {
    @MainActor @Suite struct PhotosPictureTests {
        private func list(
            _ arrangement: PhotoArrangement, size: CGSize = CGSize(width: 390, height: 844),
            style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) async throws -> PhotosScreen {
            let app = try await PhotosScreen(
                samples: true, arrangement: arrangement, size: size, style: style,
                contentSize: contentSize, direction: direction)
            try await app.untilPictures()
            return app
        }

        private func detail(_ app: PhotosScreen) async throws {
            try app.tap("海边的早晨")
            try await app.until {
                app.screen.tree.contains("640") && app.screen.has("Дмитрий Петров")
            }
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark], PhotoArrangement.allCases)
        func `the list`(style: UIUserInterfaceStyle, arrangement: PhotoArrangement) async throws {
            let app = try await list(arrangement, style: style)
            try app.screen.verifySnapshot(named: "\(arrangement.rawValue)-\(style.name)")
        }

        @Test(arguments: PhotoArrangement.allCases)
        func `the list with large text`(arrangement: PhotoArrangement) async throws {
            let app = try await list(arrangement, contentSize: .accessibilityLarge)
            try app.screen.verifySnapshot(named: "\(arrangement.rawValue)-large-text")
        }

        @Test(arguments: PhotoArrangement.allCases)
        func `the list from right to left`(arrangement: PhotoArrangement) async throws {
            let app = try await list(arrangement, direction: .rightToLeft)
            try app.screen.verifySnapshot(named: "\(arrangement.rawValue)-right-to-left")
        }

        @Test func `a wide grid`() async throws {
            let app = try await list(.grid, size: CGSize(width: 1000, height: 700))
            try app.screen.verifySnapshot(named: "grid-wide")
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `a photo`(style: UIUserInterfaceStyle) async throws {
            let app = try await list(.table, style: style)
            try await detail(app)
            try app.screen.verifySnapshot(named: "photo-\(style.name)")
        }

        @Test func `a photo with large text`() async throws {
            let app = try await list(.table, contentSize: .accessibilityLarge)
            try await detail(app)
            try app.screen.verifySnapshot(named: "photo-large-text")
        }

        @Test func `a photo from right to left, in a wide window`() async throws {
            let app = try await list(
                .table, size: CGSize(width: 1000, height: 700), direction: .rightToLeft)
            try await detail(app)
            try app.screen.verifySnapshot(named: "photo-wide-right-to-left")
        }

        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func `the welcome`(style: UIUserInterfaceStyle) async throws {
            let app = try await PhotosScreen(style: style, welcomes: true)
            app.screen.advance(by: 1)
            try app.screen.verifySnapshot(named: "welcome-\(style.name)")
        }
    }
}

extension UIUserInterfaceStyle {
    fileprivate var name: String { self == .dark ? "dark" : "light" }
}
