import Foundation

extension UIWindow {
    /// Changes the window's size, which the root controller hears of before and after.
    func resize(to size: CGSize, _ change: () -> Void) {
        guard let controller = rootViewController, controller.isViewLoaded, size != bounds.size
        else { return change() }
        let context = TransitionContext(
            from: .init(), to: .init(), in: self, isAnimated: false,
            participants: controller.activeTransition == nil ? [controller] : [])
        let traits = environmentTraits(forWidth: size.width)
        if traits.horizontalSizeClass != environmentTraits.horizontalSizeClass {
            controller.willTransition(to: traits, with: context)
        }
        controller.viewWillTransition(to: size, with: context)
        change()
        context.run(with: nil) { _ in }
    }
}
