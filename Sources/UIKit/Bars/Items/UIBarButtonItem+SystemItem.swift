extension UIBarButtonItem {
    /// The items that every app knows.
    public enum SystemItem: Int, Sendable {
        /// “Done”, in the person's language.
        case done = 0
        /// “Cancel”, in the person's language.
        case cancel = 1
        /// “Edit”, in the person's language.
        case edit = 2
        /// “Save”, in the person's language.
        case save = 3
        /// The symbol `plus`, which is called “Add”.
        case add = 4
        /// Takes its share of the room that is left over.
        case flexibleSpace = 5
        /// Takes the item's width.
        case fixedSpace = 6
        /// The symbol `square.and.pencil`, which is called “Compose”.
        case compose = 7
        /// The symbol `arrowshape.turn.up.left`, which is called “Reply”.
        case reply = 8
        /// The symbol `square.and.arrow.up`, which is called “Share”.
        case action = 9
        /// The symbol `folder`, which is called “Organize”.
        case organize = 10
        /// The symbol `book`, which is called “Bookmarks”.
        case bookmarks = 11
        /// The symbol `magnifyingglass`, which is called “Search”.
        case search = 12
        /// The symbol `arrow.clockwise`, which is called “Refresh”.
        case refresh = 13
        /// The symbol `xmark`, which is called “Stop”.
        case stop = 14
        /// The symbol `camera`, which is called “Camera”.
        case camera = 15
        /// The symbol `trash`, which is called “Delete”.
        case trash = 16
        /// The symbol `play.fill`, which is called “Play”.
        case play = 17
        /// The symbol `pause.fill`, which is called “Pause”.
        case pause = 18
        /// The symbol `backward.fill`, which is called “Rewind”.
        case rewind = 19
        /// The symbol `forward.fill`, which is called “Fast forward”.
        case fastForward = 20
        /// “Undo”, in the person's language.
        case undo = 21
        /// “Redo”, in the person's language.
        case redo = 22
        /// “Close”, in the person's language.
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
