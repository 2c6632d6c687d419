import BeelineUI
import Foundation
import UIKit

/// Leads from screen to screen: makes the controllers and hands each what it needs.
@MainActor final class BooksFlow {
    let navigationController: UINavigationController
    private let router: Router

    init(provider: any BooksProvider) {
        let list = BooksController(provider: provider)
        navigationController = UINavigationController(rootViewController: list)
        router = Router(root: navigationController)
        router.register("books/:id") { (id: UUID) in BookController(id, provider: provider) }
        list.onOpen = { [weak self] id in
            guard let url = URL(string: "/books/\(id)") else { return }
            try? self?.open(url)
        }
    }

    /// Shows what a link names, such as `reading://books/` and a book's identity.
    ///
    /// - Throws: `RouteError`, which says which links there are.
    func open(_ url: URL) throws(RouteError) {
        try router.open(url)
    }
}
