import UIKit

/// A picture that fills a rounded place, or a sign in the middle of it: for none, or for a broken one.
final class PictureTile: UIView {
    private let imageView = UIImageView()
    private let symbolView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 8
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        symbolView.contentMode = .center
        symbolView.tintColor = .secondaryLabel
        for view in [symbolView, imageView] {
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
    }

    func show(_ picture: PhotoContent.Picture) {
        switch picture {
        case .none: show(image: nil, symbol: "photo")
        case .waiting: show(image: nil, symbol: nil)
        case .image(let image): show(image: image, symbol: nil)
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
