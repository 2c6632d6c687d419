public import Foundation

/// Shows a bar with what can be done to a selection, beside it.
@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// What the view itself offers, such as copying.
    final var suggestedActions: () -> [UIMenuElement] = { [] }

    private weak var presentation: EditMenuPresentation?
    private var configuration: UIEditMenuConfiguration?

    /// - Parameter delegate: Held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Shows the menu at a place; one that is open closes.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        let suggested = suggestedActions()
        let menu =
            (try? delegate?.editMenuInteraction(
                self, menuFor: configuration, suggestedActions: suggested))
            ?? UIMenu(children: suggested)
        let presentation = EditMenuPresentation.open(
            menu, in: window, at: target(of: configuration, in: view), sender: view,
            onClose: { [weak self] in self?.didClose(configuration) })
        guard let presentation else { return }
        self.presentation = presentation
        self.configuration = configuration
        let animator = ContextMenuAnimator()
        _ = try? delegate?.editMenuInteraction(
            self, willPresentMenuFor: configuration, animator: animator)
        animator.run(duration: 0.15)
        window.performAfterLayout { animator.finish() }
    }

    private func target(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
        let rectangle =
            (try? delegate?.editMenuInteraction(self, targetRectFor: configuration)) ?? .null
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        return view.convert(rectangle.isNull ? point : rectangle, to: nil)
    }

    private func didClose(_ configuration: UIEditMenuConfiguration) {
        self.configuration = nil
        let animator = ContextMenuAnimator()
        _ = try? delegate?.editMenuInteraction(
            self, willDismissMenuFor: configuration, animator: animator)
        animator.run(duration: 0.15)
        animator.finish()
    }

    open func dismissMenu() {
        presentation?.close()
    }

    /// Makes the menu that is open anew.
    open func reloadVisibleMenu() {
        guard presentation != nil, let configuration else { return }
        presentEditMenu(with: configuration)
    }

    /// Moves the menu that is open to where it belongs now.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let presentation, let configuration, let view else { return }
        presentation.move(to: target(of: configuration, in: view), animated: animated)
    }

    /// Where the menu was asked for, in a view's coordinates, or the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }
}

/// Where an edit menu is asked for.
@MainActor open class UIEditMenuConfiguration: NSObject {
    /// What the program tells its configurations apart by.
    public final let identifier: AnyHashable
    /// In the interaction's view.
    public final let sourcePoint: CGPoint

    /// - Parameters:
    ///   - identifier: `nil` for one that no other configuration has.
    ///   - sourcePoint: What it points at, in the view's coordinates.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// Decides on an edit menu, and hears of its coming and going.
@MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// - Returns: `nil` for the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) throws(NotImplemented) -> UIMenu?

    /// What the menu stands beside, in the interaction's view; `CGRect.null` for the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) throws(NotImplemented) -> CGRect

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) throws(NotImplemented)

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) throws(NotImplemented)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) throws(NotImplemented) -> UIMenu? {
        throw NotImplemented()
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) throws(NotImplemented) -> CGRect {
        throw NotImplemented()
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) throws(NotImplemented) {
        throw NotImplemented()
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIContextMenuInteractionAnimating
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
