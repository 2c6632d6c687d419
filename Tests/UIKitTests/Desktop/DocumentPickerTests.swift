import BeelineTesting
import Foundation
import Testing
import UniformTypeIdentifiers
import _Testing_UIKit

@testable import UIKit

// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller

@MainActor @Suite(.serialized) struct DocumentPickerTests {
    private let first = UIViewController()

    private func desktop() throws -> HeadlessDesktop {
        try #require(Platform.current.desktop as? HeadlessDesktop)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test func `a picker asks for the files of its types, and is gone when they come`() throws {
        let screen = TestScreen(first)
        let delegate = PickerDelegate()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.vCard])
        picker.delegate = delegate
        picker.allowsMultipleSelection = true
        first.present(picker, animated: true)
        screen.advance(by: 1)
        let question = try #require(try desktop().questions.first)
        #expect(question.request.kind == .openFiles)
        #expect(question.request.allowsMany)
        #expect(question.request.patterns == ["*.vcf", "*.VCF", "*.vcard", "*.VCARD"])
        #expect(question.request.mimeTypes.first == "text/vcard")
        let url = try file("Ada.vcf", "BEGIN:VCARD")
        question.answer([url])
        screen.advance(by: 1)
        #expect(delegate.calls == ["picked Ada.vcf"])
        #expect(first.presentedViewController == nil)
        #expect(try desktop().questions.isEmpty)
    }

    @Test func `no answer is told as such`() throws {
        let screen = TestScreen(first)
        let delegate = PickerDelegate()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.delegate = delegate
        first.present(picker, animated: true)
        screen.advance(by: 1)
        #expect(try desktop().questions.first?.request.kind == .openFolder)
        try desktop().questions.first?.answer(nil)
        screen.advance(by: 1)
        #expect(delegate.calls == ["cancelled"])
        #expect(first.presentedViewController == nil)
    }

    @Test func `a picker that the program dismisses takes its question back`() throws {
        let screen = TestScreen(first)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        first.present(picker, animated: true)
        screen.advance(by: 1)
        #expect(try desktop().questions.first?.request.patterns == [])
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(try desktop().questions.isEmpty)
    }

    @Test func `a copy that is asked for is one`() throws {
        let screen = TestScreen(first)
        let delegate = PickerDelegate()
        let picker = UIDocumentPickerViewController(
            forOpeningContentTypes: [.plainText], asCopy: true)
        picker.delegate = delegate
        first.present(picker, animated: false)
        screen.settle()
        let url = try file("a.txt", "text")
        try desktop().questions.first?.answer([url])
        screen.advance(by: 1)
        let copy = try #require(delegate.urls.first)
        #expect(copy != url)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
    }

    @Test(arguments: [true, false])
    func `a file is saved under the name that was chosen`(asCopy: Bool) throws {
        let screen = TestScreen(first)
        let source = try file("People.csv", "a,b")
        let target = try file("Old.csv", "what was there")
        let delegate = PickerDelegate()
        let picker = UIDocumentPickerViewController(forExporting: [source], asCopy: asCopy)
        picker.delegate = delegate
        first.present(picker, animated: false)
        screen.settle()
        let question = try #require(try desktop().questions.first)
        #expect(question.request.kind == .save)
        #expect(question.request.suggestedName == "People.csv")
        question.answer([target])
        screen.advance(by: 1)
        #expect(delegate.urls == [target])
        #expect(try String(contentsOf: target, encoding: .utf8) == "a,b")
        #expect(FileManager.default.fileExists(atPath: source.path) == asCopy)
    }

    @Test func `a file that can't be saved is told, and what was there stays`() throws {
        let screen = TestScreen(first)
        let source = try file("a.csv", "a")
        let delegate = PickerDelegate()
        let picker = UIDocumentPickerViewController(forExporting: [source], asCopy: true)
        picker.delegate = delegate
        first.present(picker, animated: false)
        screen.settle()
        let nowhere = source.deletingLastPathComponent().appendingPathComponent("no/such/a.csv")
        try desktop().questions.first?.answer([nowhere])
        screen.advance(by: 1)
        #expect(delegate.calls == ["cancelled"])
        #expect(screen.has("The file could not be saved."))
        #expect(FileManager.default.fileExists(atPath: source.path))
    }
}

@MainActor private final class PickerDelegate: NSObject, UIDocumentPickerDelegate {
    var calls: [String] = []
    var urls: [URL] = []

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        self.urls = urls
        calls.append("picked \(urls.map(\.lastPathComponent).joined(separator: " "))")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        calls.append("cancelled")
    }
}
