import Foundation

/// Holds what one presentation shows, before what it covers.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    private var knownSize: CGSize?
    private var knownSizeClass = UIUserInterfaceSizeClass.unspecified

    override func layoutSubviews() {
        let sizeChanged = knownSize.map { $0 != bounds.size } ?? false
        knownSize = bounds.size
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if sizeChanged, controller?.presentation?.isAtRest ?? false {
            controller?.placePresentedView()
        }
        controller?.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let sizeClass = traitCollection.horizontalSizeClass
        guard sizeClass != knownSizeClass else { return }
        knownSizeClass = sizeClass
        controller?.presentation?.environmentDidChange()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, hit === self || hit is DimmingView,
            controller?.letsTouchThrough(point) ?? false
        {
            return nil
        }
        return hit
    }
}

/// Darkens what is behind a presentation.
final class DimmingView: UIView {
    var onTap: (() -> Void)?
    private var isTouched = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.color
        alpha = 0
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static let color = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTouched = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTouched, let touch = touches.first else { return }
        isTouched = false
        if bounds.contains(touch.location(in: self)) { onTap?() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTouched = false
    }
}
