/// Why a text is no JSON.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// How many bytes stand before the place.
    public let offset: Int

    /// What was expected there; in English, for developers.
    public let reason: String

    public var description: String { "at byte \(offset): \(reason)" }
}
