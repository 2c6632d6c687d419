import UIKit

/// A row of the table: the picture, the name with a line below it, and the stars at the end, or below
/// where text is large.
final class PhotoRowView: UIView, UIContentView {
    private let pictureTile = PictureTile()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let starsLabel = StarsLabel()

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ content: PhotoContent) {
        configuration = content
        super.init(frame: .zero)
        titleLabel.font = .preferredFont(forTextStyle: .body)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [pictureTile, titleLabel, detailLabel, starsLabel] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static let margin: CGFloat = 16
    private static let side: CGFloat = 56
    private static let padding: CGFloat = 8

    private static func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style).lineHeight.rounded(.up)
    }

    private static var isLarge: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Of a row, in points.
    static var height: CGFloat {
        let lines = lineHeight(.body) + lineHeight(.subheadline)
        let stars = isLarge ? lineHeight(.caption1) : 0
        return max(side, lines + 2 + stars) + 2 * padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLarge = Self.isLarge
        place(
            pictureTile, Self.margin, (bounds.height - Self.side) / 2,
            CGSize(width: Self.side, height: Self.side))
        let start = Self.margin + Self.side + 12
        let stars = starsLabel.isHidden ? .zero : starsLabel.sizeThatFits(bounds.size)
        let room = bounds.width - start - Self.margin
        let textRoom = max(0, isLarge || stars.width == 0 ? room : room - stars.width - 8)
        let titleHeight = Self.lineHeight(.body)
        let detailHeight = Self.lineHeight(.subheadline)
        let starsHeight = isLarge ? Self.lineHeight(.caption1) : 0
        let top = ((bounds.height - titleHeight - detailHeight - 2 - starsHeight) / 2).rounded()
        place(titleLabel, start, top, CGSize(width: textRoom, height: titleHeight))
        place(
            detailLabel, start, top + titleHeight + 2,
            CGSize(width: textRoom, height: detailHeight))
        if isLarge {
            place(
                starsLabel, start, top + titleHeight + 2 + detailHeight,
                CGSize(width: room, height: starsHeight))
        } else {
            place(
                starsLabel, bounds.width - Self.margin - stars.width,
                ((bounds.height - stars.height) / 2).rounded(), stars)
        }
    }

    /// - Parameter x: From the edge where text begins.
    private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            origin: CGPoint(x: runsLeft ? bounds.width - x - size.width : x, y: y), size: size)
    }

    private func show() {
        guard let content = configuration as? PhotoContent else { return }
        pictureTile.show(content.picture)
        titleLabel.text = content.title
        detailLabel.text = content.detail
        starsLabel.show(content.rating, content.ratingText)
        setNeedsLayout()
    }
}
