import Foundation

/// The parts of a path, some of which stand for values.
struct RoutePattern {
    enum Part: Equatable {
        case text(String)
        case parameter(String)
    }

    let parts: [Part]

    /// - Parameter text: Parts between slashes; those that begin with a colon stand for values.
    init(_ text: String) {
        parts = text.split(separator: "/").map { part in
            part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .text(String(part))
        }
    }

    var parameterCount: Int {
        parts.count { if case .parameter = $0 { true } else { false } }
    }

    /// The texts of the values, if a path has this form.
    func values(in path: ArraySlice<String>) -> [String]? {
        guard path.count == parts.count else { return nil }
        var values: [String] = []
        for (part, text) in zip(parts, path) {
            switch part {
            case .text(let expected): if expected != text { return nil }
            case .parameter: values.append(text)
            }
        }
        return values
    }

    /// The pattern as a person reads it.
    func description(types: [String]) -> String {
        var types = types[...]
        let texts = parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let name): ":\(name) (\(types.popFirst() ?? "String"))"
            }
        }
        return "/" + texts.joined(separator: "/")
    }
}

extension URL {
    /// What a router goes by. In a URL of an app's own scheme, `people://list/12` or `app://people/12`,
    /// the host is the first part; in a web address it is not a part.
    var routeParts: [String] {
        let isWeb = scheme == "http" || scheme == "https"
        let first = isWeb ? [] : [host].compactMap { $0 }
        return first + path.split(separator: "/").map(String.init)
    }
}
