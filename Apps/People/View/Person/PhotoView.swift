import UIKit

/// A round photo, or the first letters of a name where there is none.
final class PhotoView: UIView {
    private let imageView = UIImageView()
    private let initialsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray
        clipsToBounds = true
        isAccessibilityElement = false
        initialsLabel.textColor = .white
        initialsLabel.textAlignment = .center
        initialsLabel.isAccessibilityElement = false
        imageView.contentMode = .scaleAspectFill
        for view in [initialsLabel, imageView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor),
                view.bottomAnchor.constraint(equalTo: bottomAnchor),
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        initialsLabel.font = .systemFont(ofSize: bounds.height * 0.4, weight: .medium)
    }

    func show(_ photo: UIImage?, name: String) {
        imageView.image = photo
        let words = name.split(separator: " ")
        let letters = [words.first?.first, words.count > 1 ? words.last?.first : nil]
        initialsLabel.text = String(letters.compactMap { $0 }).uppercased()
    }
}
