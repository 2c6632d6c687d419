import Foundation

/// Reads what activities are given.
@MainActor enum ActivityItems {
    static func texts(_ items: [Any]) -> [String] {
        items.compactMap { item in
            item as? String ?? (item as? NSAttributedString)?.string
        }
    }

    static func urls(_ items: [Any]) -> [URL] { items.compactMap { $0 as? URL } }

    static func files(_ items: [Any]) -> [URL] { urls(items).filter(\.isFileURL) }

    static func images(_ items: [Any]) -> [UIImage] { items.compactMap { $0 as? UIImage } }

    /// All of the items as one text.
    static func text(_ items: [Any]) -> String {
        items.compactMap { item in
            item as? String ?? (item as? NSAttributedString)?.string
                ?? (item as? URL).map { $0.isFileURL ? $0.path : $0.absoluteString }
        }.joined(separator: "\n")
    }

    /// What a person is told that is shared.
    static func title(of items: [Any]) -> String {
        let plain = items.filter { !($0 is any UIActivityItemSource) }
        if let url = urls(plain).first {
            return url.isFileURL ? url.lastPathComponent : url.absoluteString
        }
        if let text = texts(plain).first { return text }
        switch images(plain).count {
        case 0: return items.count == 1 ? systemText("1 Item") : systemText("%@ Items", items.count)
        case 1: return "1 Photo"
        case let count: return "\(count) Photos"
        }
    }
}
