public import Foundation

/// Takes what is to be animated together with a move of the focus.
@MainActor public final class UIFocusAnimationCoordinator: NSObject {
    /// In seconds.
    private static let duration: TimeInterval = 0.2

    private var animations: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

    /// Animates the changes that the first closure makes while the focus moves; the second one is
    /// called at the end.
    public func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        self.animations.append((animations, completion))
    }

    func run() {
        for (animations, completion) in animations {
            UIView.animate(withDuration: Self.duration) {
                animations?()
            } completion: { _ in
                completion?()
            }
        }
        animations = []
    }
}
