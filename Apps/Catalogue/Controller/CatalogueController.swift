import BeelineUI
import UIKit

/// Shows one page of the catalogue and goes to the others: connects the store with the view.
final class CatalogueController: ViewController<CatalogueView> {
    private let store: CatalogueStore
    private var shownIndex: Int?

    // MARK: - Life cycle

    init(store: CatalogueStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Catalogue"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.onChoose = { [store] index in store.show(index) }
        container.show(titles: store.pages.map(\.title))
        store.observe { [weak self] _ in self?.update() }
        update()
    }

    // MARK: - UI

    private func update() {
        container.show(lastEvent: store.lastEvent)
        guard shownIndex != store.index else { return }
        shownIndex = store.index
        container.show(
            PageView(store.page.title, store.page.sections { [weak store] in store?.note($0) }),
            at: store.index)
    }
}
