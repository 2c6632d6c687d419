/// Which page is shown, and what was done on it last.
@MainActor final class CatalogueStore {
    let pages: [CataloguePage]
    private(set) var index: Int
    private(set) var lastEvent = "Nothing was done yet"
    private var observer: (@MainActor (CatalogueStore) -> Void)?

    init(pages: [CataloguePage], index: Int = 0) {
        self.pages = pages
        self.index = index
    }

    var page: CataloguePage { pages[index] }

    func show(_ index: Int) {
        guard pages.indices.contains(index), index != self.index else { return }
        self.index = index
        observer?(self)
    }

    func note(_ event: String) {
        lastEvent = event
        observer?(self)
    }

    /// Calls the closure after each change; there is one observer.
    func observe(_ observer: @escaping @MainActor (CatalogueStore) -> Void) {
        self.observer = observer
    }
}
