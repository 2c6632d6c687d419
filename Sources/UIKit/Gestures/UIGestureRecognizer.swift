public import Foundation

/// Watches the touches in a view and its subviews for one kind of gesture.
///
/// The states and their order are those of
/// https://developer.apple.com/documentation/uikit/implementing-a-custom-gesture-recognizer.
@MainActor open class UIGestureRecognizer: NSObject {
    /// How far a gesture is, by UIKit's rules.
    public enum State: Int, Sendable {
        /// Nothing is known yet.
        case possible = 0
        /// A gesture that goes on was recognized; its actions are called.
        case began = 1
        /// It goes on; its actions are called each time.
        case changed = 2
        /// It ended well; its actions are called for the last time.
        case ended = 3
        /// It was taken away after it had begun; its actions are called for the last time.
        case cancelled = 4
        /// It isn't this gesture; no action is called.
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
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView? {
        didSet { if oldValue !== view, oldValue != nil { abandon() } }
    }

    /// Has a say in whether the gesture is recognized, and beside which others. Held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for logs.
    open var name: String?

    /// The modifier keys that were held at the last event of the gesture.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The raw values of the `UITouch.TouchType`s that the recognizer is told of.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map {
        NSNumber(value: $0.rawValue)
    }

    // MARK: - Touches on their way to the view

    /// Whether the view is told that its touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true

    /// Whether the view is told of touches only after the recognizer failed.
    open var delaysTouchesBegan = false

    /// Whether the view is told that a touch ended only after the recognizer failed.
    open var delaysTouchesEnded = true

    /// The touches that the recognizer follows, in the order in which they came.
    final private(set) var touches: [UITouch] = []

    /// Where the gesture was last, in the window.
    final var lastLocation = CGPoint.zero

