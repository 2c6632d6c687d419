/// By what records are ordered, or divided into sections.
public struct Ordering<R: Record>: Sendable {
    let expression: SQL
    let collation: Collation
    private(set) var isDescending: Bool

    /// An order by the value of an expression.
    ///
    /// - Parameters:
    ///   - expression: In SQL, over the columns of the record's table.
    ///   - collation: How texts are compared.
    ///   - isDescending: Whether great ones come first.
    public init(
        _ expression: SQL, _ collation: Collation = .binary, isDescending: Bool = false
    ) {
        self.expression = expression
        self.collation = collation
        self.isDescending = isDescending
    }

    /// The opposite order.
    public var reversed: Ordering {
        Ordering(expression, collation, isDescending: !isDescending)
    }

    var term: SQL {
        "(" + expression + ") COLLATE " + SQL(text: collation.rawValue)
            + (isDescending ? " DESC" : "")
    }
}
