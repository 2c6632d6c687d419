import Foundation

/// An item with a field of each kind that is read in a way of its own.
struct Everything: Codable, Sendable, Identifiable {
    enum Kind: String, Codable { case friend, colleague }
    enum Event: Codable { case met(place: String, at: Date), moved }

    struct Address: Codable {
        var street: String
        var number: Int8?
        var position: [Double]
    }

    var id: UUID
    var firstName: String
    var age: Int?
    var height: Float?
    var small: UInt8?
    var great: UInt64?
    var isFriend: Bool?
    var born: Date?
    var page: URL?
    var picture: Data?
    var balance: Decimal?
    var kind: Kind?
    var event: Event?
    var addresses: [Address]?
    var notes: [String: [Int?]]?
    var byNumber: [Int: String]?
    var tags: Set<String>?
}
