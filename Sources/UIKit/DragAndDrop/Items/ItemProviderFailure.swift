/// Why nothing could be taken from an `NSItemProvider`.
enum ItemProviderFailure: Error, CustomStringConvertible, Equatable {
    /// The one who has it didn't hand it over.
    case withheld(type: String)
    /// There is nothing of the type.
    case missing(type: String)
    /// What is there is not what its type says.
    case unreadable(type: String)

    var description: String {
        switch self {
        case .withheld(let type): "\(type) was not handed over"
        case .missing(let type): "there is no \(type) among what was handed over"
        case .unreadable(let type): "what was handed over as \(type) is something else"
        }
    }
}
