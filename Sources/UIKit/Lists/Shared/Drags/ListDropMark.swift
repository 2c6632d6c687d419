import Foundation

/// Shows in a list which row would get what is dragged, or between which two it would go.
final class ListDropMark: UIView {
    /// In points.
    static let thickness: CGFloat = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 3
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Around a row.
    func surround(_ rect: CGRect) {
        frame = rect.insetBy(dx: 3, dy: 2)
        layer.cornerRadius = 10
        layer.borderWidth = 2
        layer.borderColor = tintColor.cgColor
        backgroundColor = tintColor.withAlphaComponent(0.15)
    }

    /// Along the side of a row where something would be inserted.
    func stand(at rect: CGRect) {
        frame = rect
        layer.cornerRadius = Self.thickness / 2
        layer.borderWidth = 0
        backgroundColor = tintColor
    }
}
