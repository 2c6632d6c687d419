import Foundation

/// Finds the presentation controller that is right for the room that there is.
@MainActor enum PresentationAdapting {
    /// - Parameter style: What the environment asks for; `none` if nothing else.
    /// - Returns: The presentation controller to use, and the controller to show in it.
    static func adapt(
        _ controller: UIPresentationController, _ presented: UIViewController,
        to style: UIModalPresentationStyle
    ) -> (UIPresentationController, UIViewController) {
        controller.adaptiveController = nil
        guard style != .none, style.resolved != controller.presentationStyle else {
            return (controller, presented)
        }
        let other = try? controller.delegate?.presentationController(
            controller, viewControllerForAdaptivePresentationStyle: style)
        let active = controller.controller(forAdaptedStyle: style.resolved)
        guard let other, other !== presented else { return (active, presented) }
        controller.adaptiveController = other
        active.adaptiveController = other
        return (active, other)
    }
}
