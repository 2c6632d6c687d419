import Foundation

/// Finds the desktop's icon for a symbol of SF Symbols' name.
@MainActor enum SymbolIcons {
    private static var paths: [String: String?] = [:]

    /// The file of a symbolic icon. A `.fill` form that has no icon of its own is drawn plain.
    static func path(for symbol: String) -> String? {
        if let known = paths[symbol] { return known }
        let path = find(symbol)
        paths[symbol] = path
        return path
    }

    private static func find(_ symbol: String) -> String? {
        let plain = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        guard let icons = names[symbol] ?? names[plain] else { return nil }
        for icon in icons.split(separator: " ") {
            if let path = IconTheme.path(of: "\(icon)-symbolic") { return path }
        }
        return nil
    }

    /// Icons by preference, without the `-symbolic` that ends their names
    /// (https://specifications.freedesktop.org/icon-naming-spec/latest/, and what Adwaita adds).
    private static let names: [String: String] = [
        "plus": "list-add",
        "plus.circle": "list-add",
        "minus": "list-remove",
        "minus.circle": "list-remove",
        "xmark": "window-close",
        "xmark.circle": "window-close edit-clear",
        "checkmark": "object-select emblem-ok",
        "checkmark.circle": "emblem-ok object-select",
        "circle": "radio",
        "trash": "user-trash",
        "pencil": "document-edit",
        "square.and.pencil": "document-edit",
        "square.and.arrow.up": "document-send emblem-shared",
        "square.and.arrow.down": "document-save",
        "magnifyingglass": "system-search edit-find",
        "gear": "emblem-system preferences-system",
        "gearshape": "emblem-system preferences-system",
        "person": "avatar-default",
        "person.circle": "avatar-default",
        "person.2": "system-users",
        "person.badge.plus": "contact-new",
        "star": "non-starred",
        "star.fill": "starred",
        "heart": "emblem-favorite",
        "house": "go-home user-home",
        "folder": "folder",
        "doc": "text-x-generic document-new",
        "photo": "image-x-generic",
        "camera": "camera-photo",
        "calendar": "x-office-calendar",
        "clock": "document-open-recent preferences-system-time",
        "bell": "preferences-system-notifications",
        "envelope": "mail-unread",
        "phone": "call-start phone",
        "arrowshape.turn.up.left": "mail-reply-sender",
        "book": "user-bookmarks accessories-dictionary",
        "backward": "media-seek-backward",
        "forward": "media-seek-forward",
        "sidebar.left": "sidebar-show view-dual",
        "sidebar.leading": "sidebar-show view-dual",
        "link": "insert-link",
        "lock": "system-lock-screen changes-prevent",
        "tag": "user-bookmarks",
        "bookmark": "user-bookmarks",
        "flag": "emoji-flags mail-mark-important",
        "arrow.clockwise": "view-refresh",
        "arrow.triangle.2.circlepath": "emblem-synchronizing view-refresh",
        "arrow.uturn.backward": "edit-undo",
        "arrow.uturn.forward": "edit-redo",
        "chevron.left": "go-previous",
        "chevron.backward": "go-previous",
        "chevron.right": "go-next",
        "chevron.forward": "go-next",
        "chevron.up": "go-up",
        "chevron.down": "go-down",
        "list.bullet": "view-list",
        "square.grid.2x2": "view-grid",
        "line.3.horizontal": "open-menu",
        "ellipsis": "view-more-horizontal",
        "ellipsis.circle": "view-more",
        "info.circle": "dialog-information help-about",
        "questionmark.circle": "help-browser dialog-question",
        "exclamationmark.triangle": "dialog-warning",
        "exclamationmark.circle": "dialog-warning",
        "tray": "mail-inbox folder",
        "play": "media-playback-start",
        "pause": "media-playback-pause",
        "stop": "media-playback-stop",
        "mic": "audio-input-microphone",
        "speaker.wave.2": "audio-volume-medium",
        "wifi": "network-wireless",
        "printer": "printer",
        "doc.on.doc": "edit-copy",
        "doc.on.clipboard": "edit-paste",
        "scissors": "edit-cut",
        "eye": "view-reveal",
        "eye.slash": "view-conceal",
        "globe": "web-browser preferences-system-network",
        "map": "mark-location",
        "location": "find-location",
        "power": "system-shutdown",
        "paperclip": "mail-attachment",
        "arrow.left": "go-previous",
        "arrow.right": "go-next",
        "arrow.up": "go-up",
        "arrow.down": "go-down",
        "arrow.up.arrow.down": "view-sort-ascending",
    ]
}
