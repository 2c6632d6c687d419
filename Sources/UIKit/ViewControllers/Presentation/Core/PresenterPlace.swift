import Foundation

/// Where a presenter's view was before full screen took it away.
@MainActor struct PresenterPlace {
    private weak var presenter: UIViewController?
    private weak var superview: UIView?
    private weak var below: UIView?
    private let frame: CGRect
    private let fillsSuperview: Bool

    init(of presenter: UIViewController) {
        self.presenter = presenter
        superview = presenter.viewIfLoaded?.superview
        frame = presenter.viewIfLoaded?.frame ?? .zero
        fillsSuperview = frame == superview?.bounds
        let siblings = superview?.subviews ?? []
        let index = siblings.firstIndex { $0 === presenter.viewIfLoaded }
        below = index.flatMap { $0 > 0 ? siblings[$0 - 1] : nil }
    }

    func restore() {
        guard let presenter, let view = presenter.viewIfLoaded, let superview,
            view.superview !== superview
        else { return }
        view.frame = fillsSuperview ? superview.bounds : frame
        if let below, below.superview === superview {
            superview.insertSubview(view, aboveSubview: below)
        } else {
            superview.insertSubview(view, at: 0)
        }
    }
}

extension UIViewController {
    /// Moves the view in or out of the window while somebody else makes the calls.
    func withoutAppearanceCalls(_ body: (UIViewController) -> Void) {
        let before = isMovedByTransition
        isMovedByTransition = true
        body(self)
        isMovedByTransition = before
    }
}
