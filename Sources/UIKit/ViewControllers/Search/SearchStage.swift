import Foundation

/// Brings a search to the screen and takes it away.
///
/// The search controller's view lies over the view of the screen that is searched, as its sibling, so
/// that it doesn't scroll with it. While the screen is away or moves, it is inside, and goes where the
/// screen goes.
@MainActor final class SearchStage {
    private unowned let controller: UISearchController
    private(set) var isActive = false
    private(set) weak var presenter: UIViewController?
    /// What is to be done when the movement under way is over.
    private var ending: (() -> Void)?
    private var movements = 0

    /// In seconds.
    private static let duration: TimeInterval = 0.3

    init(_ controller: UISearchController) {
        self.controller = controller
    }

    private var bar: UISearchBar { controller.searchBar }

    // MARK: - Beginning and ending

    func begin() {
        guard !isActive, let presenter = screen, presenter.viewIfLoaded?.window != nil else {
            return
        }
        finishMovement()
        if let other = presenter.activeSearch { other.stage.end(animated: false) }
        isActive = true
        self.presenter = presenter
        _ = try? controller.delegate?.willPresentSearchController(controller)
        guard isActive else { return }
        presenter.activeSearch = controller
        controller.presentingController = presenter
        controller.isBeingPresented = true
        UIView.performWithoutAnimation { prepareView() }
        move(animated: true) { [weak self] in self?.didBegin() }
        bar.becomeFirstResponder()
        controller.updateResults()
    }

    private func prepareView() {
        controller.searchResultsController?.loadViewIfNeeded()
        (controller.loadedView as? SearchView)?.dims = false
        place()
    }

    private func didBegin() {
        controller.isBeingPresented = false
        guard isActive else { return }
        _ = try? controller.delegate?.didPresentSearchController(controller)
    }

    func end(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard isActive else {
            completion?()
            return
        }
        finishMovement()
        _ = try? controller.delegate?.willDismissSearchController(controller)
        isActive = false
        controller.isBeingDismissed = true
        bar.resignFirstResponder()
        if controller.hasText { bar.text = "" } else { controller.updateResults() }
        move(animated: animated) { [weak self] in
            self?.didEnd()
            completion?()
        }
    }

    private func didEnd() {
        controller.isBeingDismissed = false
        guard !isActive else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        if presenter?.activeSearch === controller { presenter?.activeSearch = nil }
        presenter = nil
        controller.presentingController = nil
        _ = try? controller.delegate?.didDismissSearchController(controller)
    }

    /// The screen that is searched: the one whose bar shows the search bar, or the one that it is in.
    private var screen: UIViewController? {
        if let owner = controller.navigationItemOfBar?.owner { return owner }
        let responders = sequence(first: bar as UIResponder, next: \.next)
        return responders.lazy.compactMap { $0 as? UIViewController }.first
    }

    // MARK: - Movement

    private func move(animated: Bool, then ending: @escaping () -> Void) {
        movements += 1
        let movement = movements
        self.ending = ending
        let window = presenter?.viewIfLoaded?.window
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation { change() }
            return finishMovement()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction
        ) {
            self.change()
        } completion: { [weak self] _ in
            if self?.movements == movement { self?.finishMovement() }
        }
    }

    private func finishMovement() {
        let ending = ending
        self.ending = nil
        ending?()
    }

    private func change() {
        controller.contentMayHaveChanged()
        showAccessories()
        barsMayHaveChanged()
        guard let view = (navigation ?? presenter)?.viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    private var navigation: UINavigationController? { presenter?.navigationController }

    private func showAccessories() {
        if controller.automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
        if controller.automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty {
            bar.showsScopeBar = isActive
        }
    }

    func accessoriesMayHaveChanged() {
        guard isActive else { return }
        showAccessories()
        barsMayHaveChanged()
    }

    /// The bar that shows the search bar has another shape now.
    func barsMayHaveChanged() {
        controller.navigationItemOfBar?.itemDidChange()
    }

    // MARK: - Places

    /// Over the screen, where that is at rest.
    func place() {
        guard isActive, let presenter, !presenter.isMovedByTransition, let view = controller.view,
            let screen = presenter.viewIfLoaded, let host = screen.superview, host.window != nil
        else { return }
        if view.superview !== host {
            controller.withoutAppearanceCalls(if: view.window === host.window) { _ in
                host.insertSubview(view, aboveSubview: screen)
            }
        }
        layOut()
    }

    /// Inside of the screen, which is to move.
    func tuckIn() {
        guard isActive, let view = controller.viewIfLoaded, let screen = presenter?.viewIfLoaded,
            view.superview !== screen
        else { return }
        let window = view.window
        controller.withoutAppearanceCalls(if: window != nil && window === screen.window) { _ in
            screen.addSubview(view)
        }
        layOut()
    }

    func layOut() {
        guard let presenter, let screen = presenter.viewIfLoaded, let view = controller.viewIfLoaded
        else { return }
        guard view.superview !== screen else {
            view.frame = screen.bounds
            controller.coveredInsets = .zero
            return
        }
        guard let host = screen.superview, view.superview === host else { return }
        var frame = CGRect(
            x: screen.center.x - screen.bounds.width / 2,
            y: screen.center.y - screen.bounds.height / 2,
            width: screen.bounds.width, height: screen.bounds.height)
        var covered = presenter.coveredInsets
        if controller.navigationItemOfBar == nil, bar.isDescendant(of: screen) {
            // What is below the search bar.
            let bottom = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: host).y
            let start = min(max(bottom.rounded(), frame.minY), frame.maxY)
            covered.top = max(0, covered.top - (start - frame.minY))
            frame = CGRect(
                x: frame.minX, y: start, width: frame.width, height: frame.maxY - start)
        }
        view.frame = frame
        controller.coveredInsets = covered
    }

    /// The screen that is searched came to a window, or left one.
    func presenterDidMove(to window: UIWindow?) {
        guard let window else { return tuckIn() }
        window.performBeforeLayout { [weak self] in self?.place() }
    }
}

extension UIViewController {
    /// Within one window a view moves without its controller hearing of it.
    func withoutAppearanceCalls(if stays: Bool, _ body: (UIViewController) -> Void) {
        if stays { withoutAppearanceCalls(body) } else { body(self) }
    }
}
