public import Foundation

/// Watches the touches in a view and its subviews for one kind of gesture.
///
/// The states and their order are those of
/// https://developer.apple.com/documentation/uikit/implementing-a-custom-gesture-recognizer.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The one word for a gesture that is over as soon as it is told.
        public static let recognized = State.ended
    }

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    /// - Parameters:
    ///   - target: Held weakly.
    ///   - action: Takes no argument, or the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    // MARK: - State

    /// Subclasses set it; a change to began, changed, ended or cancelled calls the actions.
    open var state: State {
        get { current }
        set { move(to: newValue) }
    }

    private var current = State.possible

    /// Nothing is told of touches that begin while it is false; a gesture under way is cancelled.
    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue, !touches.isEmpty { giveUp() }
        }
    }

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?

    /// Whether the view is told that its touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    private var touches: [UITouch] = []

    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches, in a view's coordinates, or the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// - Precondition: `index` is below `numberOfTouches`.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        precondition(
            touches.indices.contains(index),
            "location(ofTouch:in:): index \(index) is beyond \(touches.count) touches")
        return touches[index].location(in: view)
    }

    // MARK: - For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture ended or failed, before the next one may begin.
    open func reset() {}

    /// Lets a subclass leave a touch out of its gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    // MARK: - Actions

    private var actions: [TargetAction] = []

    /// Calls the target's method when the gesture is recognized, and each time it goes on.
    ///
    /// - Parameter action: Takes no argument, or the recognizer.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target: target, selector: action))
    }

    /// Ends what `addTarget(_:action:)` began; `nil` stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target: target, selector: action) }
    }

    // MARK: - State machine

    private func move(to next: State) {
        guard Self.isLegal(from: current, to: next) else { return }
        if current == .possible, next == .began || next == .ended, !mayBegin() {
            current = .failed
            return
        }
        current = next
        switch next {
        case .began, .changed, .ended, .cancelled:
            for action in actions { action.send(from: self, for: nil) }
        case .possible, .failed: break
        }
    }

    private static func isLegal(from old: State, to new: State) -> Bool {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }

    private func mayBegin() -> Bool {
        guard let view else { return false }
        let hitView = touches.first?.view
        if let hitView, hitView !== view, !hitView.gestureRecognizerShouldBegin(self) {
            return false
        }
        return view.gestureRecognizerShouldBegin(self)
            && ((try? delegate?.gestureRecognizerShouldBegin(self)) ?? true)
    }

    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && ((try? delegate?.gestureRecognizer(self, shouldReceive: touch)) ?? true)
    }

    /// Whether the gesture is neither over nor failed.
    final var isInPlay: Bool { isEnabled && [.possible, .began, .changed].contains(current) }

    final var hasTakenTouches: Bool { [.began, .changed, .ended].contains(current) }

    final func receive(_ touch: UITouch, with event: UIEvent) {
        switch touch.phase {
        case .began:
            touches.append(touch)
            touchesBegan([touch], with: event)
        case .moved: if touches.contains(touch) { touchesMoved([touch], with: event) }
        case .ended: if touches.contains(touch) { touchesEnded([touch], with: event) }
        case .cancelled: if touches.contains(touch) { touchesCancelled([touch], with: event) }
        case .stationary: break
        }
    }

    /// Gives way to a recognizer that was recognized, unless both may be at once.
    final func yield(to winner: UIGestureRecognizer) {
        guard isInPlay, !isSimultaneous(with: winner) else { return }
        giveUp()
    }

    /// Has nothing more of the touches that are down.
    final func giveUp() {
        switch current {
        case .possible: state = .failed
        case .began, .changed: state = .cancelled
        case .ended, .cancelled, .failed: break
        }
    }

    private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        let mine = try? delegate?.gestureRecognizer(
            self, shouldRecognizeSimultaneouslyWith: other)
        let theirs = try? other.delegate?.gestureRecognizer(
            other, shouldRecognizeSimultaneouslyWith: self)
        return (mine ?? false) || (theirs ?? false)
    }

    final func touchIsOver(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        guard touches.isEmpty else { return }
        if keepsWaiting { return }
        reset()
        current = .possible
    }

    /// Whether a gesture of several taps waits for the next one.
    var keepsWaiting: Bool { false }
}
