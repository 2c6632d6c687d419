public import Foundation

/// Something more that can be done with an element, under a name that assistive technology offers.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does it; says whether it could.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What is offered.
    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?
    private let target: TargetAction?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        target = nil
        super.init()
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// - Parameters:
    ///   - name: What a person hears, to choose it.
    ///   - target: Held weakly.
    ///   - selector: Takes no argument, or the action.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { TargetAction(target: $0, selector: selector) }
        super.init()
    }

    final func perform() {
        if let actionHandler {
            _ = actionHandler(self)
        } else {
            target?.send(from: self, for: nil)
        }
    }
}
