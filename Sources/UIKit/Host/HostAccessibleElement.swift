package import Foundation

/// What assistive technology is told of one element.
package struct HostAccessibleElement: Equatable {
    package enum Role {
        case button, label, image, heading, toggle, link, textField, adjustable, group, listItem
        /// Containers; they come before what is in them.
        case dialog, alert, menu
        /// Containers that hold what is in them: rows below one another, or items beside one another.
        case list, grid
        /// Bars that hold what is in them: buttons, or tabs.
        case toolBar, tabList
        case gridCell
        case menuItem
        /// Chosen among others in a bar.
        case tab
        /// One of several of which one is chosen.
        case radio
        /// Shows how far something has come.
        case progress
        /// A number that goes up and down in steps.
        case spinButton
        /// Opens something to choose from.
        case comboBox
    }

    /// Where a number stands between its ends.
    package struct ValueRange: Equatable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double

        package init(value: Double, minimum: Double, maximum: Double) {
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// A text with what is selected of it. Offsets are in Unicode scalars.
    package struct EditableText: Equatable {
        /// Dots, where the text is hidden.
        package var content: String
        package var anchor: Int
        package var caret: Int
        package var isEditable: Bool
        package var isHidden: Bool
        package var hasLines: Bool

        package init(
            content: String, anchor: Int, caret: Int, isEditable: Bool, isHidden: Bool,
            hasLines: Bool
        ) {
            self.content = content
            self.anchor = anchor
            self.caret = caret
            self.isEditable = isEditable
            self.isHidden = isHidden
            self.hasLines = hasLines
        }
    }

    package var identifier: ObjectIdentifier
    package var role: Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// In the window's content, in points.
    package var frame: CGRect
    package var isEnabled: Bool
    /// For a toggle: whether it is on; for a radio button: whether it is chosen.
    package var isSelected: Bool
    package var isFocusable: Bool
    /// For what is a number, and not text alone.
    package var range: ValueRange?
    /// For what can be edited, or read letter by letter.
    package var text: EditableText?
    /// Names of what else can be done with the element.
    package var customActions: [String] = []
    /// The list or grid that holds the element; it comes before it.
    package var container: ObjectIdentifier?
    /// Where the element stands in its list, from 1 on, and how many the list has; 0 for what stands
    /// in none. A list or grid has the number of all its rows or items, and no place.
    package var positionInList = 0
    package var countOfList = 0

    package init(
        identifier: ObjectIdentifier, role: Role, label: String, value: String? = nil,
        hint: String? = nil, frame: CGRect, isEnabled: Bool = true, isSelected: Bool = false,
        isFocusable: Bool = false
    ) {
        self.identifier = identifier
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.frame = frame
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isFocusable = isFocusable
    }
}

extension HostAccessibleElement.Role {
    /// Whether elements of the role hold what is in them.
    var holdsOthers: Bool { [.list, .grid, .toolBar, .tabList].contains(self) }
}
