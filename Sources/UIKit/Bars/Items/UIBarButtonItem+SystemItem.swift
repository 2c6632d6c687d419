extension UIBarButtonItem {
    /// The items that every app knows.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// Takes its share of the room that is left over.
        case flexibleSpace = 5
        /// Takes the item's width.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24

        /// The title of those that show one.
        var title: String? {
            switch self {
            case .done: systemText("Done")
            case .cancel: systemText("Cancel")
            case .edit: systemText("Edit")
            case .save: systemText("Save")
            case .undo: systemText("Undo")
            case .redo: systemText("Redo")
            case .close: systemText("Close")
            default: nil
            }
        }

        /// The symbol of those that show one.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        /// What assistive technology calls it.
        var name: String? {
            if let title { return title }
            return switch self {
            case .add: systemText("Add")
            case .compose: systemText("Compose")
            case .reply: systemText("Reply")
            case .action: systemText("Share")
            case .organize: systemText("Organize")
            case .bookmarks: systemText("Bookmarks")
            case .search: systemText("Search")
            case .refresh: systemText("Refresh")
            case .stop: systemText("Stop")
            case .camera: systemText("Camera")
            case .trash: systemText("Delete")
            case .play: systemText("Play")
            case .pause: systemText("Pause")
            case .rewind: systemText("Rewind")
            case .fastForward: systemText("Fast forward")
            default: nil
            }
        }
    }
}
