import Beeline
import BeelineUI
import TwoSchoolsModel
import UIKit

/// Photos in a table; the controller is the table's data source.
final class PhotosController: ViewController<PhotosView>, UITableViewDataSource {
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
        container.list.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
        container.list.dataSource = self
        store.observe(for: self) { controller, list, change in controller.apply(list, change) }
    }

    // MARK: - UI

    private func apply(_ list: ListSnapshot<Photo>, _ change: Change) {
        let table = container.list
        guard case .batch(let batch) = change, table.window != nil else {
            photos = list
            table.reloadData()
            return
        }
        table.performBatchUpdates {
            photos = list
            table.deleteRows(at: batch.removed, with: .automatic)
            table.insertRows(at: batch.inserted, with: .automatic)
            for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
        }
        table.reconfigureRows(at: batch.updated)
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        photos.count(in: section)
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        let photo = photos.item(at: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = photo.name
        content.secondaryText = photo.user
        cell.contentConfiguration = content
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { store.remove(photos.item(at: indexPath).id) }
    }
}
