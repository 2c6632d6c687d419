import Foundation

/// The rounded box of an alert's text fields, with a line between each two.
final class AlertFields: UIView {
    private var fields: [UITextField] = []
    private var lines: [UIView] = []

    /// As in Apple's design resources for iOS 17, in points.
    private static let radius: CGFloat = 7
    private static let margin: CGFloat = 8
    private static let leastHeight: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.radius
        layer.borderWidth = 0.5
        layer.masksToBounds = true
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.4) : .white
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Fields that are there already stay where they are: one of them may be typed into.
    func show(_ new: [UITextField]) {
        isHidden = new.isEmpty
        layer.borderColor = UIColor.separator.cgColor(with: traitCollection)
        for field in fields where !new.contains(where: { $0 === field }) {
            field.removeFromSuperview()
        }
        fields = new
        for field in new where field.superview !== self { addSubview(field) }
        for line in lines { line.removeFromSuperview() }
        lines = new.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            addSubview(line)
            return line
        }
        setNeedsLayout()
    }

    private var rowHeight: CGFloat {
        let text = fields.map(\.intrinsicContentSize.height).max() ?? 0
        return max(Self.leastHeight, (text + 10).rounded(.up))
    }

    /// That of all fields, in points; 0 without any.
    var height: CGFloat { rowHeight * CGFloat(fields.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hair = 1 / max(1, traitCollection.displayScale)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: Self.margin, y: rowHeight * CGFloat(index),
                width: max(0, bounds.width - 2 * Self.margin), height: rowHeight)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0, y: rowHeight * CGFloat(index + 1), width: bounds.width, height: hair)
        }
    }
}
