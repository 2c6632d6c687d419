public import Foundation

/// Changes of layers that belong together, and how layers animate them by themselves.
///
/// A layer that is no view's own animates each change of its properties, once it was on the screen.
/// Changes outside of any transaction belong to one that ends with the clock's next turn.
@MainActor public final class CATransaction: NSObject {
    private var duration: CFTimeInterval?
    private var timingFunction: CAMediaTimingFunction?
    private var disablesActions: Bool?
    fileprivate var tracker: AnimationTracker?
    private var completion: (() -> Void)?

    private static var stack: [CATransaction] = []

    /// The transaction for changes outside of any other.
    private static func top() -> CATransaction {
        if let last = stack.last { return last }
        let implicit = CATransaction()
        stack.append(implicit)
        let clock = Platform.current.clock
        clock.schedule(at: clock.now) {
            guard let index = stack.firstIndex(of: implicit) else { return }
            stack.remove(at: index)
            implicit.end()
        }
        return implicit
    }

    // MARK: - Beginning and ending

    /// Begins a transaction inside of the current one, whose settings it takes over.
    public class func begin() {
        stack.append(CATransaction())
    }

    /// Ends the transaction that began last.
    public class func commit() {
        stack.popLast()?.end()
    }

    /// Ends the transaction for changes outside of any other.
    public class func flush() {
        guard stack.count == 1 else { return }
        commit()
    }

    private func end() {
        tracker?.seal()
    }

    // MARK: - Settings

    /// In seconds; a quarter unless set.
    public class func animationDuration() -> CFTimeInterval {
        stack.last { $0.duration != nil }?.duration ?? 0.25
    }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        top().duration = dur
    }

    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        stack.last { $0.timingFunction != nil }?.timingFunction
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top().timingFunction = function
    }

    /// Whether changes are seen at once.
    public class func disableActions() -> Bool {
        stack.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    public class func setDisableActions(_ flag: Bool) {
        top().disablesActions = flag
    }

    public class func completionBlock() -> (() -> Void)? { stack.last?.completion }

    /// Called when all animations that are added from here to the transaction's end are over; soon
    /// after its end, when there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let transaction = top()
        transaction.tracker?.seal()
        transaction.completion = block
        transaction.tracker = block.map { block in AnimationTracker { _ in block() } }
    }

    /// The trackers that an animation added now belongs to.
    static var trackers: [AnimationTracker] { stack.compactMap(\.tracker) }
}
