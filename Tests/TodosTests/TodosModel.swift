/// What the store should do, in as few words as there are: two lists, and all of them before each verb.
struct TodosModel: Equatable {
    struct Row: Equatable {
        var title: String
        var due: String?
    }

    struct Lists: Equatable {
        var open: [Row] = []
        var done: [Row] = []
    }

    private(set) var lists = Lists()
    private var past: [Lists] = []
    private var future: [Lists] = []

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    mutating func add(_ title: String) {
        guard lists.open.count < 10, !title.isEmpty else { return }
        change { $0.open.append(Row(title: title)) }
    }

    mutating func rename(_ place: Place, to title: String) {
        guard !title.isEmpty else { return }
        change { $0[place].title = title }
    }

    mutating func setDue(_ due: String?, of place: Place) {
        change { $0[place].due = due }
    }

    mutating func complete(_ row: Int) {
        change { $0.done.insert($0.open.remove(at: row), at: 0) }
    }

    mutating func reopen(_ row: Int) {
        guard lists.open.count < 10 else { return }
        change { $0.open.append($0.done.remove(at: row)) }
    }

    mutating func move(from: Int, to: Int) {
        guard from != to else { return }
        let before = lists
        lists.open.insert(lists.open.remove(at: from), at: to)
        keep(before)
    }

    mutating func remove(_ place: Place) {
        change { lists in
            if place.isDone {
                lists.done.remove(at: place.row)
            } else {
                lists.open.remove(at: place.row)
            }
        }
    }

    mutating func removeDone() {
        change { $0.done = [] }
    }

    mutating func undo() {
        guard let before = past.popLast() else { return }
        future.append(lists)
        lists = before
    }

    mutating func redo() {
        guard let after = future.popLast() else { return }
        past.append(lists)
        lists = after
    }

    struct Place: Equatable {
        var isDone: Bool
        var row: Int
    }

    private mutating func change(_ body: (inout Lists) -> Void) {
        let before = lists
        body(&lists)
        if lists != before { keep(before) }
    }

    private mutating func keep(_ before: Lists) {
        future = []
        past.append(before)
        if past.count > 100 { past.removeFirst() }
    }
}

extension TodosModel.Lists {
    subscript(place: TodosModel.Place) -> TodosModel.Row {
        get { place.isDone ? done[place.row] : open[place.row] }
        set {
            if place.isDone { done[place.row] = newValue } else { open[place.row] = newValue }
        }
    }
}
