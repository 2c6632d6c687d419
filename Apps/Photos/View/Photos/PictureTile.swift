import UIKit

/// A picture that fills a rounded place, or a sign in the middle of it: for none, or for a broken one.
final class PictureTile: UIView {
    private let imageView = UIImageView()
    private let symbolView = UIImageView()
    /// The sign of a picture of which a part is missing.
    private let badge = UIImageView(
        image: UIImage(
            systemName: "exclamationmark.triangle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))

    /// Of the badge, in points.
    private static let badgeSide: CGFloat = 22
    private static let badgeMargin: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 8
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        symbolView.contentMode = .center
        symbolView.tintColor = .secondaryLabel
        badge.contentMode = .center
        badge.tintColor = .white
        badge.backgroundColor = UIColor(white: 0, alpha: 0.6)
        badge.layer.cornerRadius = Self.badgeSide / 2
        badge.clipsToBounds = true
        for view in [symbolView, imageView, badge] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [imageView, symbolView] where view.frame != bounds { view.frame = bounds }
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (side, margin) = (Self.badgeSide, Self.badgeMargin)
        badge.frame = CGRect(
            x: runsLeft ? margin : bounds.width - margin - side,
            y: bounds.height - margin - side, width: side, height: side)
    }

    func show(_ picture: PhotoContent.Picture) {
        if case .partial = picture { badge.isHidden = false } else { badge.isHidden = true }
        switch picture {
        case .none: show(image: nil, symbol: "photo")
        case .waiting: show(image: nil, symbol: nil)
        case .image(let image), .partial(let image): show(image: image, symbol: nil)
        case .broken: show(image: nil, symbol: "exclamationmark.triangle")
        }
    }

    private func show(image: UIImage?, symbol: String?) {
        imageView.image = image
        symbolView.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))
        }
        symbolView.isHidden = symbol == nil
    }
}
