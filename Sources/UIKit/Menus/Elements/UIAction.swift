import Foundation

/// What an action does; it gets the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that can be done, as a closure with a name and a look.
open class UIAction: UIMenuElement {
    /// Tells one action from another: a control keeps one of each identifier for an event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// One of its own unless it was given: a control keeps one action of each identifier for an
    /// event.
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    /// Whether it can be chosen, is red, or isn't shown at all.
    open var attributes: UIMenuElement.Attributes
    /// Whether it has a mark in a menu.
    open var state: UIMenuElement.State
    /// Who performs the action, while it is performed.
    open internal(set) weak var sender: AnyObject?

    private let handler: UIActionHandler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    final func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
