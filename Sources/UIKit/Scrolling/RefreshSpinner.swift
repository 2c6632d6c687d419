import Foundation

/// Eight spokes that come one after the other, and turn while something is being fetched.
final class RefreshSpinner: UIView {
    private static let count = 8
    private static let size: CGFloat = 26
    /// Between two steps, in seconds.
    private static let step: TimeInterval = 0.1

    private var turn = 0
    private var isTurning = false
    private let timer = GestureTimer()

    /// From 0 to 1: how many of the spokes are there.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { showSpokes() } }
    }

    var color = UIColor.systemGray {
        didSet { showSpokes() }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        isUserInteractionEnabled = false
        for index in 0..<Self.count { layer.addSublayer(Self.spoke(index)) }
        showSpokes()
    }

    required init?(coder: NSCoder) {
        fatalError("RefreshSpinner is made by UIRefreshControl alone")
    }

    private static func spoke(_ index: Int) -> CALayer {
        let spoke = StillLayer()
        spoke.bounds = CGRect(x: 0, y: 0, width: 3, height: 8)
        spoke.cornerRadius = 1.5
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
        let radius = size / 2 - 4
        spoke.position = CGPoint(
            x: size / 2 + sin(angle) * radius, y: size / 2 - cos(angle) * radius)
        spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        return spoke
    }

    func start() {
        guard !isTurning else { return }
        isTurning = true
        tick()
    }

    func stop() {
        isTurning = false
        timer.stop()
        progress = 0
        showSpokes()
    }

    private func tick() {
        guard isTurning else { return }
        turn += 1
        showSpokes()
        timer.start(Self.step, in: self) { [weak self] in self?.tick() }
    }

    override func contentTraitsDidChange() {
        super.contentTraitsDidChange()
        showSpokes()
    }

    private func showSpokes() {
        let color = color.cgColor(with: traitCollection)
        let shown = min(1, max(0, progress)) * CGFloat(Self.count)
        for (index, spoke) in (layer.sublayers ?? []).enumerated() {
            spoke.backgroundColor = color
            if isTurning {
                let age = (turn - index + Self.count * 2) % Self.count
                spoke.opacity = 1 - Float(age) * 0.8 / Float(Self.count)
            } else {
                spoke.opacity = Float(min(1, max(0, shown - CGFloat(index))))
            }
        }
    }
}
