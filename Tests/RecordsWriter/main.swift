// RecordsWriter FILE full|normal: writes transactions, and prints the number of each one whose write
// has returned, until it is killed.
import Beeline
import Foundation

var configuration = Database.Configuration()
configuration.durability = CommandLine.arguments[2] == "full" ? .full : .normal
let database = try await Database.open(
    URL(filePath: CommandLine.arguments[1]), migrations: Ledger.migrations,
    configuration: configuration)
let last = try await database.read { try Ledger.last(in: $0) }
for number in (last + 1)... {
    try await database.write { try Ledger.write(number, in: $0) }
    // In one piece, past every buffer.
    let line = Array("\(number)\n".utf8)
    _ = write(1, line, line.count)
}
