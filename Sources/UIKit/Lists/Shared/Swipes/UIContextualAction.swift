public import Foundation

/// What can be done with a row that is dragged aside.
@MainActor open class UIContextualAction: NSObject {
    /// Whether an action takes something away.
    public enum Style: Int, Sendable {
        case normal
        /// Takes something away.
        case destructive
    }

    /// Does what the action is for.
    ///
    /// - Parameters:
    ///   - sourceView: The view that the action was chosen in.
    ///   - completionHandler: Must be called with whether it was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView,
        _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
}

/// What can be done with a row, from one of its sides.
@MainActor open class UISwipeActionsConfiguration: NSObject {
    /// - Parameter actions: The first one stands next to the edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    public let actions: [UIContextualAction]

    /// Whether the first action is done when the row is dragged all the way.
    open var performsFirstActionWithFullSwipe = true
}
