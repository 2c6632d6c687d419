public import Foundation

/// A button of an alert, with what it does.
@MainActor open class UIAlertAction: NSObject {
    /// What a button of an alert stands for.
    public enum Style: Int, Sendable {
        /// One answer among others.
        case `default` = 0
        /// Leaves all as it is. An alert has at most one such action; Escape chooses it.
        case cancel = 1
        /// Changes or deletes something that can't be brought back; in red.
        case destructive = 2
    }

    /// What a person reads.
    open private(set) var title: String?
    /// Where the button stands and how it looks.
    open private(set) var style: Style

    /// Whether the button can be pressed.
    open var isEnabled = true {
        didSet { onChange?() }
    }

    final let handler: ((UIAlertAction) -> Void)?
    final var onChange: (() -> Void)?

    /// - Parameters:
    ///   - title: What a person reads.
    ///   - style: Its kind.
    ///   - handler: Called when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
