import Foundation

/// What a menu that was opened by touch is about, lifted out of the screen: the controller that the
/// program previews it with, or else a picture of the view.
final class ContextMenuPreview: UIView {
    private let controller: UIViewController?
    private let content: UIView
    private let clip = UIView(frame: .zero)
    /// Of the view, in the window.
    private let source: CGRect

    /// `nil` for a view of which there is too much to lift, and no controller that previews it.
    init?(of view: UIView, controller: UIViewController?) {
        source = view.convert(view.bounds, to: nil)
        let picture =
            ContextMenuAnchor.isWhole(view) ? view.snapshotView(afterScreenUpdates: true) : nil
        guard let content = controller?.view ?? picture else { return nil }
        self.controller = controller
        self.content = content
        super.init(frame: source)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        clip.layer.masksToBounds = true
        clip.layer.cornerRadius =
            controller == nil ? view.layer.cornerRadius : MenuPlatter.cornerRadius
        if controller == nil, !(view.backgroundColor?.isSeen(in: view) ?? false) {
            clip.backgroundColor = view.surroundingColor
        }
        addSubview(clip)
        clip.addSubview(content)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Finds the preview's place, which leaves room for the menu below it.
    ///
    /// - Parameters:
    ///   - menu: The height of the menu, in points.
    ///   - area: Where both may be, in the window.
    func place(besideMenuOf menu: CGFloat, in area: CGRect) {
        guard let controller else { return }
        let wanted = controller.preferredContentSize
        let room = area.height - menu - MenuPlacement.gap
        let width = min(area.width, wanted.width > 0 ? wanted.width : area.width)
        let height = max(80, min(room, wanted.height > 0 ? wanted.height : room))
        let lowest = area.maxY - menu - MenuPlacement.gap - height
        frame = CGRect(
            x: max(area.minX, min(source.midX - width / 2, area.maxX - width)).rounded(),
            y: max(area.minY, min(source.minY, lowest)).rounded(), width: width, height: height)
    }

    override func layoutSubviews() {
        clip.frame = bounds
        content.frame = clip.bounds
        layer.shadowPath =
            UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }

    // MARK: - Motion

    /// Grows from the view, or only out of the screen.
    func appear() {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            transform = fromSource
            alpha = controller == nil ? 1 : 0
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
        ) { [self] in
            transform = .identity
            alpha = 1
        }
    }

    private var fromSource: CGAffineTransform {
        guard controller != nil else { return CGAffineTransform(scaleX: 0.95, y: 0.95) }
        return CGAffineTransform(
            a: 0.3, b: 0, c: 0, d: 0.3, tx: source.midX - center.x, ty: source.midY - center.y)
    }

    func disappear(animated: Bool) {
        guard animated, UIView.areAnimationsEnabled else {
            removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.2) { [self] in
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }
}

extension UIView {
    /// The nearest colour behind the view.
    fileprivate var surroundingColor: UIColor {
        var view = superview
        while let current = view {
            if let color = current.backgroundColor, color.isSeen(in: current) { return color }
            view = current.superview
        }
        return .systemBackground
    }
}

extension UIColor {
    @MainActor fileprivate func isSeen(in view: UIView) -> Bool {
        cgColor(with: view.traitCollection).alpha > 0.5
    }
}
