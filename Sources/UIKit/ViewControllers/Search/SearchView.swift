import Foundation

/// The root view of a search controller: the results, or a shade over the screen, or nothing that could
/// be touched.
final class SearchView: UIView {
    let dimming = DimmingView(frame: .zero)

    var dims = false {
        didSet { dimming.alpha = dims ? 1 : 0 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
