import BeelineTesting
import Foundation
import Testing
import UIKit

@testable import People

/// The screens of the app, as they are.
@MainActor @Suite(.serialized) struct PeoplePictureTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the list`(style: UIUserInterfaceStyle) async throws {
        let app = try await PeopleScreen(MadeUpPeople.people(60), style: style)
        try app.screen.verifySnapshot(named: "list-\(style.name)")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `list and person side by side`(style: UIUserInterfaceStyle) async throws {
        let app = try await PeopleScreen(
            MadeUpPeople.people(60), size: CGSize(width: 1000, height: 700), style: style)
        try app.tap("Ada Andersson")
        try await app.until("ada.andersson@example.org")
        try app.screen.verifySnapshot(named: "side-by-side-\(style.name)")
    }

    @Test func `the form`() async throws {
        let app = try await PeopleScreen(MadeUpPeople.people(60))
        try app.tap("Ada Andersson")
        try await app.until("ada.andersson@example.org")
        try app.tap("Edit")
        try app.screen.verifySnapshot(named: "form")
    }

    @Test func `the sync`() async throws {
        let app = try await PeopleScreen(MadeUpPeople.people(60))
        app.flow.showSync()
        app.screen.advance(by: 1)
        try app.screen.verifySnapshot(named: "sync")
    }
}

extension UIUserInterfaceStyle {
    fileprivate var name: String { self == .dark ? "dark" : "light" }
}
