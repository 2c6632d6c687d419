import Foundation

/// What a server knows a person by. Never a part of a description or a log.
public enum Credentials: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// A name and a password
    /// ([RFC 7617](https://www.rfc-editor.org/rfc/rfc7617)).
    case basic(name: String, password: String)
    /// A token ([RFC 6750](https://www.rfc-editor.org/rfc/rfc6750)).
    case bearer(String)

    /// The value of the header `Authorization`.
    var header: String {
        switch self {
        case .basic(let name, let password):
            "Basic " + Data("\(name):\(password)".utf8).base64EncodedString()
        case .bearer(let token): "Bearer " + token
        }
    }

    public var description: String {
        switch self {
        case .basic(let name, _): "the credentials of \(name)"
        case .bearer: "a token"
        }
    }

    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
