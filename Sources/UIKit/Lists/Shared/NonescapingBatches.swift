// On iOS the closure of a batch is known not to be kept, so that it needs no `self.` and may be one
// that mustn't be kept. Swift can't say so of an optional closure, hence a method beside each.

extension UITableView {
    /// Shows several changes at once; the closure isn't kept.
    public func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }
}

extension UICollectionView {
    /// Shows several changes at once; the closure isn't kept.
    public func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) {
            performBatchUpdates(Optional($0), completion: completion)
        }
    }
}
