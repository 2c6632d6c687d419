public import Foundation

/// Writes cards as a vCard file: version 3.0, which nearly every program reads,
/// or 4.0.
///
/// Lines end with CR LF and are folded at 75 bytes, never inside a character.
/// What was read and not understood is written as it stood.
public struct VCardWriter: Sendable {
    public let version: VCardVersion

    /// Makes a writer.
    ///
    /// - Parameter version: 4.0, or 3.0 for anything else.
    public init(version: VCardVersion = .v3) {
        self.version = version == .v4 ? .v4 : .v3
    }

    /// Cards as the contents of a file.
    public func data(for cards: some Sequence<Card>) -> Data {
        var bytes: [UInt8] = []
        for card in cards { write(card, to: &bytes) }
        return Data(bytes)
    }

    /// Appends a card to a file's bytes.
    public func write(_ card: Card, to bytes: inout [UInt8]) {
        var lines = CardLines(version: version, card: card)
        lines.addAll()
        bytes.append(contentsOf: lines.bytes)
    }
}
