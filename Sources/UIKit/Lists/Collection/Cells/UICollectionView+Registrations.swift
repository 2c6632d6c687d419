public import Foundation

extension UICollectionView {
    /// How the cells of a class show items of a type.
    ///
    ///     let registration = UICollectionView.CellRegistration<PersonCell, Person> {
    ///         cell, indexPath, person in
    ///         cell.name = person.name
    ///     }
    ///
    /// Make it once, outside of the data source's methods: each one has cells of its own.
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for the item at an index path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
            Void

        let handler: Handler
        let identifier: String

        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(Cell.self)
        }
    }

    /// How the supplementary views of a class show what is at an index path.
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view of a kind for what is at an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let handler: Handler
        let elementKind: String
        let identifier: String

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            identifier = RegistrationNames.next(Supplementary.self)
        }
    }

    /// A cell that waits, or a new one, configured for an item.
    ///
    /// - Parameters:
    ///   - registration: How the cell is made and filled.
    ///   - indexPath: Where it stands.
    ///   - item: With nil the cell isn't configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !making.isRegistered(cell: registration.identifier) {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let dequeued = dequeueReusableCell(
            withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            fatalError("the cell for \(indexPath.inMessages) is no \(Cell.self): \(dequeued)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view that waits, or a new one, configured for what is at an index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if !making.isRegistered(kind, identifier) {
            register(
                Supplementary.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            fatalError(
                "the view of kind \(kind) for \(indexPath.inMessages) is no \(Supplementary.self): "
                    + "\(dequeued)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Names for registrations, each another one.
@MainActor private enum RegistrationNames {
    private static var count = 0

    static func next(_ type: Any.Type) -> String {
        count += 1
        return "\(type) \(count)"
    }
}
