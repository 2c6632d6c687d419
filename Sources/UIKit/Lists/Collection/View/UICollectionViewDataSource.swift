public import Foundation

/// Says what a collection view shows.
///
/// `MoveItemFailure` tells whether items can be moved: the compiler infers it from whether
/// `collectionView(_:moveItemAt:to:)` is there. See *Optional methods* in the documentation.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    associatedtype MoveItemFailure: Error

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int

    /// A cell for an item, from `dequeueReusableCell(withReuseIdentifier:for:)` or
    /// `dequeueConfiguredReusableCell(using:for:item:)`. Asked for items that come into sight only.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Default: 1.
    func numberOfSections(in collectionView: UICollectionView) throws(NotImplemented) -> Int

    /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` or
    /// `dequeueConfiguredReusableSupplementary(using:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) throws(NotImplemented) -> UICollectionReusableView

    /// Whether a person may move an item. Default: yes, if items can be moved.
    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool

    /// A person moved an item; the data is to follow.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(MoveItemFailure)
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) throws(NotImplemented) -> Int
    {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) throws(NotImplemented) -> UICollectionReusableView {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) throws(NotImplemented) -> Bool {
        throw NotImplemented()
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}

extension UICollectionViewDataSource {
    func moveItem(in collectionView: UICollectionView, from source: IndexPath, to target: IndexPath)
    {
        try? self.collectionView(collectionView, moveItemAt: source, to: target)
    }
}

/// Hears which items are likely to be seen soon, so that their data can be fetched.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The items are about to be scrolled to.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were to be prefetched are not likely to be seen any more.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) throws(NotImplemented)
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) throws(NotImplemented) {
        throw NotImplemented()
    }
}
