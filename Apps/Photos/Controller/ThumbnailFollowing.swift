import Beeline
import BeelineUI
import UIKit

/// Lets the pictures follow the list: those of cells that will be seen are made early, those of cells that
/// are gone are given up, and one that arrives is shown by the cell that waits for it.
final class ThumbnailFollowing: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
{
    private let thumbnails: ThumbnailStore
    private let dataSource: ListDataSource<AnyListSource<Photo>>
    private weak var view: PhotosView?

    init(
        _ thumbnails: ThumbnailStore, _ dataSource: ListDataSource<AnyListSource<Photo>>,
        _ view: PhotosView
    ) {
        self.thumbnails = thumbnails
        self.dataSource = dataSource
        self.view = view
        super.init()
        view.tableView.prefetchDataSource = self
        view.collectionView.prefetchDataSource = self
        thumbnails.onArrival = { [weak self] in self?.show($0) }
        view.onPictureSide = { [weak self] in self?.fit($0) }
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetch(indexPaths)
    }

    func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
        cancel(indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
        prefetch(indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancel(indexPaths)
    }

    private func prefetch(_ indexPaths: [IndexPath]) {
        thumbnails.prefetch(pictures(indexPaths))
    }

    /// Gives up what these places wait for.
    func cancel(_ indexPaths: [IndexPath]) {
        thumbnails.cancel(pictures(indexPaths))
    }

    /// A place may be gone meanwhile.
    private func pictures(_ indexPaths: [IndexPath]) -> [PictureFile] {
        indexPaths.compactMap { dataSource.list.itemIfPresent(at: $0)?.picture }
    }

    /// Has pictures made as large as their places are, in points.
    private func fit(_ side: CGFloat) {
        guard let view else { return }
        let square = Int((side * view.traitCollection.displayScale).rounded())
        guard square != thumbnails.square else { return }
        thumbnails.square = square
        // Not in the midst of a layout.
        Task { [weak view] in view.map { $0.refill($0.visiblePaths) } }
    }

    private func show(_ picture: PictureFile) {
        guard let view else { return }
        view.refill(
            view.visiblePaths.filter {
                dataSource.list.itemIfPresent(at: $0)?.picture == picture
            })
    }
}
