public import Foundation

extension UITableView {
    /// Whether rows stand from edge to edge or in groups.
    public enum Style: Int, Sendable {
        /// `plain`: from edge to edge, headers staying at the top while their section scrolls.
        /// `grouped`: in blocks from edge to edge. `insetGrouped`: in rounded blocks away from the
        /// edges.
        case plain, grouped, insetGrouped
    }

    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
        /// `none` shows it at once. The others tell where a row comes from and goes to; `automatic`
        /// lets the table choose.
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Where a row is to stand when it was scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it takes to see all of the row.
        case none
        /// Its top at the top of what no bar covers, its middle in the middle, its bottom at the
        /// bottom, as far as the content reaches.
        case top, middle, bottom
    }

    /// What a separator's insets are counted from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// Stands for a height that follows from what is shown.
    public static let automaticDimension: CGFloat = -1

    /// Among the index's titles, a magnifying glass.
    public static let indexSearch = "{search}"

    /// The rows that are selected, or the one row, are others.
    public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
    /// Where a cell's labels stand.
    public enum CellStyle: Int, Sendable {
        /// A picture and a line of text.
        case `default`
        /// Text at the beginning and a value at the end.
        case value1
        /// A short name in the tint colour and a value beside it.
        case value2
        /// Text with a smaller text below.
        case subtitle
    }

    /// How a row is parted from the next one.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray
        case `default`
    }

    /// How a row looks that has the keyboard.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// What a row offers while its table is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// What stands at a row's end.
    public enum AccessoryType: Int, Sendable {
        case none
        /// Choosing the row leads on.
        case disclosureIndicator
        /// A button that tells more, and choosing the row leads on.
        case detailDisclosureButton
        case checkmark
        /// A button that tells more.
        case detailButton
    }
}
