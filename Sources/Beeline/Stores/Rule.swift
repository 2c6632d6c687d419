/// A law of a model that its store keeps: whatever is asked of the store, a
/// verb that breaks it is refused, with the reason.
///
///     let todos = ListStore<Todo>(rules: [.atMost(10, reason: "Do one of the ten first.")])
///
/// A rule judges a verb before it happens, from the list as it is. Undo and
/// redo are not judged: they go back to a list that the rules allowed.
public struct Rule<Item: Identifiable & Sendable> {
    let judge: @MainActor (Verb<Item>, ListSnapshot<Item>) -> String?

    /// Makes a rule.
    ///
    /// - Parameter judge: Gets what is to be done and the list before it, and
    ///   returns nil, or the reason why it may not be done, as a sentence for
    ///   people.
    public init(_ judge: @escaping @MainActor (Verb<Item>, ListSnapshot<Item>) -> String?) {
        self.judge = judge
    }

    /// A list never grows beyond a number of items.
    ///
    /// - Parameters:
    ///   - limit: How many there may be in all sections together.
    ///   - reason: A sentence for people.
    public static func atMost(_ limit: Int, reason: String) -> Rule {
        Rule { verb, list in
            verb.growth > 0 && list.count + verb.growth > limit ? reason : nil
        }
    }
}
