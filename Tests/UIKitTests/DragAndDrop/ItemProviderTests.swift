import Foundation
import Testing
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/foundation/nsitemprovider

@MainActor @Suite struct ItemProviderTests {
    @Test func `an object is handed over in the types of its class`() {
        let provider = NSItemProvider(object: NSString(string: "Zoë"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        var text: String?
        provider.loadObject(ofClass: String.self) { found, error in
            text = found
            #expect(error == nil)
        }
        #expect(text == "Zoë")
    }

    @Test func `an address is a text to who wants a text`() {
        let provider = NSItemProvider(object: NSURL(string: "https://example.org/a")!)
        var (text, url): (String?, URL?)
        provider.loadObject(ofClass: String.self) { found, _ in text = found }
        provider.loadObject(ofClass: URL.self) { found, _ in url = found }
        #expect(text == "https://example.org/a")
        #expect(url == URL(string: "https://example.org/a"))
    }

    @Test func `what isn't there, or isn't what it says, is an error that names it`() {
        let provider = NSItemProvider(object: NSString(string: "no picture"))
        var messages: [String] = []
        provider.loadObject(ofClass: UIImage.self) { _, error in
            messages.append(error.map { "\($0)" } ?? "")
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { _, error in
            messages.append(error.map { "\($0)" } ?? "")
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(Data([1, 2, 3]), nil)
            return nil
        }
        provider.loadObject(ofClass: UIImage.self) { _, error in
            messages.append(error.map { "\($0)" } ?? "")
        }
        #expect(
            messages == [
                "there is no public.png among what was handed over",
                "there is no public.jpeg among what was handed over",
                "what was handed over as public.png is something else",
            ])
    }

    @Test func `data that is made later, on another thread, arrives on the main actor`() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(
            forTypeIdentifier: "public.utf8-plain-text", visibility: .all
        ) { completion in
            Thread.detachNewThread { completion(Data("late".utf8), nil) }
            return nil
        }
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in
                continuation.resume(returning: text)
            }
        }
        #expect(text == "late")
    }

    @Test func `a handler that gives nothing, or twice, is heard once`() {
        let provider = NSItemProvider()
        var calls = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
            $0(nil, nil)
            $0(Data(), nil)
            return nil
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, error in
            calls += 1
            #expect(data == nil)
            #expect(error.map { "\($0)" } == "public.data was not handed over")
        }
        #expect(calls == 1)
    }

    @Test func `a file is its address and its content`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.file-url"])
        #expect(provider.publicTypeIdentifiers == ["public.file-url"])
        var content: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
            content = data
        }
        #expect(content == Data("{}".utf8))
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
    }
}
