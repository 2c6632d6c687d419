import Foundation
import Testing
import _Testing_UIKit

@testable import BeelineTesting
@testable import UIKit

// What other programs get is what they understand: texts, lists of addresses, pictures
// (https://www.iana.org/assignments/media-types).

@MainActor @Suite(.serialized) struct DesktopDragTests {
    private static func picture(_ side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: format
        ).image {
            UIColor.systemRed.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `a text that leaves the window is a copy for another program`() throws {
        let screen = DragScreen()
        let offered = try #require(screen.screen.dragOut(from: screen.sourcePoint))
        #expect(offered == DraggedContent(text: "Bees"))
        #expect(screen.take() == "items begin willEnd.copy didEnd.copy")
        #expect(DragMotion.current == nil)
        #expect(screen.preview == nil)
    }

    @Test func `what no program takes is as it was`() {
        let screen = DragScreen()
        screen.screen.dragOut(from: screen.sourcePoint, isTaken: false)
        #expect(screen.take() == "items begin willEnd.cancel didEnd.cancel")
    }

    @Test func `files and pictures leave the window in the desktop's forms`() throws {
        let screen = DragScreen()
        let files = ["/tmp/a.txt", "/tmp/b c.txt"].map { URL(fileURLWithPath: $0) }
        screen.drag.items = files.compactMap { NSItemProvider(contentsOf: $0) }.map {
            UIDragItem(itemProvider: $0)
        }
        let offered = try #require(screen.screen.dragOut(from: screen.sourcePoint))
        #expect(offered.files == files)
        let picture = Self.picture(4)
        screen.drag.items = [UIDragItem(itemProvider: NSItemProvider(object: picture))]
        let shown = try #require(screen.screen.dragOut(from: screen.sourcePoint)?.picture)
        #expect(UIImage(data: shown)?.size == CGSize(width: 4, height: 4))
    }

    @Test func `a drag kept to its program, and forms kept to it, don't leave the window`() {
        let screen = DragScreen()
        screen.drag.isRestricted = true
        #expect(screen.screen.dragOut(from: screen.sourcePoint) == nil)
        #expect(screen.take() == "items begin willEnd.cancel didEnd.cancel")
        screen.drag.isRestricted = false
        let provider = NSItemProvider()
        provider.registerObject(NSString(string: "secret"), visibility: .ownProcess)
        provider.registerObject(NSURL(string: "https://example.org")!, visibility: .all)
        screen.drag.items = [UIDragItem(itemProvider: provider)]
        let offered = screen.screen.dragOut(from: screen.sourcePoint)
        #expect(offered?.text == "https://example.org")
        #expect(offered?.files.map(\.absoluteString) == ["https://example.org"])
    }

    @Test func `a finger's drag stays in the window`() {
        let screen = DragScreen()
        screen.screen.touchDown(at: screen.sourcePoint)
        screen.screen.advance(by: 0.6)
        screen.screen.touchMove(to: CGPoint(x: 100, y: 100))
        screen.screen.touchMove(to: CGPoint(x: 400, y: 100))
        screen.screen.touchUp()
        screen.screen.advance(by: 1)
        #expect(screen.take() == "items begin willEnd.cancel didEnd.cancel")
    }

    @Test func `a text from another program is dropped as one of this one's is`() {
        let screen = DragScreen()
        let isTaken = screen.screen.dragIn(
            DraggedContent(text: "Zoë"), over: [screen.sourcePoint, screen.targetPoint])
        #expect(isTaken)
        #expect(screen.take() == "canHandle enter update perform conclude end")
        #expect(screen.drop.texts == ["Zoë"])
        #expect(screen.drop.wasLocal == false)
        #expect(screen.drop.location == CGPoint(x: 50, y: 50))
    }

    @Test func `another program's drag that leaves again is over`() {
        let screen = DragScreen()
        screen.screen.dragIn(
            DraggedContent(text: "a"), over: [screen.targetPoint, screen.sourcePoint],
            drops: false)
        #expect(screen.take() == "canHandle enter update exit end")
        screen.drop.operation = .forbidden
        #expect(!screen.screen.dragIn(DraggedContent(text: "a"), over: [screen.targetPoint]))
        #expect(screen.drop.texts.isEmpty)
    }

    @Test func `other programs' things are never moved, only copied`() {
        let screen = DragScreen()
        screen.drop.operation = .move
        #expect(!screen.screen.dragIn(DraggedContent(text: "a"), over: [screen.targetPoint]))
    }

    @Test func `files of another program are items of their own, pictures among them`() throws {
        let screen = DragScreen()
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, picture) = (folder.appending(path: "a.txt"), folder.appending(path: "b.png"))
        try Data("hello".utf8).write(to: text)
        try #require(Self.picture(6).pngData()).write(to: picture)
        screen.drop.canHandle = {
            $0.items.count == 2 && $0.canLoadObjects(ofClass: UIImage.self)
                && $0.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
        }
        #expect(
            screen.screen.dragIn(
                DraggedContent(files: [text, picture]), over: [screen.targetPoint]))
        #expect(screen.drop.addresses == [text, picture])
        #expect(screen.drop.pictures == [CGSize(width: 6, height: 6)])
    }

    @Test func `a picture of another program is dropped as a picture`() throws {
        let screen = DragScreen()
        let data = try #require(Self.picture(5).pngData())
        #expect(screen.screen.dragIn(DraggedContent(picture: data), over: [screen.targetPoint]))
        #expect(screen.drop.pictures == [CGSize(width: 5, height: 5)])
        #expect(screen.drop.texts.isEmpty)
        // What is no picture after all is left out.
        let broken = DraggedContent(picture: Data([1, 2, 3]))
        #expect(screen.screen.dragIn(broken, over: [screen.targetPoint]))
        #expect(screen.drop.pictures.isEmpty)
    }

    @Test func `a drag that the desktop brings back is the window's own again`() throws {
        let screen = DragScreen()
        let (host, window) = (screen.screen.host, screen.screen.window)
        screen.drop.operation = .move
        host.hasDesktop = true
        screen.screen.mouseDown(at: screen.sourcePoint)
        screen.screen.mouseMove(to: CGPoint(x: 100, y: 50))
        screen.screen.mouseMove(to: CGPoint(x: 320, y: 50))
        #expect(host.drag != nil)
        _ = screen.take()
        let drop = HeadlessDrop(host.drag?.representations ?? [], isLocal: true)
        #expect(window.hostWindow(host, movedDrop: drop, to: screen.targetPoint) == .moved)
        #expect(window.hostWindow(host, movedDrop: drop, to: screen.sourcePoint) == .refused)
        _ = window.hostWindow(host, movedDrop: drop, to: screen.targetPoint)
        #expect(window.hostWindow(host, performDrop: drop, at: screen.targetPoint))
        window.hostWindow(host, lostDrop: drop)
        host.endDrag(isTaken: true)
        #expect(
            screen.take() == """
                canHandle enter update exit enter update perform willEnd.move conclude \
                didEnd.move end
                """)
        #expect(screen.drop.texts == ["Bees"])
        #expect(screen.drop.wasLocal == true)
    }
}
