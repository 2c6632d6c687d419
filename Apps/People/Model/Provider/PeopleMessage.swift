import Beeline
import Foundation

/// What stands in the place of a list without rows: that it is being read, why it can't be, that nobody
/// was found, or that nobody is there.
struct PeopleMessage: Hashable, Sendable {
    let title: String
    let detail: String?

    /// Nil when there are rows to see.
    @MainActor init?(_ provider: any PeopleProvider) {
        if let error = provider.state.error {
            let known = error as? any LocalizedError
            title = localized("The people can’t be read.")
            detail = known?.errorDescription ?? "\(error)"
        } else if !provider.people.list.isEmpty || provider.state.isLoading {
            return nil
        } else if provider.filter.isSearching {
            title = localized("Nobody found")
            detail = String(
                format: localized("Nobody has “%@” in a name, a number, an address or a note."),
                provider.filter.search)
        } else if provider.filter.group != nil {
            title = localized("Nobody in this group")
            detail = localized("Edit somebody to put them in.")
        } else {
            title = localized("Nobody yet")
            detail = localized("Add somebody with the button above, or import a file from the menu.")
        }
    }
}
