import UIKit

/// A tile of the grid: the picture, and below it the name and the stars. Its places are reckoned and not
/// solved for: hundreds come by in a second.
final class PhotoTileView: UIView, UIContentView {
    private let pictureTile = PictureTile()
    private let titleLabel = UILabel()
    private let starsLabel = StarsLabel()

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ content: PhotoContent) {
        configuration = content
        super.init(frame: .zero)
        titleLabel.font = Self.titleFont
        titleLabel.adjustsFontForContentSizeCategory = true
        for view in [pictureTile, titleLabel, starsLabel] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static var titleFont: UIFont { .preferredFont(forTextStyle: .footnote) }
    private static var starsFont: UIFont { .preferredFont(forTextStyle: .caption1) }
    private static let gap: CGFloat = 6

    /// Of a tile of a width, in points.
    static func height(width: CGFloat) -> CGFloat {
        width + gap + titleFont.lineHeight.rounded(.up) + starsFont.lineHeight.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        pictureTile.frame = CGRect(x: 0, y: 0, width: width, height: width)
        let titleHeight = Self.titleFont.lineHeight.rounded(.up)
        titleLabel.frame = CGRect(x: 0, y: width + Self.gap, width: width, height: titleHeight)
        starsLabel.frame = CGRect(
            x: 0, y: titleLabel.frame.maxY, width: width,
            height: Self.starsFont.lineHeight.rounded(.up))
    }

    private func show() {
        guard let content = configuration as? PhotoContent else { return }
        pictureTile.show(content.picture)
        titleLabel.text = content.title
        starsLabel.show(content.rating, content.ratingText)
        switch content.picture {
        case .broken, .partial:
            titleLabel.accessibilityLabel = "\(content.title), \(content.detail)"
        case .none, .waiting, .image: titleLabel.accessibilityLabel = content.title
        }
    }
}
