import Foundation

/// What is dragged, as it follows the finger or the pointer: a picture of the first item's view with a
/// sign of what would become of it.
final class DragPreviewView: UIView {
    let badge: DragBadge
    private let content: UIView
    /// Where the view is that is dragged, in the window.
    private let home: CGPoint
    /// From the finger to the middle, in points.
    private var offset: CGPoint

    /// Larger views are shown smaller while they are dragged; in points.
    private static let largestSide: CGFloat = 300

    /// Between the finger and what hovers above it, in points.
    private static let height: CGFloat = 12

    /// - Parameter start: Where the finger is, in the window.
    init(_ previews: [UITargetedDragPreview], count: Int, at start: CGPoint) {
        let first = previews.first
        badge = DragBadge(count: count)
        content = Self.picture(of: first)
        let size = content.bounds.size
        let isInPlace = first?.view.window != nil
        // What was made for the drag alone hovers above the finger, which would cover it.
        let above = CGPoint(x: start.x, y: start.y - size.height / 2 - Self.height)
        home = isInPlace ? first.map(Self.middle) ?? start : above
        offset = CGPoint(x: home.x - start.x, y: home.y - start.y)
        super.init(frame: CGRect(origin: .zero, size: size))
        center = home
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(content)
        content.frame = bounds
        addSubview(badge)
        badge.center = CGPoint(x: bounds.maxX, y: bounds.minY)
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowPath =
            first?.parameters.visiblePath?.cgPath
            ?? UIBezierPath(
                roundedRect: bounds, cornerRadius: content.layer.cornerRadius
            ).cgPath
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private static func middle(of preview: UITargetedDragPreview) -> CGPoint {
        let frame = preview.view.convert(preview.view.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private static func picture(of preview: UITargetedDragPreview?) -> UIView {
        guard let preview, let picture = preview.view.snapshotView(afterScreenUpdates: true) else {
            return UIView(frame: .zero)
        }
        picture.layer.cornerRadius = preview.view.layer.cornerRadius
        picture.backgroundColor = preview.parameters.backgroundColor
        if let path = preview.parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            picture.layer.mask = mask
        } else {
            picture.layer.masksToBounds = true
        }
        return picture
    }

    // MARK: - Motion

    private var liftedScale: CGFloat {
        let side = max(bounds.width, bounds.height, 1)
        return min(1.04, Self.largestSide / side)
    }

    /// Rises from its place.
    func lift() {
        animate(duration: 0.25) { [self] in
            layer.shadowOpacity = 0.25
            transform = CGAffineTransform(scaleX: liftedScale, y: liftedScale)
        }
    }

    /// - Parameter location: Of the finger, in the window.
    func move(to location: CGPoint) {
        UIView.performWithoutAnimation {
            center = CGPoint(
                x: location.x + offset.x * liftedScale, y: location.y + offset.y * liftedScale)
        }
    }

    /// Goes down where it is, or at a place of the window.
    ///
    /// - Parameter changes: What is animated together with it.
    func settle(
        at frame: CGRect?, with changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        badge.show(.cancel)
        animate(duration: 0.25) { [self] in
            changes()
            if let frame, bounds.width > 0, bounds.height > 0 {
                center = CGPoint(x: frame.midX, y: frame.midY)
                let scale = min(1, frame.width / bounds.width, frame.height / bounds.height)
                transform = CGAffineTransform(scaleX: scale, y: scale)
                layer.shadowOpacity = 0
            } else {
                alpha = 0
                transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        } completion: {
            completion()
        }
    }

    /// Goes back to where it was lifted.
    func flyBack(completion: @escaping () -> Void) {
        badge.show(.cancel)
        animate(duration: 0.35) { [self] in
            center = home
            transform = .identity
            layer.shadowOpacity = 0
        } completion: {
            completion()
        }
    }

    private func animate(
        duration: TimeInterval, _ changes: @escaping () -> Void,
        completion: (() -> Void)? = nil
    ) {
        guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
            changes()
            completion?()
            return
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut, animations: changes,
            completion: { _ in completion?() })
    }

    // MARK: - On the desktop

    /// From the picture's top left corner to the finger, in points.
    var hotSpot: CGPoint {
        CGPoint(x: bounds.midX - offset.x, y: bounds.midY - offset.y)
    }

    /// What the desktop shows at the pointer.
    var desktopPicture: (node: RenderNode, size: CGSize)? {
        guard !bounds.isEmpty, let node = content.layer.renderNode() else { return nil }
        return (node.faded(to: 0.9), bounds.size)
    }
}
