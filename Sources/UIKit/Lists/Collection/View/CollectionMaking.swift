import Foundation

/// Makes the cells and views of a collection view, and keeps those that wait to be used again.
@MainActor final class CollectionMaking {
    private unowned let view: UICollectionView
    private var cells = ReusePool<UICollectionReusableView>()
    private var supplementary = ReusePool<UICollectionReusableView>()
    private var decorations: [String: [UICollectionReusableView]] = [:]

    /// What is being made, while the data source is asked for it.
    private var wanted: UICollectionViewLayoutAttributes?
    /// Where the element that is being made stands in its list.
    var wantedRow: ListRow? { wanted?.place.listRow }
    /// The cell that the data source is asked to configure anew.
    private var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
    /// What the view about to be made is for.
    private var nextFrame = CGRect.zero
    private let nibless = ClassInitializer<UIView, CGRect>(of: UIView.self)

    init(_ view: UICollectionView) {
        self.view = view
    }

    // MARK: - Registering

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        stopUnless(
            !identifier.isEmpty,
            "register(_:forCellWithReuseIdentifier:): the identifier of \(cellClass as Any) is empty"
        )
        cells.register(
            identifier,
            maker: maker(cellClass, "register(_:forCellWithReuseIdentifier:)") {
                $0 is UICollectionViewCell.Type
            })
    }

    func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        stopUnless(
            !identifier.isEmpty,
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:): the identifier of "
                + "\(viewClass as Any) is empty")
        supplementary.register(
            Self.name(kind, identifier),
            maker: maker(
                viewClass, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
            ) {
                $0 is UICollectionReusableView.Type
            })
    }

    private static func name(_ kind: String, _ identifier: String) -> String {
        "\(kind)/\(identifier)"
    }

    private func maker(
        _ viewClass: AnyClass?, _ call: String, _ fits: (AnyClass) -> Bool
    ) -> ReusePool<UICollectionReusableView>.Maker? {
        guard let viewClass else { return nil }
        stopUnless(fits(viewClass), "\(call): \(viewClass) is no class of cells or reusable views")
        return { [weak self] in self?.make(viewClass) ?? UICollectionReusableView() }
    }

    private func make(_ viewClass: AnyClass) -> UICollectionReusableView {
        guard let type = viewClass as? UIView.Type,
            let made = nibless.make(type, frame: nextFrame) as? UICollectionReusableView
        else { fatalError("\(viewClass) is not a subclass of UICollectionReusableView") }
        return made
    }

    // MARK: - Dequeuing

    func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.indexPath == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        return UIView.performWithoutAnimation(returning: {
            prepare(.item(indexPath))
            guard let (element, isReused) = cells.dequeue(identifier),
                let cell = element as? UICollectionViewCell
            else {
                fatalError(
                    ReusePool<UICollectionReusableView>.unregisteredMessage(
                        "a cell", identifier, verb: "could not"))
            }
            finish(cell, identifier, isReused: isReused)
            return cell
        })
    }

    func dequeueSupplementary(
        _ kind: String, _ identifier: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        UIView.performWithoutAnimation(returning: {
            prepare(ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
            guard let (element, isReused) = supplementary.dequeue(Self.name(kind, identifier))
            else {
                fatalError(
                    ReusePool<UICollectionReusableView>.unregisteredMessage(
                        "a view of kind: \(kind)", identifier, verb: "could not"))
            }
            finish(element, identifier, isReused: isReused)
            return element
        })
    }

    /// A registration of a cell class has a name of its own and registers itself when first used.
    func isRegistered(cell identifier: String) -> Bool { cells.isRegistered(identifier) }

    func isRegistered(_ kind: String, _ identifier: String) -> Bool {
        supplementary.isRegistered(Self.name(kind, identifier))
    }

    private func prepare(_ key: ElementKey) {
        let attributes =
            wanted.flatMap { $0.place.key == key ? $0 : nil }
            ?? view.content.attributes(of: key)
        nextFrame = attributes.map { CGRect(origin: .zero, size: $0.size) } ?? .zero
        nextFrame.origin = attributes?.frame.origin ?? .zero
    }

    private func finish(
        _ element: UICollectionReusableView, _ identifier: String, isReused: Bool
    ) {
        element.reuseIdentifier = identifier
        element.collectionView = view
        if isReused {
            element.prepareForReuse()
            element.layer.transform = CATransform3DIdentity
            element.frame = nextFrame
        }
    }

    // MARK: - Elements

    /// The view that shows an element, asked for from the data source or made.
    func element(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let outer = wanted
        wanted = attributes
        defer { wanted = outer }
        switch attributes.representedElementCategory {
        case .cell: return cell(attributes.indexPath)
        case .supplementaryView: return supplementaryView(attributes)
        case .decorationView: return decoration(attributes)
        }
    }

    private func cell(_ indexPath: IndexPath) -> UICollectionViewCell {
        guard let source = view.dataSource else {
            fatalError("\(view) has items and no data source to ask for their cells")
        }
        let cell = source.collectionView(
            view, cellForItemAt: view.movement.dataIndexPath(indexPath))
        stopUnless(
            cell.reuseIdentifier != nil,
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                + "reuseIdentifier - cells must be retrieved by calling "
                + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(cell))")
        stopUnless(
            cell.layoutAttributes == nil,
            "collectionView(_:cellForItemAt:): the cell for \(indexPath.inMessages) is that of "
                + "\(cell.layoutAttributes?.indexPath.inMessages ?? "another item") already")
        cell.collectionView = view
        return cell
    }

    private func supplementaryView(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let element = try? view.dataSource?.collectionView(
            view, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        guard let element else {
            fatalError(
                "the view returned from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                    + "\(attributes.indexPath.inMessages)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or "
                    + "is nil: the data source does not implement the method")
        }
        stopUnless(
            element.reuseIdentifier != nil,
            "the view returned from "
                + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not have a "
                + "reuseIdentifier - views must be retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: "
                + "(\(element))")
        element.collectionView = view
        return element
    }

    private func decoration(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        nextFrame = attributes.frame
        if let element = decorations[kind]?.popLast() {
            finish(element, kind, isReused: true)
            return element
        }
        guard let viewClass = view.collectionViewLayout.decorationClasses[kind] else {
            fatalError(
                "could not dequeue a decoration view of kind: \(kind) - must register a class as a "
                    + "decoration view of kind \(kind) on the layout")
        }
        let element = make(viewClass)
        finish(element, kind, isReused: false)
        return element
    }

    // MARK: - After use

    /// Takes a view that isn't seen any more.
    func recycle(_ element: UICollectionReusableView, _ place: ElementPlace) {
        guard let identifier = element.reuseIdentifier else { return }
        switch place.category {
        case .cell:
            if cells.isRegistered(identifier) { cells.enqueue(element, identifier: identifier) }
        case .supplementaryView:
            let name = Self.name(place.kind ?? "", identifier)
            if supplementary.isRegistered(name) { supplementary.enqueue(element, identifier: name) }
        case .decorationView: decorations[identifier, default: []].append(element)
        }
    }

    /// Has the data source configure a cell anew that is in use.
    func reconfigure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        reconfigured = (indexPath, cell)
        defer { reconfigured = nil }
        let configured = view.dataSource?.collectionView(
            view, cellForItemAt: view.movement.dataIndexPath(indexPath))
        stopUnless(
            configured === cell,
            "reconfigureItems(at:): the data source returned another cell for "
                + "\(indexPath.inMessages) than the one that it is to configure, "
                + "\(configured as Any) instead of \(cell); reloadItems(at:) is for that")
    }

    /// What waits to be used again.
    var waitingCount: Int {
        cells.waitingCount + supplementary.waitingCount
            + decorations.values.reduce(0) { $0 + $1.count }
    }
}

extension UIView {
    fileprivate static func performWithoutAnimation<Value>(returning body: () -> Value) -> Value {
        var value: Value?
        performWithoutAnimation { value = body() }
        guard let value else { fatalError("performWithoutAnimation(_:) did not call its closure") }
        return value
    }
}
