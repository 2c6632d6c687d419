import UIKit

/// A view with its name.
@MainActor struct Example {
    let caption: String
    let view: UIView
    /// Whether the view takes the whole width, below its name.
    let isWide: Bool

    init(_ caption: String, _ view: UIView, isWide: Bool = false) {
        self.caption = caption
        self.view = view
        self.isWide = isWide
    }
}
