import UIKit

/// As many stars as a photo has; nothing for none.
final class StarsLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .caption1)
        adjustsFontForContentSizeCategory = true
        textColor = .systemOrange
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ rating: Int, _ ratingText: String) {
        text = String(repeating: "★", count: rating)
        accessibilityLabel = ratingText
        isHidden = rating == 0
    }
}
