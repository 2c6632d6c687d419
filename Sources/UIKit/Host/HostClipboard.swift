import Foundation

/// What the desktop's apps hand to one another by copy and paste.
@MainActor
package protocol HostClipboard: AnyObject {
    /// Another number after each change, whoever made it.
    var changeCount: Int { get }
    /// Called after each change, whoever made it.
    var onChange: (() -> Void)? { get set }
    /// The MIME types that can be read, the best first.
    var types: [String] { get }

    /// Reads what is there. May wait for the app that owns it, half a second at most.
    func data(ofType type: String) -> Data?
    /// Replaces all that is there; an empty list empties the clipboard.
    func write(_ representations: [HostClipboardRepresentation])
}

/// One form of what is on a clipboard.
package struct HostClipboardRepresentation: Equatable {
    /// The MIME type.
    package var type: String
    package var data: Data

    package init(type: String, data: Data) {
        self.type = type
        self.data = data
    }
}

/// A clipboard in memory: for tests, and where there is no display.
@MainActor package final class HeadlessClipboard: HostClipboard {
    package private(set) var changeCount = 0
    package var onChange: (() -> Void)?
    package private(set) var representations: [HostClipboardRepresentation] = []

    package init() {}

    package var types: [String] { representations.map(\.type) }

    package func data(ofType type: String) -> Data? {
        representations.first { $0.type == type }?.data
    }

    package func write(_ representations: [HostClipboardRepresentation]) {
        self.representations = representations
        changeCount += 1
        onChange?()
    }
}
