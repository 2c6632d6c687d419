import Beeline
import Foundation

/// Which people a list shows, and in which order.
struct PeopleFilter: Hashable, Sendable {
    /// What people are sorted by.
    enum Order: String, CaseIterable, Sendable {
        case familyName
        case givenName
    }

    var order = Order.familyName
    /// What was typed into the search field.
    var search = ""
    /// Those of one group, or everybody.
    var group: PersonGroup.ID?

    /// Whether something was typed that can be looked for.
    var isSearching: Bool { search.contains { !$0.isWhitespace } }

    /// The same people before anything was typed.
    var withoutSearch: PeopleFilter {
        var filter = self
        filter.search = ""
        return filter
    }
}

extension PeopleFilter {
    /// The question to the database. A search shows the first of those it finds; nobody reads further.
    var query: Query<PersonSummary> {
        var query = PersonSummary.all.order(by: sortColumn.ascending)
        if let group {
            query = query.where(Condition("instr(groups, \(group.uuidString)) > 0"))
        }
        if isSearching {
            // Those who are found stand as they do among all, in an order that an index has.
            query = query.order(by: sectionOrder)
            query = query.matching(search, in: PersonSummary.texts).limit(Self.searchLimit)
        }
        return query
    }

    var sections: Ordering<PersonSummary>? {
        if isSearching { return nil }
        return switch order {
        case .familyName: Ordering("sectionFamily")
        case .givenName: Ordering("sectionGiven")
        }
    }

    static let searchLimit = 200

    private var sectionOrder: Ordering<PersonSummary> {
        switch order {
        case .familyName: Ordering("ifnull(sectionFamily, '')")
        case .givenName: Ordering("ifnull(sectionGiven, '')")
        }
    }

    private var sortColumn: Column<PersonSummary, String> {
        switch order {
        case .familyName: Column("sortFamily", of: String.self)
        case .givenName: Column("sortGiven", of: String.self)
        }
    }
}
