import Foundation

/// A visual format as it was read: elements in a row, and the gap after each but the last.
struct ParsedFormat {
    enum Element {
        /// `|`
        case superview
        /// `[name(sizes)]`
        case view(String, [Length])
    }

    enum Gap {
        /// Nothing between two elements: they touch.
        case none
        /// `-`
        case standard
        /// `-8-` or `-(>=8,<=20@750)-`
        case lengths([Length])
    }

    /// One length, or the size of another view.
    struct Length {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var viewName: String?
        var priority = UILayoutPriority.required
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    var gaps: [Gap] = []
}

/// Why a visual format could not be read, with the place.
struct VisualFormatError: Error, CustomStringConvertible {
    let reason: String
    let format: String
    /// In characters from the format's start.
    let offset: Int

    var description: String {
        let pointer = String(repeating: " ", count: offset) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(pointer)"
    }
}
