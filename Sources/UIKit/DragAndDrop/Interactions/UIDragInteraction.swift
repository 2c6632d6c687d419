public import Foundation

/// Lets things be dragged out of a view: by a finger that stays and then moves, or at once with a mouse.
///
/// One drag is under way at a time.
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Whether a drag can begin.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { lift.isEnabled = isEnabled }
    }

    /// What `isEnabled` is at first: true, as on an iPad.
    open class var isEnabledByDefault: Bool { true }

    private let lift = DragLiftGestureRecognizer()

    /// For views only parts of which can be dragged: whether a touch that begins is on one.
    final var mayLift: ((UITouch, UIEvent) -> Bool)?

    /// Called when what was lifted is put down again without having moved.
    final var wasPutDown: (() -> Void)?

    /// - Parameter delegate: Held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        lift.interaction = self
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(lift)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(lift)
    }
}
