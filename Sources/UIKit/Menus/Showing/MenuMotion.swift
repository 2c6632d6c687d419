import Foundation

/// How menus come and go.
@MainActor enum MenuMotion {
    /// Grows from a point in the window.
    static func appear(_ platter: MenuPlatter, from origin: CGPoint) {
        let views = [platter.shade, platter]
        let reducesMotion = UIAccessibility.isReduceMotionEnabled
        UIView.performWithoutAnimation {
            platter.layoutIfNeeded()
            for view in views {
                view.alpha = 0
                if !reducesMotion { view.transform = small(platter, around: origin) }
            }
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            for view in views {
                view.alpha = 1
                view.transform = .identity
            }
        }
    }

    private static func small(_ platter: MenuPlatter, around origin: CGPoint) -> CGAffineTransform {
        let scale: CGFloat = 0.3
        let way = CGPoint(x: origin.x - platter.center.x, y: origin.y - platter.center.y)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: way.x * (1 - scale), ty: way.y * (1 - scale))
    }

    static func disappear(
        _ platter: MenuPlatter, animated: Bool, completion: @escaping () -> Void
    ) {
        let views = [platter.shade, platter]
        platter.isUserInteractionEnabled = false
        platter.accessibilityElementsHidden = true
        let end = {
            for view in views { view.removeFromSuperview() }
            completion()
        }
        guard animated, UIView.areAnimationsEnabled else {
            end()
            return
        }
        UIView.animate(withDuration: 0.2) {
            for view in views { view.alpha = 0 }
        } completion: { _ in
            end()
        }
    }
}
