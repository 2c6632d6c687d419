import Beeline
import Foundation

/// Somebody who is being edited: the fields of the form, what is in them, and what is wrong with it.
@MainActor final class PersonDraft {
    /// The fields, in sections. Those of numbers and addresses come and go.
    let fields: ListStore<DraftField>

    /// What becomes of the photo.
    var photo = PhotoEdit.keep

    /// Whether it is about somebody who isn't there yet.
    let isNew: Bool
    private let original: Person

    /// - Parameters:
    ///   - person: Who is edited; nil for somebody new.
    ///   - groups: All groups there are.
    init(_ person: Person? = nil, groups: [PersonGroup] = []) {
        original = person ?? Person()
        isNew = person == nil
        fields = ListStore(
            list: ListSnapshot(sections: DraftForm.sections(of: original, groups: groups)),
            comparison: .equality())
    }

    /// Somebody as the form has them now.
    var person: Person { DraftForm.person(from: all, original) }

    var hasChanges: Bool { person != original || photo != .keep }

    /// Puts what was typed into a field. A message about it goes; ``check()`` may bring it again.
    func set(_ text: String, in id: DraftField.ID) {
        fields.update(id: id) {
            $0.text = text
            $0.problem = nil
        }
    }

    func setLabel(_ label: String, of id: DraftField.ID) {
        fields.update(id: id) { $0.label = label }
    }

    /// Does what a field does that is chosen: one more of a kind, in or out of a group.
    ///
    /// - Returns: The field to be typed into next, if a new one came.
    @discardableResult func choose(_ id: DraftField.ID) -> DraftField.ID? {
        guard let field = fields.item(withID: id) else { return nil }
        switch field.kind {
        case .add(let addition): return add(addition, before: field)
        case .group:
            set(field.text.isEmpty ? "1" : "", in: id)
            return nil
        default: return nil
        }
    }

    /// Takes a field out of the form, an address as a whole.
    func remove(_ id: DraftField.ID) {
        guard let field = fields.item(withID: id) else { return }
        fields.perform {
            for other in all where belongs(other, to: field) { fields.remove(id: other.id) }
        }
    }

    /// Looks for what can't be stored, and says so at the fields.
    ///
    /// - Returns: The first field that something is wrong with.
    func check() -> DraftField.ID? {
        let person = person
        for field in all {
            let problem = DraftRules.problem(with: field, of: person)
            if problem != field.problem { fields.update(id: field.id) { $0.problem = problem } }
        }
        return all.first { $0.problem != nil }?.id
    }

    // MARK: - Private

    private func add(_ addition: DraftField.Addition, before row: DraftField) -> DraftField.ID? {
        guard let place = fields.indexPath(of: row.id) else { return nil }
        let number = (all.map(\.number).max() ?? 0) + 1
        let new: [DraftField]
        switch addition {
        case .several(let kind):
            new = [DraftField(kind: .several(kind), label: kind.labels[0], number: number)]
        case .address: new = DraftForm.fields(number: number)
        case .rareNames: new = DraftForm.rareNames(of: original)
        }
        fields.perform {
            fields.insert(contentsOf: new, at: place)
            if addition == .rareNames { fields.remove(id: row.id) }
        }
        return new.first?.id
    }

    private func belongs(_ other: DraftField, to field: DraftField) -> Bool {
        if case .address = field.kind, case .address = other.kind {
            return other.number == field.number
        }
        return other.id == field.id
    }

    private var all: [DraftField] { fields.items }
}
