import Foundation

/// Where the parts of a navigation bar's row stand.
///
/// The title is in the middle of the bar as long as the buttons leave it there, and beside it else. The
/// button back is named after the screen that it leads to, "Back" where there is less room, and only an
/// arrow where there is still less
/// (https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum).
struct NavigationRowArrangement {
    /// What the back button shows.
    enum BackForm: Int {
        case title, generic, arrow
    }

    private(set) var backForm = BackForm.arrow
    private(set) var back = CGRect.zero
    private(set) var left = CGRect.zero
    private(set) var right = CGRect.zero
    private(set) var title = CGRect.zero

    /// Between the title and what stands beside it, in points.
    static let gap: CGFloat = 8

    /// - Parameters:
    ///   - area: The row inside of its margins.
    ///   - backWidths: Of the forms of the back button that are allowed, the longest first.
    init(
        area: CGRect, runsLeft: Bool, leftWidth: CGFloat, rightWidth: CGFloat, titleWidth: CGFloat,
        backWidths: [(form: BackForm, width: CGFloat)]
    ) {
        // Worked out for reading from left to right, and turned over at the end.
        let gap = Self.gap
        let trailing = rightWidth > 0 ? rightWidth + gap : 0
        func leading(_ back: CGFloat) -> CGFloat {
            let back = back > 0 ? back + gap : 0
            return back + (leftWidth > 0 ? leftWidth + gap : 0)
        }
        var backWidth: CGFloat = 0
        for candidate in backWidths {
            backForm = candidate.form
            backWidth = candidate.width
            if leading(backWidth) + titleWidth + trailing <= area.width { break }
        }
        let start = leading(backWidth)
        let room = max(0, area.width - start - trailing)
        let width = min(titleWidth, room)
        let centered = (area.width - width) / 2
        let x = min(max(centered, start), max(start, area.width - trailing - width))
        back = CGRect(x: 0, y: area.minY, width: backWidth, height: area.height)
        left = CGRect(
            x: backWidth > 0 ? backWidth + gap : 0, y: area.minY, width: leftWidth,
            height: area.height)
        right = CGRect(
            x: area.width - rightWidth, y: area.minY, width: rightWidth, height: area.height)
        title = CGRect(x: x.rounded(), y: area.minY, width: width, height: area.height)
        for path in [\Self.back, \.left, \.right, \.title] {
            if runsLeft { self[keyPath: path].origin.x = area.width - self[keyPath: path].maxX }
            self[keyPath: path].origin.x += area.minX
        }
    }
}
