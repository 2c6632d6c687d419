import Foundation

/// Writes a pasteboard's items in the forms that other apps of the desktop read.
@MainActor enum PasteboardExport {
    /// The desktop's clipboard holds one thing in several forms: texts and addresses of several items
    /// are joined, one a line, and of everything else the first item's is taken.
    static func representations(of items: [[String: Any]]) -> [HostClipboardRepresentation] {
        var found: [HostClipboardRepresentation] = []
        func add(_ type: String, _ data: Data?) {
            guard let data, !found.contains(where: { $0.type == type }) else { return }
            found.append(HostClipboardRepresentation(type: type, data: data))
        }
        let urls = items.compactMap(PasteboardValues.url(in:))
        if !urls.isEmpty {
            add("text/uri-list", Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8))
        }
        let texts = items.compactMap(PasteboardValues.string(in:))
        if !texts.isEmpty {
            let text = Data(texts.joined(separator: "\n").utf8)
            for type in PasteboardTypes.mimeTypes(of: PasteboardTypes.text) { add(type, text) }
        }
        for (type, value) in (items.first ?? [:]).sorted(by: { $0.key < $1.key })
        where !PasteboardTypes.urls.contains(type) {
            for mimeType in PasteboardTypes.mimeTypes(of: type) {
                add(mimeType, PasteboardValues.data(of: value))
            }
        }
        return found
    }
}

/// Turns what stands under a type into what a program asks for.
enum PasteboardValues {
    static func string(in item: [String: Any]) -> String? {
        for type in PasteboardTypes.texts {
            if let text = item[type].flatMap(string(of:)) { return text }
        }
        return url(in: item)?.absoluteString
    }

    static func url(in item: [String: Any]) -> URL? {
        for type in PasteboardTypes.urls {
            if let url = item[type].flatMap(url(of:)) { return url }
        }
        return nil
    }

    static func string(of value: Any) -> String? {
        if let text = value as? String { return text }
        if let url = value as? URL { return url.absoluteString }
        if let text = value as? NSAttributedString { return text.string }
        return (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The first address of a `text/uri-list` (https://www.rfc-editor.org/rfc/rfc2483#section-5).
    static func url(of value: Any) -> URL? {
        urls(of: value).first
    }

    static func urls(of value: Any) -> [URL] {
        if let url = value as? URL { return [url] }
        let lines = string(of: value)?.split(whereSeparator: \.isNewline) ?? []
        return lines.filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
    }

    static func image(of value: Any) -> UIImage? {
        value as? UIImage ?? (value as? Data).flatMap(UIImage.init(data:))
    }

    static func data(of value: Any) -> Data? {
        if let data = value as? Data { return data }
        if let image = value as? UIImage { return image.pngData() }
        return string(of: value).map { Data($0.utf8) }
    }
}