    /// Those that the recognizer watches now: fingers, a pen, or the mouse with its button.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches, in a view's coordinates, or the window's for `nil`; after the last
    /// touch, where that was.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// - Precondition: `index` is below `numberOfTouches`.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        stopUnless(
            touches.indices.contains(index),
            "location(ofTouch:in:): index \(index) is beyond \(touches.count) touches")
        return touches[index].location(in: view)
    }

    // MARK: - Other recognizers

    /// What this recognizer waits for, and what waits for it.
    final let failures = FailureRequirements()

    /// Lets this recognizer be recognized only after the other one failed. While that may still
    /// succeed, this one waits in the state possible; it fails when the other one is recognized.
    ///
    /// - Parameter otherGestureRecognizer: Held weakly.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failures.add(otherGestureRecognizer)
    }

    /// Whether the other recognizer fails when this one is recognized.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer fails when the other one is recognized.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer waits until the other one failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether the other recognizer waits until this one failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    // MARK: - For subclasses

    /// Fingers went down in the view or below. A subclass sets `state` in these four methods and
    /// calls `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recognizer watches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recognizer watches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the recognizer watches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture ended or failed, before the next one may begin.
    open func reset() {}

    /// Lets a subclass leave a touch out of its gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        leave(touch)
    }

    private func leave(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        guard !touches.isEmpty else { return }
        updateLocation()
        touchesDidLeave()
    }

    /// The touches that are left go on from another middle.
    func touchesDidLeave() {}

    // MARK: - Actions

    private var actions: [TargetAction] = []

    /// Calls the target's method when the gesture is recognized, and each time it goes on.
    ///
    /// - Parameters:
    ///   - target: Held weakly.
    ///   - action: Takes no argument, or the recognizer.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(TargetAction(target: target, selector: action))
    }

    /// Ends what `addTarget(_:action:)` began; `nil` stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target: target, selector: action) }
    }

    // MARK: - State machine

    /// The states to go through once the recognizers that this one waits for have failed.
    private var waiting: [State] = []

    final var isWaiting: Bool { !waiting.isEmpty }

    private func move(to next: State) {
        if isWaiting {
            wait(for: next)
            return
        }
        guard Self.isLegal(from: current, to: next) else { return }
        guard current == .possible, next != .failed else {
            enter(next)
            return
        }
        guard mayBegin(), !isPrevented else {
            enter(.failed)
            return
        }
        switch failures.outcome(for: self) {
        case .mayRecognize: enter(next)
        case .mustFail: enter(.failed)
        case .mustWait: waiting = [next]
        }
    }

    /// Goes on while others may still succeed: an end follows a beginning, a failure ends all.
    private func wait(for next: State) {
        switch next {
        case .ended: if waiting == [.began] { waiting.append(.ended) }
        case .failed, .cancelled:
            waiting = []
            enter(.failed)
        case .possible, .began, .changed: break
        }
    }

    /// One of the recognizers that this one waits for failed or was recognized.
    final func requirementDidResolve() {
        guard isWaiting else { return }
        switch failures.outcome(for: self) {
        case .mustWait: return
        case .mustFail:
            waiting = []
            enter(.failed)
        case .mayRecognize:
            let states = waiting
            waiting = []
            guard mayRecognizeNow else {
                enter(.failed)
                return
            }
            for state in states where Self.isLegal(from: current, to: state) { enter(state) }
        }
    }

    private var mayRecognizeNow: Bool { isEnabled && view != nil && !isPrevented }

    private func enter(_ next: State) {
        let isFirst = current == .possible && next != .failed
        current = next
        if isFirst { preventOthers() }
        stateDidChange(to: next)
        if next != .failed {
            // A copy: an action may add or remove others.
            for action in actions { action.send(from: self, for: nil) }
        }
        if isFirst { takeTouchesFromViews() }
        if isFirst || next != .changed { failures.resolve() }
        view?.window?.touchDispatcher.recognizerDidChange()
        if next == .ended || next == .cancelled || next == .failed { resetIfIdle() }
    }

    /// Called before the actions are.
    func stateDidChange(to state: State) {}

    private static func isLegal(from old: State, to new: State) -> Bool {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }

    /// Whether the views and the delegate allow the gesture.
    func mayBegin() -> Bool {
        guard let view else { return false }
        let hitView = touches.first?.view
        if let hitView, hitView !== view, !hitView.gestureRecognizerShouldBegin(self) {
            return false
        }
        return view.gestureRecognizerShouldBegin(self)
            && ((try? delegate?.gestureRecognizerShouldBegin(self)) ?? true)
    }

    // MARK: - From the dispatcher

    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && ((try? delegate?.gestureRecognizer(self, shouldReceive: touch)) ?? true)
    }

    /// Whether the gesture is neither over nor failed.
    final var isInPlay: Bool {
        isEnabled && [.possible, .began, .changed].contains(current) && !waiting.contains(.ended)
    }

    final var hasTakenTouches: Bool { [.began, .changed, .ended].contains(current) }

    final func receive(_ touch: UITouch, with event: UIEvent) {
        modifierFlags = event.modifierFlags
        if touch.phase == .began, mayAdopt(touch) { touches.append(touch) }
        guard touches.contains(touch) else { return }
        updateLocation()
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    private func updateLocation() {
        let count = CGFloat(touches.count)
        lastLocation = CGPoint(
            x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
            y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
    }

    final func touchIsOver(_ touch: UITouch) {
        leave(touch)
        guard touches.isEmpty, !keepsWaiting, !isWaiting else { return }
        switch current {
        case .possible: enter(.failed)
        case .began, .changed: enter(.cancelled)
        case .ended, .cancelled, .failed: resetIfIdle()
        }
    }

    /// Ends whatever is under way and lets go of all touches.
    final func abandon() {
        let wasActive = current == .began || current == .changed
        touches = []
        waiting = []
        if wasActive { enter(.cancelled) } else if current == .possible { enter(.failed) }
        resetIfIdle()
    }

    private func resetIfIdle() {
        guard touches.isEmpty, current != .possible else { return }
        reset()
        current = .possible
    }

    /// Whether a gesture of several taps waits for the next one.
    var keepsWaiting: Bool { false }
}
