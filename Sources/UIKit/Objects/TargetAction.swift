/// An object and the name of its method to call. The object is not kept alive.
@MainActor struct TargetAction {
    private(set) weak var target: AnyObject?
    let selector: Selector

    init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    func send(from sender: Any?, for event: Any?) {
        guard let target else { return }
        ExposedMembers.send(selector, to: target, from: sender, for: event)
    }

    /// `nil` matches anything.
    func matches(target: Any?, selector: Selector?) -> Bool {
        (target == nil || target as AnyObject === self.target)
            && (selector == nil || selector == self.selector)
    }
}
