import Beeline
import BeelineUI
import TwoSchoolsModel
import UIKit

/// Photos, favorites first, in a list that has a data source of its own.
final class PhotosController: ViewController<PhotosView> {
    private enum Section: CaseIterable { case favorites, others }

    private let store: PhotoStore

    private lazy var dataSource = SectionedDataSource<Section> { section in
        ListPart(
            store.photos(areFavorites: section == .favorites),
            header: section == .favorites ? "Favorites" : "Others"
        ) { photo in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = photo.name
            content.secondaryText = photo.user
            return content
        }
    }

    // MARK: - Life cycle

    init(store: PhotoStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.show(in: container.list)
    }
}
