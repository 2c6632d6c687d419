import UIKit

/// Shows a Post, and names none in code: a comment and a "Post" in a text are neither.
final class PostView: UIView {
    /// Named as a type of the model is, and another one.
    struct Content {
        var text = ""
    }

    func show(_ content: Content) {}
    func show(_ cell: UITableViewCell.Row) {}
    func each<Row>(_ rows: [Row]) {}
}

func fill(_ content: PostView.Content) {}
