import UIKit

extension UIView {
    /// Constraints that keep a view large enough for a finger. They give way while a cell is measured
    /// in less room than that.
    func constraintsForFinger(height: CGFloat = 44) -> [NSLayoutConstraint] {
        let constraints = [
            widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            heightAnchor.constraint(greaterThanOrEqualToConstant: height),
        ]
        for constraint in constraints { constraint.priority = UILayoutPriority(999) }
        return constraints
    }

    /// Constraints that let a view fill another one but for margins. The bottom gives way while a cell
    /// is measured.
    func constraintsFilling(
        _ other: UIView, _ margins: NSDirectionalEdgeInsets
    )
        -> [NSLayoutConstraint]
    {
        let bottom = bottomAnchor.constraint(
            equalTo: other.bottomAnchor, constant: -margins.bottom)
        bottom.priority = UILayoutPriority(999)
        return [
            topAnchor.constraint(equalTo: other.topAnchor, constant: margins.top), bottom,
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margins.leading),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -margins.trailing),
        ]
    }
}
