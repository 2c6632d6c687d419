// A controller, wherever it stands.
final class QueriesController: UIViewController {
    let query: SQL = "x"  // breach: A controller writes SQL: SQL
    // MARK: - Callbacks
    func load() throws {
        fetch("SELECT id FROM people")  // breach: writes SQL: "SELECT id
        fetch("select id from people")  // breach: writes SQL
        fetch("INSERT OR REPLACE INTO people VALUES (?)")  // breach: writes SQL
        fetch("update people set name = \(name)")  // breach: writes SQL
        fetch("delete from people")  // breach: writes SQL
        fetch("CREATE UNIQUE INDEX byName ON people(name)")  // breach: writes SQL
        fetch("PRAGMA foreign_keys = ON")  // breach: writes SQL
        fetch(Person.all.where(Condition("id = 1")))  // breach: Condition
        try self.db.run(text)  // breach: db.run
    }
}

// Not a controller's.
let first = "SELECT 1"
