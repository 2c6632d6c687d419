public import Foundation

extension UITextField {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable {
        /// The text alone, with no room around it.
        case none = 0
        /// A thin rectangle.
        case line = 1
        case bezel = 2
        /// A rounded rectangle on the system's background.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never = 0
        /// While the field has the keyboard.
        case whileEditing = 1
        /// While it hasn't.
        case unlessEditing = 2
        /// At all times.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    /// A field, the notification's object, got the keyboard.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// A field, the notification's object, gave the keyboard up.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// A person changed the text of a field, the notification's object; setting `text` posts
    /// nothing.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextField.ViewMode {
    func shows(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
