import SharedScreens
import UIKit

/// A photo: the picture above what is known of it, or beside it where there is room.
final class PhotoView: UIView {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    private let imageView = UIImageView()
    private let messageView = MessageView()
    private let symbolView = UIImageView()
    private let noteLabel = UILabel()

    /// In points: from here on the picture and the rest stand side by side.
    private static let wide: CGFloat = 700
    private static let sideWidth: CGFloat = 340
    private static let noteMargin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .secondarySystemFill
        imageView.clipsToBounds = true
        symbolView.contentMode = .center
        symbolView.tintColor = .secondaryLabel
        symbolView.isAccessibilityElement = false
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        noteLabel.adjustsFontForContentSizeCategory = true
        noteLabel.textAlignment = .center
        noteLabel.numberOfLines = 0
        noteLabel.textColor = .white
        noteLabel.backgroundColor = UIColor(white: 0, alpha: 0.6)
        noteLabel.isHidden = true
        for view in [imageView, noteLabel, symbolView, messageView, tableView] { addSubview(view) }
        messageView.translatesAutoresizingMaskIntoConstraints = false
        let trailing = messageView.trailingAnchor.constraint(
            equalTo: imageView.trailingAnchor, constant: -32)
        // Until it is laid out the picture has no width.
        trailing.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            messageView.topAnchor.constraint(equalTo: symbolView.centerYAnchor, constant: 48),
            messageView.leadingAnchor.constraint(equalTo: imageView.leadingAnchor, constant: 32),
            trailing,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// - Parameter label: What the picture is called.
    func show(_ image: UIImage, label: String) {
        imageView.image = image
        imageView.accessibilityLabel = label
    }

    /// Says something about the picture, at its lower edge.
    func show(note: String) {
        noteLabel.text = note
        noteLabel.isHidden = false
        setNeedsLayout()
    }

    /// Shows why the picture can't be seen.
    func show(problem: String) {
        messageView.show(title: nil)
        show(symbol: "exclamationmark.triangle")
        messageView.show(title: "", detail: problem)
    }

    /// Shows that there is no picture.
    func showNoPicture() {
        show(symbol: "photo")
    }

    private func show(symbol: String) {
        symbolView.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let isWide = bounds.width >= Self.wide
        let runsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var picture = area
        if isWide {
            picture.size.width -= Self.sideWidth
            if runsLeft { picture.origin.x += Self.sideWidth }
            tableView.frame = CGRect(
                x: runsLeft ? area.minX : picture.maxX, y: 0, width: Self.sideWidth,
                height: bounds.height)
        } else {
            picture.size.height = min(area.width * 0.75, area.height * 0.5).rounded()
            tableView.frame = CGRect(
                x: 0, y: picture.maxY, width: bounds.width, height: bounds.height - picture.maxY)
        }
        imageView.frame = picture
        let note = noteLabel.sizeThatFits(
            CGSize(width: picture.width - 2 * Self.noteMargin, height: .greatestFiniteMagnitude))
        let noteHeight = (note.height + Self.noteMargin).rounded(.up)
        noteLabel.frame = CGRect(
            x: picture.minX, y: picture.maxY - noteHeight, width: picture.width, height: noteHeight)
        symbolView.frame = picture
    }
}
