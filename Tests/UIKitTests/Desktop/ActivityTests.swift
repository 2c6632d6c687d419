import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller

@MainActor @Suite(.serialized) struct ActivityTests {
    private let first = UIViewController()

    private func desktop() throws -> HeadlessDesktop {
        try #require(Platform.current.desktop as? HeadlessDesktop)
    }

    /// Shows the sheet; what became of it is in the log.
    private func show(
        _ items: [Any], _ own: [UIActivity] = [], excluding: [UIActivity.ActivityType] = [],
        prepare: (HeadlessDesktop) -> Void = { _ in }
    ) throws -> (TestScreen, Log) {
        let screen = TestScreen(first)
        prepare(try desktop())
        let log = Log()
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
        sheet.excludedActivityTypes = excluding
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            log.lines.append(
                "\(type?.rawValue.components(separatedBy: ".").last ?? "-") \(completed)")
        }
        first.present(sheet, animated: true)
        screen.advance(by: 1)
        return (screen, log)
    }

    final class Log {
        var lines: [String] = []
    }

    @Test func `a text can be copied, saved and mailed`() throws {
        let (screen, log) = try show(["Hello"])
        #expect(screen.has("Copy") && screen.has("Save to Files") && screen.has("Mail"))
        try screen.tap("Copy")
        screen.advance(by: 1)
        #expect(UIPasteboard.general.string == "Hello")
        #expect(log.lines == ["CopyToPasteboard true"])
        #expect(first.presentedViewController == nil)
    }

    @Test func `mail is begun with all of the text`() throws {
        let (screen, log) = try show(["a & b", try #require(URL(string: "https://x.org/?q=1"))])
        try screen.tap("Mail")
        screen.advance(by: 1)
        #expect(
            try desktop().opened.map(\.absoluteString) == [
                "mailto:?body=a%20%26%20b%0D%0Ahttps%3A%2F%2Fx.org%2F%3Fq%3D1"
            ])
        #expect(log.lines == ["Mail true"])
    }

    @Test func `a file can be opened in the apps that are for it`() throws {
        let file = URL(fileURLWithPath: "/tmp/a.txt")
        let app = HostApp(identifier: "editor.desktop", name: "Editor")
        let (screen, log) = try show([file], prepare: { $0.apps = [app] })
        #expect(screen.has("a.txt"))
        #expect(!screen.has("Mail"))
        try screen.tap("Open in Editor")
        screen.advance(by: 1)
        #expect(try desktop().openedInApps.map(\.1) == [[file]])
        #expect(log.lines == ["RemoteOpenInApplication true"])
    }

    @Test func `what is saved goes through the desktop's dialog`() throws {
        let (screen, log) = try show(["Hello"])
        try screen.tap("Save to Files")
        screen.advance(by: 1)
        let question = try #require(try desktop().questions.first)
        #expect(question.request.suggestedName == "Text.txt")
        question.answer(nil)
        screen.advance(by: 1)
        #expect(log.lines == ["AddToiCloudDrive false"])
    }

    @Test func `what is excluded is not offered, and what the app adds is`() throws {
        let own = OwnActivity()
        let (screen, log) = try show(["Hello"], [own], excluding: [.copyToPasteboard, .mail])
        #expect(!screen.has("Copy") && !screen.has("Mail"))
        try screen.tap("Archive")
        screen.advance(by: 1)
        #expect(own.items as? [String] == ["Hello"])
        #expect(log.lines == ["archive true"])
    }

    @Test func `a sheet that is closed is told as such`() throws {
        let (screen, log) = try show(["Hello"])
        screen.press(.escape)
        screen.advance(by: 1)
        #expect(log.lines == ["- false"])
    }

    @Test func `an address is opened by the desktop, if there is an app for it`() throws {
        let screen = TestScreen(first)
        let page = try #require(URL(string: "https://example.org"))
        let other = try #require(URL(string: "foo:bar"))
        #expect(UIApplication.shared.canOpenURL(page))
        #expect(!UIApplication.shared.canOpenURL(other))
        UIApplication.shared.open(page)
        UIApplication.shared.open(other) { #expect(!$0) }
        #expect(try desktop().opened == [page])
        withExtendedLifetime(screen) {}
    }
}

private final class OwnActivity: UIActivity {
    var items: [Any] = []

    override var activityType: ActivityType? { ActivityType("org.beeline.archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
}
