public import Foundation

// MARK: - Insertion

extension ListStore {
    /// Puts an item behind the last one of the last section.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is a section.
    @discardableResult
    public func append(_ item: Item) -> Refusal? {
        append(contentsOf: [item])
    }

    /// Puts items behind the last one of the last section, as one step.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is a section.
    /// - Complexity: O(*k* log *n*) in the number of items.
    @discardableResult
    public func append(contentsOf items: [Item]) -> Refusal? {
        let section = list.sectionCount - 1
        stop(unless: section >= 0, "ListStore.append(_:): the list has no section.")
        return insert(contentsOf: items, at: IndexPath(section, list.count(in: section)))
    }

    /// Puts an item behind the last one of a section.
    ///
    /// - Returns: Why it was not done, or nil; also if there is no such
    ///   section.
    @discardableResult
    public func append(_ item: Item, toSection id: SectionID) -> Refusal? {
        guard let section = list.section(withID: id) else { return unknownSection(id) }
        return insert(item, at: IndexPath(section, list.count(in: section)))
    }

    /// Puts an item into the first section.
    ///
    /// - Parameters:
    ///   - item: What comes in.
    ///   - index: In `0...count`.
    /// - Returns: Why it was not done, or nil.
    @discardableResult
    public func insert(_ item: Item, at index: Int) -> Refusal? {
        insert(item, at: IndexPath(0, index))
    }

    /// Puts an item at a place; what was there and behind it moves up.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: The section exists and has so many items at least.
    @discardableResult
    public func insert(_ item: Item, at indexPath: IndexPath) -> Refusal? {
        insert(contentsOf: [item], at: indexPath)
    }

    /// Puts items at a place, one after the other, as one step.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Complexity: O(*k* log *n*) in the number of items.
    @discardableResult
    public func insert(contentsOf items: [Item], at indexPath: IndexPath) -> Refusal? {
        checkGap(indexPath, "insert(_:at:)")
        let places = items.indices.map {
            IndexPath(indexPath.sectionIndex, indexPath.itemIndex + $0)
        }
        let verb = Verb(kind: .insert, items: items, places: places, growth: items.count)
        return carryOut(verb) { editor in
            for (item, place) in zip(items, places) { editor.insert(item, at: place) }
            var batch = Batch()
            batch.inserted = places
            return batch
        }
    }
}

// MARK: - Removal

extension ListStore {
    /// Takes an item out of the first section.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: `index` is that of an item.
    @discardableResult
    public func remove(at index: Int) -> Refusal? {
        remove(at: IndexPath(0, index))
    }

    /// Takes the item at a place out.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is an item.
    @discardableResult
    public func remove(at indexPath: IndexPath) -> Refusal? {
        remove(at: [indexPath])
    }

    /// Takes the items at some places out, as one step.
    ///
    /// - Parameter indexPaths: In the numbering before it, in any order.
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is an item at each.
    /// - Complexity: O(*k* log *n*) in the number of places.
    @discardableResult
    public func remove(at indexPaths: [IndexPath]) -> Refusal? {
        let places = Set(indexPaths).sorted()
        for place in places { checkPlace(place, "remove(at:)") }
        let verb = Verb<Item>(kind: .remove, places: places, growth: -places.count)
        return carryOut(verb) { editor in
            for place in places.reversed() { editor.remove(at: place) }
            var batch = Batch()
            batch.removed = places
            return batch
        }
    }

    /// Takes the item with an identity out.
    ///
    /// - Returns: Why it was not done, or nil; also if there is no such item.
    @discardableResult
    public func remove(id: Item.ID) -> Refusal? {
        guard let place = indexPath(of: id) else { return unknown(id) }
        return remove(at: place)
    }

    /// Takes all items out. The sections stay.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Complexity: O(*n*).
    @discardableResult
    public func removeAll() -> Refusal? {
        replaceAll(
            with: ListSnapshot(
                sections: list.sections.map { ($0.id, [] as [Item]) }))
    }
}

// MARK: - Moves

extension ListStore {
    /// Moves an item within the first section.
    ///
    /// - Parameters:
    ///   - from: Where it is.
    ///   - to: Where it is afterwards.
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: Both are numbers of items.
    @discardableResult
    public func move(from: Int, to: Int) -> Refusal? {
        move(from: IndexPath(0, from), to: IndexPath(0, to))
    }

    /// Moves an item, to another section too.
    ///
    /// - Parameters:
    ///   - from: Where it is.
    ///   - to: Where it is afterwards, as UIKit's `moveRow(at:to:)` has it.
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is an item at `from`, and a place at `to` once it
    ///   has left.
    @discardableResult
    public func move(from: IndexPath, to: IndexPath) -> Refusal? {
        checkPlace(from, "move(from:to:)")
        if from.sectionIndex == to.sectionIndex {
            checkPlace(to, "move(from:to:)")
        } else {
            checkGap(to, "move(from:to:)")
        }
        let verb = Verb<Item>(kind: .move, places: [from, to])
        return carryOut(verb) { editor in
            var batch = Batch()
            guard from != to else { return batch }
            editor.move(from: from, to: to)
            batch.moved = [Move(from: from, to: to)]
            return batch
        }
    }

    /// Moves the item with an identity.
    ///
    /// - Parameters:
    ///   - id: The item's.
    ///   - to: Where it is afterwards.
    /// - Returns: Why it was not done, or nil; also if there is no such item.
    @discardableResult
    public func move(id: Item.ID, to: IndexPath) -> Refusal? {
        guard let place = indexPath(of: id) else { return unknown(id) }
        return move(from: place, to: to)
    }
}

// MARK: - Updates

extension ListStore {
    /// Gives the item with the same identity a new content.
    ///
    /// - Returns: Why it was not done, or nil; also if there is no such item.
    ///   An item that looks the same is no change, and nobody is told.
    @discardableResult
    public func update(_ item: Item) -> Refusal? {
        guard let place = indexPath(of: item.id) else { return unknown(item.id) }
        return update(at: place, to: item)
    }

    /// Edits the item with an identity.
    ///
    ///     store.update(id: todo.id) { $0.isDone = true }
    ///
    /// - Returns: Why it was not done, or nil; also if there is no such item.
    @discardableResult
    public func update(id: Item.ID, _ edit: (inout Item) -> Void) -> Refusal? {
        guard let place = indexPath(of: id) else { return unknown(id) }
        return update(at: place, edit)
    }

    /// Edits the item at a place. One that is given another identity is told
    /// as a removal and an insertion.
    ///
    /// - Returns: Why it was not done, or nil.
    /// - Precondition: There is an item.
    @discardableResult
    public func update(at indexPath: IndexPath, _ edit: (inout Item) -> Void) -> Refusal? {
        checkPlace(indexPath, "update(at:_:)")
        var item = list.item(at: indexPath)
        edit(&item)
        return update(at: indexPath, to: item)
    }

    private func update(at place: IndexPath, to item: Item) -> Refusal? {
        let old = list.item(at: place)
        let verb = Verb(kind: .update, items: [item], places: [place])
        return carryOut(verb) { editor in
            var batch = Batch()
            if old.id != item.id {
                batch.removed = [place]
                batch.inserted = [place]
            } else if !comparison.isContentEqual(old, item) {
                batch.updated = [place]
            } else {
                return batch
            }
            editor.replace(at: place, with: item)
            return batch
        }
    }
}
