import Foundation

/// A drag as the view sees it that it began in.
@MainActor public protocol UIDragSession: UIDragDropSession {
    /// What only this program needs to know of the drag.
    var localContext: Any? { get set }
}
