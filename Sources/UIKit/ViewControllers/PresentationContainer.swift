import Foundation

/// Holds a presented controller's view: at its full size, or as a sheet before a dimmed screen.
final class PresentationContainer: UIView {
    /// The corner radius of a sheet, in points.
    private static let cornerRadius: CGFloat = 10
    /// What a sheet leaves free above itself, in points.
    private static let topMargin: CGFloat = 20
    /// The most that a sheet takes where there is room, in points.
    private static let largestSheet = CGSize(width: 580, height: 640)

    private let isSheet: Bool
    private let dimming = UIView(frame: .zero)

    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let content else { return }
            // Given before the view comes in, so that it is laid out once.
            content.frame = place(in: bounds)
            addSubview(content)
            if isSheet { roundCorners(of: content) }
        }
    }

    /// From 0, below the screen, to 1, in place.
    var progress: CGFloat = 1 {
        didSet { move() }
    }

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.isHidden = !isSheet
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        isSheet = false
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        dimming.frame = bounds
        content?.bounds.size = place(in: bounds).size
        move()
    }

    private func place(in bounds: CGRect) -> CGRect {
        guard isSheet else { return bounds }
        if bounds.width > Self.largestSheet.width + 80 {
            let size = CGSize(
                width: Self.largestSheet.width,
                height: min(Self.largestSheet.height, bounds.height - 2 * Self.topMargin))
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(),
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        return bounds.inset(by: UIEdgeInsets(top: Self.topMargin, left: 0, bottom: 0, right: 0))
    }

    private func roundCorners(of content: UIView) {
        content.layer.cornerRadius = Self.cornerRadius
        content.layer.masksToBounds = true
    }

    private func move() {
        let place = place(in: bounds)
        let hidden = bounds.maxY - place.minY
        content?.center = CGPoint(x: place.midX, y: place.midY + hidden * (1 - progress))
        dimming.alpha = 0.3 * progress
    }
}
