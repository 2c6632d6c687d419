import UIKit

/// How the cells of a list are made: of which class, and what is done with each.
@MainActor struct ListCell<Item> {
    /// The class, for a table and for a collection view; nil where there is none.
    let tableClass: UITableViewCell.Type?
    let collectionClass: UICollectionViewCell.Type?
    let configure: (UIView, Item) -> Void

    /// Cells of UIKit's own that show a content configuration, in both kinds of list.
    init(content: @escaping (Item) -> any UIContentConfiguration) {
        tableClass = UITableViewCell.self
        collectionClass = UICollectionViewCell.self
        configure = { view, item in
            if let cell = view as? UITableViewCell {
                cell.contentConfiguration = content(item)
            } else if let cell = view as? UICollectionViewCell {
                cell.contentConfiguration = content(item)
            }
        }
    }

    /// Cells of a class of the program's.
    init<Cell: UIView>(_ type: Cell.Type, configure: @escaping (Cell, Item) -> Void) {
        tableClass = type as? UITableViewCell.Type
        collectionClass = type as? UICollectionViewCell.Type
        self.configure = { view, item in
            if let cell = view as? Cell { configure(cell, item) }
        }
    }

    // Reuse identifiers come from the class, so that nobody has to write a string.

    func register(in tableView: UITableView) {
        guard let tableClass else {
            fatalError(
                "ListDataSource.show(in:): the cell class has to be a UITableViewCell for a table")
        }
        tableView.register(tableClass, forCellReuseIdentifier: String(reflecting: tableClass))
    }

    func register(in collectionView: UICollectionView) {
        guard let collectionClass else {
            fatalError(
                "ListDataSource.show(in:): the cell class has to be a UICollectionViewCell for a "
                    + "collection view")
        }
        collectionView.register(
            collectionClass, forCellWithReuseIdentifier: String(reflecting: collectionClass))
    }

    func cell(
        for item: Item, in tableView: UITableView, at indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = String(reflecting: tableClass ?? UITableViewCell.self)
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        configure(cell, item)
        return cell
    }

    func cell(
        for item: Item, in collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = String(reflecting: collectionClass ?? UICollectionViewCell.self)
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        configure(cell, item)
        return cell
    }
}
