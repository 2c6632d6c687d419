import Foundation

/// What a cell's look follows from, besides the traits.
struct CellState: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    /// Whether the row was dragged aside.
    var isSwiped = false
    /// Whether a person takes the row to another place.
    var isReordering = false
    /// Whether the keyboard is at the row.
    var isFocused = false
}

/// What a cell knows of its table and of its row.
struct CellSurroundings: Equatable {
    /// The table's margins, which the content keeps.
    struct Margins: Equatable {
        var leading: CGFloat = 16
        var trailing: CGFloat = 16
    }

    var tableStyle = UITableView.Style.plain
    var margins = Margins()
    /// In its section.
    var isFirst = false
    var isLast = false
    var separatorColor: UIColor?
    /// Nil where the table has no opinion.
    var separatorInset: UIEdgeInsets?
    var editingStyle = UITableViewCell.EditingStyle.none
    var indentsWhileEditing = true
    /// Whether the row can be moved.
    var isMovable = false
    /// Whether a mark before the row shows whether it is selected, as when many are chosen in editing.
    var showsCheckmark = false
}
