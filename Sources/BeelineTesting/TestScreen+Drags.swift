public import UIKit

/// What goes from one program to another by a drag.
public struct DraggedContent: Equatable {
    public var text: String?
    public var files: [URL]
    /// In the form of a PNG file.
    public var picture: Data?

    public init(text: String? = nil, files: [URL] = [], picture: Data? = nil) {
        self.text = text
        self.files = files
        self.picture = picture
    }

    init(_ representations: [HostClipboardRepresentation]) {
        func data(_ type: String) -> Data? { representations.first { $0.type == type }?.data }
        text = data("text/plain").map { String(decoding: $0, as: UTF8.self) }
        let list = data("text/uri-list").map { String(decoding: $0, as: UTF8.self) } ?? ""
        files = list.split(whereSeparator: \.isNewline).compactMap { URL(string: String($0)) }
        picture = data("image/png")
    }

    var representations: [HostClipboardRepresentation] {
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        let forms = [
            ("text/uri-list", files.isEmpty ? nil : Data(list.utf8)),
            ("text/plain;charset=utf-8", text.map { Data($0.utf8) }),
            ("image/png", picture),
        ]
        return forms.compactMap { type, data in
            data.map { HostClipboardRepresentation(type: type, data: $0) }
        }
    }
}

// Drags by a mouse, step by step, and to and from other programs. Places are in the window, in points.

extension TestScreen {
    /// Presses the mouse's primary button.
    public func mouseDown(at location: CGPoint) {
        fingers[Self.mouse] = location
        send(.began, location, device: .mouse)
        settle()
    }

    /// Moves the mouse with its button down; no time passes.
    public func mouseMove(to location: CGPoint) {
        guard fingers[Self.mouse] != nil else { return }
        fingers[Self.mouse] = location
        send(.moved, location, device: .mouse)
        settle()
    }

    /// Releases the button where the mouse is.
    public func mouseUp() {
        guard let location = fingers.removeValue(forKey: Self.mouse) else { return }
        send(.ended, location, device: .mouse)
        settle()
    }

    private static var mouse: Int { -1 }

    /// Drags something with the mouse out of the window and into another program.
    ///
    /// - Parameters:
    ///   - start: Where the button is pressed.
    ///   - isTaken: Whether the other program takes it.
    /// - Returns: What the other program is offered; `nil` when nothing left the window.
    @discardableResult
    public func dragOut(from start: CGPoint, isTaken: Bool = true) -> DraggedContent? {
        host.hasDesktop = true
        defer { host.hasDesktop = false }
        mouseDown(at: start)
        mouseMove(to: CGPoint(x: start.x + 10, y: start.y))
        mouseMove(to: CGPoint(x: window.bounds.width + 20, y: start.y))
        guard let drag = host.drag else {
            mouseUp()
            advance(by: 1)
            return nil
        }
        // The desktop has the pointer from here on.
        fingers[Self.mouse] = nil
        send(.cancelled, start, device: .mouse)
        host.endDrag(isTaken: isTaken)
        settle()
        return DraggedContent(drag.representations)
    }

    /// Drags something from another program over the window, and drops it at the path's end.
    ///
    /// - Parameter drops: False to leave the window at the path's end.
    /// - Returns: Whether it was taken.
    @discardableResult
    public func dragIn(
        _ content: DraggedContent, over path: [CGPoint], drops: Bool = true
    ) -> Bool {
        settle()
        guard let last = path.last else { return false }
        let drop = HeadlessDrop(content.representations)
        var answer = HostDropAnswer.refused
        for point in path {
            answer = window.hostWindow(host, movedDrop: drop, to: point)
            settle()
        }
        guard drops, answer != .refused else {
            window.hostWindow(host, lostDrop: drop)
            settle()
            return false
        }
        let isTaken = window.hostWindow(host, performDrop: drop, at: last)
        settle()
        return isTaken
    }
}
