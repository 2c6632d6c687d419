/// Takes the cards of a file one after the other, with one in memory at a time.
///
/// ```swift
/// var reader = try CardFile.reader(for: url)
/// while let read = try reader.next() {
///     try Task.checkCancellation()
///     progress.completedUnitCount = Int64(reader.bytesRead)
///     if let card = read.wholeCard { store(card) }
///     problems += read.problems
/// }
/// ```
///
/// A reader belongs to one task, which stops by asking no further.
public protocol CardReader {
    /// How many bytes of the file were taken.
    var bytesRead: Int { get }

    /// How many bytes the file has; nil if that isn't known.
    var byteCount: Int? { get }

    /// Reads the next card, broken ones too.
    ///
    /// - Returns: nil at the file's end.
    /// - Throws: ``CardFileError`` if the file can't be read on, or if there was
    ///   no card in it from beginning to end. A card that is broken throws
    ///   nothing.
    /// - Complexity: O(*n*) in the card's bytes.
    mutating func next() throws -> ReadCard?
}

extension CardReader {
    /// How much of the file was taken, 0 to 1; nil if its length isn't known.
    public var fractionCompleted: Double? {
        byteCount.map { $0 == 0 ? 1 : min(1, Double(bytesRead) / Double($0)) }
    }
}
