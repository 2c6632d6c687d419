import Foundation

/// A drag of this program's, for who drags.
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}
