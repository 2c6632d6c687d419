import Foundation
import SharedScreens

/// Shows the screens that others lead to. No controller knows the next one.
@MainActor protocol PeopleNavigation: FailureNavigation {
    func show(_ person: Person.ID)
    /// Shows that nobody is chosen, where there is room for that.
    func showNobody()
    /// The form, for somebody or for somebody new.
    func edit(_ person: Person?)
    func showGroups()
    func showSync()
    func chooseImport()
    /// Shows what is still to be imported, if there is anything.
    func importNext()
    /// Asks what the columns of a table hold that is imported.
    func chooseColumns(of session: ImportSession)
    func export(_ people: [Person.ID]?)
}
