/// Which records are wanted.
///
///     Person.city == "Lund" && !(Person.age < 18)
public struct Condition<R: Record>: Sendable {
    let sql: SQL

    /// A condition in SQL.
    ///
    ///     Condition<Person>("length(\(Person.note)) > \(100)")
    public init(_ sql: SQL) {
        self.sql = sql
    }

    /// Whether both hold.
    public static func && (left: Condition, right: Condition) -> Condition {
        Condition("(" + left.sql + ") AND (" + right.sql + ")")
    }

    /// Whether one of them holds, or both.
    public static func || (left: Condition, right: Condition) -> Condition {
        Condition("(" + left.sql + ") OR (" + right.sql + ")")
    }

    /// Whether it doesn't hold.
    public static prefix func ! (condition: Condition) -> Condition {
        Condition("NOT (" + condition.sql + ")")
    }
}
