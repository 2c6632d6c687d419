package import Foundation

/// What assistive technology is told of one element.
package struct HostAccessibleElement: Equatable {
    package enum Role {
        case button, label, image, heading, toggle, link, textField, adjustable, group
        /// Chosen among others in a bar.
        case tab
    }

    package var identifier: ObjectIdentifier
    package var role: Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// In the window's content, in points.
    package var frame: CGRect
    package var isEnabled: Bool
    /// For a toggle: whether it is on.
    package var isSelected: Bool
    package var isFocusable: Bool

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
