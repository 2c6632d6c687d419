import Foundation

/// The sign at the corner of what is dragged: how many items, and what would become of them.
final class DragBadge: UIView {
    private let disc = UIView(frame: .zero)
    private let sign = CAShapeLayer()
    private let number = UILabel(frame: .zero)
    private let count: Int
    private(set) var operation = UIDropOperation.cancel

    /// In points.
    private static let size: CGFloat = 24

    init(count: Int) {
        self.count = count
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        disc.frame = bounds
        disc.layer.cornerRadius = Self.size / 2
        addSubview(disc)
        sign.frame = bounds
        sign.fillColor = nil
        sign.lineWidth = 2.5
        sign.lineCap = .round
        sign.strokeColor = UIColor.white.cgColor
        disc.layer.addSublayer(sign)
        number.frame = bounds
        number.textAlignment = .center
        number.textColor = .white
        number.font = .systemFont(ofSize: 14, weight: .semibold)
        number.text = count > 1 ? "\(count)" : nil
        addSubview(number)
        show(.cancel)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ operation: UIDropOperation) {
        self.operation = operation
        UIView.performWithoutAnimation {
            switch operation {
            case .copy:
                disc.backgroundColor = .systemGreen
                sign.path = count > 1 ? nil : Self.plus
            case .forbidden:
                disc.backgroundColor = .systemGray
                sign.path = Self.bar
            case .cancel, .move:
                disc.backgroundColor = .systemRed
                sign.path = nil
            }
            number.isHidden = count < 2 || operation == .forbidden
            isHidden = sign.path == nil && number.isHidden
        }
    }

    private static var plus: CGPath {
        let (middle, arm) = (size / 2, size * 0.22)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle - arm, y: middle))
        path.addLine(to: CGPoint(x: middle + arm, y: middle))
        path.move(to: CGPoint(x: middle, y: middle - arm))
        path.addLine(to: CGPoint(x: middle, y: middle + arm))
        return path.cgPath
    }

    /// A circle with a bar through it.
    private static var bar: CGPath {
        let (middle, radius) = (size / 2, size * 0.26)
        let path = UIBezierPath(
            ovalIn: CGRect(
                x: middle - radius, y: middle - radius, width: 2 * radius, height: 2 * radius))
        let edge = radius * 0.7
        path.move(to: CGPoint(x: middle - edge, y: middle - edge))
        path.addLine(to: CGPoint(x: middle + edge, y: middle + edge))
        return path.cgPath
    }
}
