import Foundation

/// A value of a `userInfo` that can be written to a file.
enum StoredValue: Codable, Equatable {
    case text(String)
    case truth(Bool)
    case integer(Int64)
    case number(Double)
    case data(Data)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case list([StoredValue])
    case dictionary([String: StoredValue])

    /// `nil` for what can't be kept.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Bool: self = .truth(value)
        case let value as any BinaryInteger:
            guard let integer = Int64(exactly: value) else { return nil }
            self = .integer(integer)
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .url(value)
        case let value as UUID: self = .uuid(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let values as [Any]:
            let stored = values.compactMap(StoredValue.init)
            guard stored.count == values.count else { return nil }
            self = .list(stored)
        case let values as [AnyHashable: Any]:
            let stored = Self.entries(of: values)
            guard stored.count == values.count else { return nil }
            self = .dictionary(stored)
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .text(let value): value
        case .truth(let value): value
        case .integer(let value): Int(value)
        case .number(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): value
        case .uuid(let value): value
        case .list(let values): values.map(\.value)
        case .dictionary(let values): values.mapValues(\.value)
        }
    }

    private static func entries(of values: [AnyHashable: Any]) -> [String: StoredValue] {
        var stored: [String: StoredValue] = [:]
        for (key, value) in values {
            if let key = key.base as? String, let value = StoredValue(value) { stored[key] = value }
        }
        return stored
    }

    /// What of a `userInfo` can be kept. The rest is left out with a warning.
    static func dictionary(of values: [AnyHashable: Any], in place: String) -> [String: StoredValue]
    {
        let stored = entries(of: values)
        for (key, value) in values where (key.base as? String).flatMap({ stored[$0] }) == nil {
            Diagnostics.warn(
                """
                \(place): the \(type(of: value)) under \(key) is not kept; what is kept are texts, \
                numbers, truth values, dates, data, URLs, UUIDs, and arrays and dictionaries of these \
                under texts
                """)
        }
        return stored
    }
}
