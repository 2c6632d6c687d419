import Beeline
import BeelineUI
import TwoSchoolsModel
import UIKit

/// Photos in a table, favorites first; the controller is the table's data source.
final class PhotosController: ViewController<PhotosView>, UITableViewDataSource {
    private let sources: [FilteredSource<PhotoStore>]
    private var sections: [ListSnapshot<Photo>]

    // MARK: - Life cycle

    init(store: PhotoStore) {
        sources = [true, false].map { store.photos(areFavorites: $0) }
        sections = sources.map(\.list)
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
        for (section, source) in sources.enumerated() {
            source.observe(for: self) { controller, list, change in
                controller.apply(list, change, in: section)
            }
        }
    }

    // MARK: - UI

    private func apply(_ list: ListSnapshot<Photo>, _ change: Change, in section: Int) {
        let table = container.list
        guard case .batch(let batch) = change, table.window != nil else {
            sections[section] = list
            table.reloadData()
            return
        }
        func path(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: section) }
        table.performBatchUpdates {
            sections[section] = list
            table.deleteRows(at: batch.removed.map(path), with: .automatic)
            table.insertRows(at: batch.inserted.map(path), with: .automatic)
            for move in batch.moved { table.moveRow(at: path(move.from), to: path(move.to)) }
        }
        table.reconfigureRows(at: batch.updated.map(path))
    }

    // MARK: - UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        section == 0 ? "Favorites" : "Others"
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        let photo = sections[indexPath.section].items[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = photo.name
        content.secondaryText = photo.user
        cell.contentConfiguration = content
        return cell
    }
}
