import Beeline
import Foundation

/// The laws of the list, which the store keeps, and nobody else knows.
enum TodoRules {
    @MainActor static var all: [Rule<Todo>] { [atMostTen, hasTitle] }

    /// What came from another device is there, however much it is: the rule judges verbs.
    @MainActor private static var atMostTen: Rule<Todo> {
        Rule { verb, list in
            guard verb.kind == .insert, verb.growth > 0,
                list.count + verb.growth > TodoStore.limit
            else { return nil }
            return String(
                format: localized("There are %d already: do one first."), TodoStore.limit)
        }
    }

    @MainActor private static var hasTitle: Rule<Todo> {
        Rule { verb, _ in
            [.insert, .update].contains(verb.kind) && verb.items.contains { $0.title.isEmpty }
                ? localized("A to-do needs a name.") : nil
        }
    }
}
