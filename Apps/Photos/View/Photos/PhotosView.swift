import SharedScreens
import UIKit

/// Photos in a table or in a grid, of which one is there at a time, and a message where there are none.
final class PhotosView: UIView {
    let tableView = UITableView(frame: .zero, style: .plain)
    let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    /// Called with how large pictures are shown, in points, in the midst of the layout in which that
    /// changes.
    var onPictureSide: (CGFloat) -> Void = { _ in }

    private let messageView = MessageView()
    private var isGrid = false
    private var tileWidth: CGFloat = 0
    private var pictureSide: CGFloat = 0

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12
    /// Of a tile, at the usual size of text.
    private static let leastWidth: CGFloat = 104
    /// Of a tile, at the largest size of text.
    private static let mostScaledWidth: CGFloat = 150

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        messageView.place(in: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var list: UIScrollView { isGrid ? collectionView : tableView }

    /// Puts the grid in the place of the table, or the other way round. The one that goes asks its data
    /// source for nothing any more.
    func show(isGrid: Bool) {
        if isGrid { tableView.dataSource = nil } else { collectionView.dataSource = nil }
        list.removeFromSuperview()
        self.isGrid = isGrid
        insertSubview(list, at: 0)
        setNeedsLayout()
    }

    /// Shows instead of photos why there are none; nil if there are some.
    func show(message: String?, detail: String?, isWorking: Bool) {
        messageView.show(title: message, detail: detail, isWorking: isWorking)
    }

    // MARK: - Places

    var visiblePaths: [IndexPath] {
        isGrid
            ? collectionView.indexPathsForVisibleItems : tableView.indexPathsForVisibleRows ?? []
    }

    /// The first photo that is seen, not only behind the bar; nil at the beginning of the list.
    var firstVisible: IndexPath? {
        let top = list.contentOffset.y + list.adjustedContentInset.top
        guard top > 0 else { return nil }
        return visiblePaths.sorted().first { path in
            let cell: UIView? =
                isGrid ? collectionView.cellForItem(at: path) : tableView.cellForRow(at: path)
            return cell.map { $0.frame.midY >= top } ?? false
        }
    }

    func scroll(to indexPath: IndexPath) {
        layoutIfNeeded()
        if isGrid {
            guard indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
            else { return }
            collectionView.scrollToItem(at: indexPath, at: .top, animated: false)
        } else {
            guard indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
            else { return }
            tableView.scrollToRow(at: indexPath, at: .top, animated: false)
        }
    }

    /// Lets the cells at these places show what is new.
    func refill(_ indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        if isGrid {
            collectionView.reconfigureItems(at: indexPaths)
        } else {
            tableView.reconfigureRows(at: indexPaths)
        }
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        if isGrid { fitTiles() } else { tableView.rowHeight = PhotoRowView.height }
        tellPictureSide()
    }

    /// Before the first cells are made.
    private func tellPictureSide() {
        let side = isGrid ? tileWidth : PhotoRowView.side
        guard side != pictureSide else { return }
        pictureSide = side
        onPictureSide(side)
    }

    /// As many tiles in a line as have room, all of one width.
    private func fitTiles() {
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        let sides = safeAreaInsets.left + safeAreaInsets.right + 2 * Self.margin
        let room = max(1, bounds.width - sides)
        let scaled = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: Self.leastWidth)
        let least = min(room, scaled, Self.mostScaledWidth)
        let count = max(1, ((room + Self.spacing) / (least + Self.spacing)).rounded(.down))
        let width = ((room - (count - 1) * Self.spacing) / count).rounded(.down)
        let size = CGSize(width: width, height: PhotoTileView.height(width: width))
        tileWidth = width
        guard layout.itemSize != size else { return }
        layout.itemSize = size
        layout.minimumInteritemSpacing = Self.spacing
        layout.minimumLineSpacing = Self.spacing
        layout.sectionInset = UIEdgeInsets(
            top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    }
}
