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
    /// Of the picture, in points.
    static let side: CGFloat = 56
    private static let padding: CGFloat = 8

    private static func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style).lineHeight.rounded(.up)
    }

    private static var isLarge: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Of a row, in points. Large text takes two lines.
    static var height: CGFloat {
        let lines = (lineHeight(.body) + lineHeight(.subheadline)) * (isLarge ? 2 : 1)
        let stars = isLarge ? lineHeight(.caption1) : 0
        return max(side, lines + 2 + stars) + 2 * padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(
            pictureTile, Self.margin, (bounds.height - Self.side) / 2,
            CGSize(width: Self.side, height: Self.side))
        let start = Self.margin + Self.side + 12
        let room = max(0, bounds.width - start - Self.margin)
        let stars = starsLabel.isHidden ? .zero : starsLabel.sizeThatFits(bounds.size)
        if Self.isLarge {
            placeBelow(start, room, stars)
        } else {
            placeBeside(start, room, stars)
        }
    }

    private func placeBeside(_ start: CGFloat, _ room: CGFloat, _ stars: CGSize) {
        let width = stars.width == 0 ? room : max(0, room - stars.width - 8)
        let title = CGSize(width: width, height: Self.lineHeight(.body))
        let detail = CGSize(width: width, height: Self.lineHeight(.subheadline))
        let top = ((bounds.height - title.height - detail.height - 2) / 2).rounded()
        place(titleLabel, start, top, title)
        place(detailLabel, start, top + title.height + 2, detail)
        place(
            starsLabel, bounds.width - Self.margin - stars.width,
            ((bounds.height - stars.height) / 2).rounded(), stars)
    }

    private func placeBelow(_ start: CGFloat, _ room: CGFloat, _ stars: CGSize) {
        func size(_ label: UILabel) -> CGSize {
            let room = CGSize(width: room, height: .greatestFiniteMagnitude)
            return CGSize(width: room.width, height: label.sizeThatFits(room).height)
        }
        let (title, detail) = (size(titleLabel), size(detailLabel))
        let sum = title.height + 2 + detail.height + stars.height
        let top = ((bounds.height - sum) / 2).rounded()
        place(titleLabel, start, top, title)
        place(detailLabel, start, top + title.height + 2, detail)
        place(starsLabel, start, top + title.height + 2 + detail.height, stars)
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
        for label in [titleLabel, detailLabel] { label.numberOfLines = Self.isLarge ? 2 : 1 }
        starsLabel.show(content.rating, content.ratingText)
        setNeedsLayout()
    }
}
