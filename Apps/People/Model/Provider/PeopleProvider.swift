import Beeline
import Foundation

/// What the controllers reach people through. The app's is a ``DatabasePeopleProvider``; a test hands in
/// one of its own.
@MainActor protocol PeopleProvider: AnyObject {
    /// Those that the filter asks for, in its order, and in sections unless it searches.
    var people: AnyListSource<PersonSummary> { get }
    /// Whether they have been read, or why not.
    var state: LoadState { get }
    /// Which people are asked for.
    var filter: PeopleFilter { get set }
    /// All groups, by name.
    var groups: AnyListSource<PersonGroup> { get }

    /// One person for as long as somebody looks: a list of one, or of none once they are deleted.
    func live(_ id: Person.ID) -> AnyListSource<Person>
    func person(_ id: Person.ID) async throws -> Person?
    func photo(of id: Person.ID) async throws -> Data?

    /// Keeps somebody who is new or was edited.
    func save(_ person: Person, photo: PhotoEdit) async throws
    func remove(_ ids: [Person.ID]) async throws
    func save(_ group: PersonGroup) async throws
    func remove(_ group: PersonGroup) async throws

    /// What ``undo()`` takes back, for people; nil if there is nothing.
    var undoName: String? { get }
    /// What ``redo()`` does again, for people; nil if there is nothing.
    var redoName: String? { get }
    func undo() async throws
    func redo() async throws
}

/// What becomes of a photo when somebody is saved.
enum PhotoEdit: Hashable, Sendable {
    case keep
    case remove
    case replace(Data)
}
