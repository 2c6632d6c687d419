import Foundation

struct Post: Identifiable {
    let id: Int
    let createdAt: Date

    // A model formats, asks the network, and writes SQL.
    var formattedCreatedAt: String { createdAt.formatted(date: .long, time: .omitted) }
    static let request = URLRequest(url: URL(string: "https://example.org")!)
    static let newest = "SELECT * FROM posts ORDER BY createdAt DESC"

    struct Kind {}
}

struct Content {}
enum Row {}
