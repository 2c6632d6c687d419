import Foundation

struct Item: Identifiable, Hashable, Codable, Sendable {
    var id = UUID()
    var text: String
    var created = Date.now
}

@MainActor final class Store {
    static let didChange = Notification.Name("StoreDidChange")
    private(set) var items: [Item] = []

    func append(_ text: String) {
        items.append(Item(text: text.trimmingCharacters(in: .whitespaces)))
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func save(to url: URL) throws {
        try JSONEncoder().encode(items).write(to: url)
    }
}
