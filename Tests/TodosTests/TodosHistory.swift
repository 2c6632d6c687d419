import Beeline

@testable import Todos

/// Random verbs for a store, and the same ones for a model of it.
@MainActor struct TodosHistory {
    let store: TodoStore
    private(set) var model = TodosModel()
    private var dice: Dice
    private var count = 0
    private let today = Day(rawValue: "2026-11-30")

    init(_ store: TodoStore, seed: UInt64) {
        self.store = store
        dice = Dice(seed)
    }

    /// Lets both do the same.
    mutating func step() {
        count += 1
        let (open, done) = (store.open.list.items, store.done.list.items)
        switch dice.roll(20) {
        case 0...4:
            let title = dice.roll(12) == 0 ? "" : "Thing \(count)"
            store.add(title)
            model.add(title)
        case 5...7 where !open.isEmpty:
            let row = dice.roll(open.count)
            store.complete(open[row].id)
            model.complete(row)
        case 8 where !done.isEmpty:
            let row = dice.roll(done.count)
            store.reopen(done[row].id)
            model.reopen(row)
        case 9...11 where !open.isEmpty:
            let (from, to) = (dice.roll(open.count), dice.roll(open.count))
            store.move(from: from, to: to)
            model.move(from: from, to: to)
        case 12 where !open.isEmpty || !done.isEmpty:
            let (place, id) = chosen(open, done)
            store.remove(id)
            model.remove(place)
        case 13 where !open.isEmpty || !done.isEmpty:
            let (place, id) = chosen(open, done)
            let title = dice.roll(6) == 0 ? "" : "Thing \(dice.roll(20))"
            store.rename(id, to: title)
            model.rename(place, to: title)
        case 14 where !open.isEmpty || !done.isEmpty:
            let (place, id) = chosen(open, done)
            let day = dice.roll(3) == 0 ? nil : today?.adding(days: dice.roll(30) - 15)
            store.setDue(day, of: id)
            model.setDue(day?.rawValue, of: place)
        case 15 where dice.roll(10) == 0:
            store.removeDone()
            model.removeDone()
        case 16...17:
            store.undo()
            model.undo()
        case 18...19:
            store.redo()
            model.redo()
        default: break
        }
    }

    private mutating func chosen(
        _ open: [Todo], _ done: [Todo]
    ) -> (place: TodosModel.Place, id: Todo.ID) {
        let number = dice.roll(open.count + done.count)
        return number < open.count
            ? (.init(isDone: false, row: number), open[number].id)
            : (.init(isDone: true, row: number - open.count), done[number - open.count].id)
    }

    /// What differs; nil if nothing does.
    var fault: String? {
        let lists = TodosModel.Lists(of: store)
        if lists != model.lists { return "\(lists) instead of \(model.lists)" }
        if store.canAdd != (lists.open.count < 10) { return "canAdd is \(store.canAdd)" }
        if (store.undoName != nil) != model.canUndo { return "undo of \(store.undoName ?? "")" }
        if (store.redoName != nil) != model.canRedo { return "redo of \(store.redoName ?? "")" }
        return nil
    }
}

extension TodosModel.Lists {
    @MainActor init(of store: TodoStore) {
        open = store.open.list.items.map { .init(title: $0.title, due: $0.due?.rawValue) }
        done = store.done.list.items.map { .init(title: $0.title, due: $0.due?.rawValue) }
    }
}

/// A small random generator with a seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// From 0 to below `bound`.
    mutating func roll(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
