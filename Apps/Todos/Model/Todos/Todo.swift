import Foundation

/// One thing to do.
struct Todo: Identifiable, Hashable, Codable, Sendable {
    var id = UUID()
    var title: String
    /// When it is due; nil if it isn't at any time.
    var due: Day?
    var isDone = false
    /// Where it stands among the others of its section.
    var position: Position

    /// As it stands after an edit of it, from one version to another: what the edit changed is as it
    /// left it, the rest is as it is now.
    ///
    /// - Parameters:
    ///   - before: Before the edit; nil if there was none.
    ///   - after: After the edit; nil if it was deleted.
    ///   - current: As it is now; nil if it isn't there.
    static func outcome(from before: Todo?, to after: Todo?, on current: Todo?) -> Todo? {
        guard let after, let before else { return after }
        // Somebody else deleted it meanwhile.
        guard var todo = current else { return nil }
        if before.title != after.title { todo.title = after.title }
        if before.due != after.due { todo.due = after.due }
        if before.isDone != after.isDone { todo.isDone = after.isDone }
        if before.position != after.position { todo.position = after.position }
        return todo
    }

    /// A title as it is kept: in one line, without spaces around it.
    static func tidied(_ title: String) -> String {
        title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
