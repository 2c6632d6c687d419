import BeelineTesting
import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uipasteboard

@MainActor @Suite(.serialized) struct PasteboardTests {
    @Test func `what is copied in one way can be pasted in each way that fits`() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.string = "Zoë"
        #expect(pasteboard.string == "Zoë")
        #expect(pasteboard.hasStrings)
        #expect(!pasteboard.hasURLs)
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Zoë".utf8))

        let address = try #require(URL(string: "https://example.org/a"))
        pasteboard.url = address
        #expect(pasteboard.url == address)
        #expect(pasteboard.hasURLs)
        #expect(pasteboard.string == "https://example.org/a")

        pasteboard.color = .systemRed
        #expect(pasteboard.color == .systemRed)
        #expect(pasteboard.string == nil)
        #expect(pasteboard.numberOfItems == 1)
    }

    @Test func `several items are kept apart`() {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.strings = ["a", "b"]
        pasteboard.addItems([["public.url": URL(fileURLWithPath: "/tmp/c")]])
        #expect(pasteboard.numberOfItems == 3)
        #expect(pasteboard.strings == ["a", "b", "file:///tmp/c"])
        #expect(pasteboard.urls == [URL(fileURLWithPath: "/tmp/c")])
        pasteboard.items = []
        #expect(pasteboard.strings == nil)
        #expect(pasteboard.numberOfItems == 0)
    }

    @Test func `two objects of one name are one pasteboard, until it is removed`() {
        let name = UIPasteboard.Name("org.beeline.test")
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard(name: name, create: true)?.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func `the general pasteboard is the desktop's, in the forms that its apps read`() throws {
        let screen = TestScreen(UIViewController())
        let clipboard = try #require(Platform.current.clipboard as? HeadlessClipboard)
        UIPasteboard.general.strings = ["one", "two"]
        #expect(clipboard.types == ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"])
        #expect(clipboard.data(ofType: "text/plain") == Data("one\ntwo".utf8))
        UIPasteboard.general.url = URL(string: "https://example.org")
        #expect(
            clipboard.data(ofType: "text/uri-list") == Data("https://example.org\r\n".utf8))
        #expect(clipboard.data(ofType: "text/plain") == Data("https://example.org".utf8))
        UIPasteboard.general.setItems(
            [["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(clipboard.types.isEmpty)
        #expect(UIPasteboard.general.string == "secret")
        withExtendedLifetime(screen) {}
    }

    @Test func `what another app copies takes the place of what this one did`() {
        let screen = TestScreen(UIViewController())
        let pasteboard = UIPasteboard.general
        pasteboard.string = "mine"
        let count = pasteboard.changeCount
        var heard: [[String]?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { notification in
            let added =
                notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            MainActor.assumeIsolated { heard.append(added) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        Platform.current.clipboard.write([
            HostClipboardRepresentation(type: "text/html", data: Data("<b>theirs</b>".utf8)),
            HostClipboardRepresentation(type: "text/plain", data: Data("theirs".utf8)),
        ])
        #expect(pasteboard.changeCount > count)
        #expect(pasteboard.string == "theirs")
        #expect(pasteboard.types == ["public.html", "public.utf8-plain-text"])
        #expect(heard == [["public.html"]])
        withExtendedLifetime(screen) {}
    }

    @Test func `a picture can be copied and pasted`() {
        let pasteboard = UIPasteboard.withUniqueName()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2), format: format
        ).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        pasteboard.image = image
        #expect(pasteboard.image === image)
        #expect(pasteboard.data(forPasteboardType: "public.png") == image.pngData())
        pasteboard.setData(image.pngData() ?? Data(), forPasteboardType: "public.png")
        #expect(pasteboard.image?.size == CGSize(width: 2, height: 2))
        pasteboard.setData(Data([1, 2, 3]), forPasteboardType: "public.png")
        #expect(pasteboard.image == nil)
    }
}
