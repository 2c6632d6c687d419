import Foundation

/// Where an item goes that was dropped, and what happens beside and after that.
@MainActor final class DropLanding: NSObject, UIDragAnimating {
    private weak var view: UIView?
    /// In the view's coordinates, once what the drop changed is laid out.
    private let place: () -> CGRect?
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

    init(in view: UIView, at place: @escaping () -> CGRect?) {
        self.view = view
        self.place = place
    }

    /// In the window; nil where nothing is to be seen.
    var frame: CGRect? {
        guard let view, view.window != nil, let place = place() else { return nil }
        return view.convert(place, to: nil)
    }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(
        _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
    ) {
        completions.append(completion)
    }

    /// Carries out what is to be animated; called where an animation is under way.
    func animate() {
        let pending = animations
        animations = []
        for animation in pending { animation() }
    }

    func finish() {
        animate()
        let pending = completions
        completions = []
        for completion in pending { completion(.end) }
    }
}
