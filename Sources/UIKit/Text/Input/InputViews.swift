import Foundation

/// What the first responder shows at the bottom of its window, where a phone has its keyboard.
///
/// A desktop has a keyboard already: without such views there is nothing there, and no notification
/// of a keyboard is posted.
@MainActor final class InputViews {
    private unowned let window: UIWindow
    private var container: InputContainer?
    private var shown: [UIView] = []

    init(_ window: UIWindow) {
        self.window = window
    }

    private var willUpdate = false

    /// Before the coming layout, since one first responder goes before the next one comes.
    func setNeedsUpdate() {
        guard !willUpdate else { return }
        willUpdate = true
        window.performBeforeLayout { [weak self] in self?.update() }
    }

    private func update() {
        willUpdate = false
        let responder = window.firstResponder
        let wanted = [responder?.inputAccessoryView, responder?.inputView].compactMap { $0 }
        guard !wanted.elementsEqual(shown, by: ===) else { return }
        let old = container
        shown = wanted
        container = nil
        if wanted.isEmpty {
            if let old { hide(old) }
        } else {
            show(wanted, replacing: old)
        }
    }

    private func show(_ views: [UIView], replacing old: UIView?) {
        let container = InputContainer(frame: .zero)
        container.owner = window.firstResponder
        container.backgroundColor = .secondarySystemBackground
        let width = window.bounds.width
        var height: CGFloat = 0
        for view in views {
            let own = fittingHeight(of: view, width: width)
            view.frame = CGRect(x: 0, y: height, width: width, height: own)
            view.autoresizingMask = .flexibleWidth
            container.addSubview(view)
            height += own
        }
        old?.removeFromSuperview()
        self.container = container
        let end = CGRect(x: 0, y: window.bounds.height - height, width: width, height: height)
        var begin = end
        begin.origin.y = window.bounds.height - (old?.bounds.height ?? 0)
        container.frame = begin
        container.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        window.addSubview(container)
        window.keyboard.move(to: end)
        UIView.animate(withDuration: WindowKeyboard.duration) { container.frame = end }
    }

    private func hide(_ container: UIView) {
        var end = container.frame
        end.origin.y = window.bounds.height
        window.keyboard.move(to: nil)
        UIView.animate(withDuration: WindowKeyboard.duration) {
            container.frame = end
        } completion: { _ in
            container.removeFromSuperview()
        }
    }

    /// A view that says how high it is by its frame is as high as that.
    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// Holds the views; what is in it can ask its owner for the same views again.
private final class InputContainer: UIView {
    weak var owner: UIResponder?

    override var next: UIResponder? { owner ?? super.next }
}
