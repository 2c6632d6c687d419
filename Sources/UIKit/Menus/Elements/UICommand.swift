import Foundation

/// Something that can be done, as the name of a method that the responders are asked for.
open class UICommand: UIMenuElement {
    /// The method's name.
    public final let action: Selector
    /// What the method may want to know, by which commands of one method are told apart.
    public final let propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    /// - Parameters:
    ///   - title: What a person reads.
    ///   - image: Shown beside the title.
    ///   - action: Takes no argument, or the command.
    ///   - propertyList: What tells it from others with the same action.
    ///   - discoverabilityTitle: A longer title, for a list of all keys.
    ///   - attributes: Whether it can be chosen, is hidden, or destroys something.
    ///   - state: Whether it is marked as on.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}
