import Beeline
import BeelineUI
import TwoSchoolsModel
import UIKit

/// Photos in a grid; the controller is the grid's data source.
final class PhotosController: ViewController<PhotosView>, UICollectionViewDataSource {
    private let store: PhotoStore
    private var photos: ListSnapshot<Photo>

    // MARK: - Life cycle

    init(store: PhotoStore) {
        self.store = store
        photos = store.list
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.list.register(
            UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        container.list.dataSource = self
        store.observe(for: self) { controller, list, change in controller.apply(list, change) }
    }

    // MARK: - UI

    private func apply(_ list: ListSnapshot<Photo>, _ change: Change) {
        let grid = container.list
        guard case .batch(let batch) = change, grid.window != nil else {
            photos = list
            grid.reloadData()
            return
        }
        grid.performBatchUpdates {
            photos = list
            grid.deleteItems(at: batch.removed)
            grid.insertItems(at: batch.inserted)
            for move in batch.moved { grid.moveItem(at: move.from, to: move.to) }
        }
        grid.reconfigureItems(at: batch.updated)
    }

    // MARK: - UICollectionViewDataSource

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        photos.count(in: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "photo", for: indexPath)
        let photo = photos.item(at: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = photo.name
        content.secondaryText = photo.user
        cell.contentConfiguration = content
        return cell
    }
}
