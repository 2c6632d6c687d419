import Beeline
import Foundation
import SharedScreens

/// People in the app's own database.
@MainActor final class DatabasePeopleProvider: PeopleProvider {
    private let database: Database
    private let results: SearchableResults<PersonSummary>
    private let firstCount: Int
    private var history = EditHistory<PersonEntry>()
    private let didEdit: @MainActor () -> Void
    private let edits = EditQueue()

    let people: AnyListSource<PersonSummary>
    let groups: AnyListSource<PersonGroup>

    var state: LoadState { results.state }

    var filter: PeopleFilter {
        didSet {
            let all = filter.withoutSearch
            if all != oldValue.withoutSearch {
                results.show(all.query, sections: all.sections, firstCount: firstCount)
            }
            guard filter != oldValue else { return }
            results.search(filter.isSearching ? filter.query : nil)
        }
    }

    /// - Parameters:
    ///   - filter: What is shown at first.
    ///   - firstCount: How many are read before this returns, and before all others when something
    ///     else is asked for: those that the first frame shows.
    ///   - didEdit: Called after each edit; tells the sync that there is something to send.
    init(
        _ database: Database, filter: PeopleFilter = PeopleFilter(), firstCount: Int = 0,
        didEdit: @escaping @MainActor () -> Void = {}
    ) {
        self.database = database
        self.filter = filter
        self.didEdit = didEdit
        self.firstCount = firstCount
        let all = filter.withoutSearch
        results = SearchableResults(
            all.query, sections: all.sections, firstCount: firstCount, in: database)
        people = AnyListSource(results)
        groups = AnyListSource(
            FetchedResults(
                PersonGroup.all.order(by: PersonGroup.name.collated(.caseInsensitive)), in: database
            ))
        if filter.isSearching { results.search(filter.query) }
    }

    // MARK: - Reading

    func live(_ id: Person.ID) -> AnyListSource<Person> {
        AnyListSource(
            FetchedResults(
                Person.all.where(Column("id", \Person.id) == id), firstCount: 1, in: database))
    }

    func person(_ id: Person.ID) async throws -> Person? {
        try await database.read { db in try db.find(Person.self, id) }
    }

    func photo(of id: Person.ID) async throws -> Data? {
        try await database.read { db in try db.find(PersonPhoto.self, id)?.image }
    }

    // MARK: - Editing

    func save(_ person: Person, photo: PhotoEdit) async throws {
        try await inOrder { provider in
            let edit = try await provider.database.write { db in
                let before = try db.entry(person.id)
                let after = PersonEntry(
                    person: person, photo: photo.applied(to: before?.photo, of: person.id))
                try db.put(after, person.id)
                return EditHistory<PersonEntry>.Edit(id: person.id, before: before, after: after)
            }
            let verb = edit.before == nil ? localized("Add %@") : localized("Edit %@")
            provider.note([edit], String(format: verb, person.displayName))
        }
    }

    func remove(_ ids: [Person.ID]) async throws {
        try await inOrder { provider in
            let edits = try await provider.database.write { db in
                try ids.compactMap { id -> EditHistory<PersonEntry>.Edit? in
                    guard let before = try db.entry(id) else { return nil }
                    try db.put(nil, id)
                    return EditHistory<PersonEntry>.Edit(id: id, before: before, after: nil)
                }
            }
            guard let first = edits.first?.before?.person else { return }
            provider.note(
                edits,
                edits.count == 1
                    ? String(format: localized("Delete %@"), first.displayName)
                    : String(format: localized("Delete %d people"), edits.count))
        }
    }

    func save(_ group: PersonGroup) async throws {
        try await database.write { db in try db.save(group) }
        didEdit()
    }

    func remove(_ group: PersonGroup) async throws {
        try await database.write { db in
            let members = Person.all.where(Condition("instr(groups, \(group.id.uuidString)) > 0"))
            for var member in try db.fetch(members) {
                member.groups.removeAll { $0 == group.id }
                try db.update(member)
            }
            try db.delete(PersonGroup.self, group.id)
        }
        didEdit()
    }

    private func note(_ edits: [EditHistory<PersonEntry>.Edit], _ name: String) {
        history.record(EditHistory.Step(name: name, edits: edits))
        didEdit()
    }

    // MARK: - Undo

    var undoName: String? { history.undoSteps.last?.name }
    var redoName: String? { history.redoSteps.last?.name }

    func undo() async throws {
        try await inOrder { provider in
            guard let step = provider.history.undoSteps.last else { return }
            try await provider.perform(step.inverse)
            provider.history.didUndo()
            provider.didEdit()
        }
    }

    func redo() async throws {
        try await inOrder { provider in
            guard let step = provider.history.redoSteps.last else { return }
            try await provider.perform(step)
            provider.history.didRedo()
            provider.didEdit()
        }
    }

    private func inOrder(
        _ edit: @escaping @MainActor (DatabasePeopleProvider) async throws -> Void
    ) async throws {
        try await edits.perform { [self] in try await edit(self) }
    }

    private func perform(_ step: EditHistory<PersonEntry>.Step) async throws {
        try await database.write { db in
            for edit in step.edits { try db.put(edit.after, edit.id) }
        }
    }
}

extension ReadTransaction {
    fileprivate func entry(_ id: Person.ID) throws -> PersonEntry? {
        try find(Person.self, id).map {
            PersonEntry(person: $0, photo: try find(PersonPhoto.self, id))
        }
    }
}

extension WriteTransaction {
    /// Lets somebody be there as an entry has them, or not at all.
    fileprivate func put(_ entry: PersonEntry?, _ id: Person.ID) throws {
        if let entry { try save(entry.person) } else { try delete(Person.self, id) }
        if let photo = entry?.photo {
            // A photo that is the same needn't be sent again.
            if try find(PersonPhoto.self, id) != photo { try save(photo) }
        } else {
            try delete(PersonPhoto.self, id)
        }
    }
}

extension PhotoEdit {
    fileprivate func applied(to photo: PersonPhoto?, of id: UUID) -> PersonPhoto? {
        switch self {
        case .keep: photo
        case .remove: nil
        case .replace(let image): PersonPhoto(id: id, image: image)
        }
    }
}
