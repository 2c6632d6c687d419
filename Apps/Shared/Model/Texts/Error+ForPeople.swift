import Foundation

extension Error {
    /// What happened, and below it what to do, as far as the error says so.
    public var forPeople: String {
        let known = self as? any LocalizedError
        return [known?.errorDescription ?? "\(self)", known?.recoverySuggestion]
            .compactMap { $0 }.joined(separator: "\n")
    }
}
