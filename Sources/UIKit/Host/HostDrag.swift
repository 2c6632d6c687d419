import Foundation

/// A drag that leaves its window, for the desktop to carry on.
package struct HostDrag {
    /// What other programs are offered.
    package var representations: [HostClipboardRepresentation]
    /// Where the button was pressed, in the window's content.
    package var start: CGPoint
    /// Shown at the pointer.
    package var picture: RenderNode?
    /// Of the picture, in points.
    package var size: CGSize
    /// From the picture's top left corner to the pointer, in points.
    package var hotSpot: CGPoint
}

/// What a drag of the desktop's brings over a window.
@MainActor package protocol HostDrop: AnyObject {
    /// Whether the drag began in a window of this program.
    var isLocal: Bool { get }
    /// The MIME types that can be loaded, the best first.
    var types: [String] { get }
    /// The files and addresses among what is dragged.
    var addresses: [URL] { get }
    /// Reads what is dragged. The completion is called once, now or later.
    func load(_ type: String, completion: @escaping @MainActor (Data?) -> Void)
}

/// A drag of another program's in memory: for tests, and where there is no display.
@MainActor package final class HeadlessDrop: HostDrop {
    package let isLocal: Bool
    package let representations: [HostClipboardRepresentation]

    package init(_ representations: [HostClipboardRepresentation], isLocal: Bool = false) {
        self.representations = representations
        self.isLocal = isLocal
    }

    package var types: [String] { representations.map(\.type) }

    package var addresses: [URL] {
        representations.first { $0.type == "text/uri-list" }
            .map { PasteboardValues.urls(of: $0.data) } ?? []
    }

    package func load(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
        completion(representations.first { $0.type == type }?.data)
    }
}
