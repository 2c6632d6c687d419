public import Foundation

/// What adapts its content to the size and the traits that it is given, and may be inside of another.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }

    /// A container inside would like to have another size.
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)

    /// The size that a container inside will have, in points.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
