/// One card or row of a file, as far as it could be read.
public struct ReadCard: Sendable, Hashable {
    /// Which one of the file it is, from 1.
    public let number: Int

    /// The line on which it begins, from 1.
    public let line: Int

    /// What was read. If the card is broken it may be a part; nil if there is
    /// nothing.
    public let card: Card?

    /// Whether all of the card was there. What a broken one holds had better
    /// not be stored without asking.
    public let isWhole: Bool

    /// What could not be taken as it stands. A whole card may have problems, too:
    /// a picture that is damaged, a day that is none.
    public let problems: [CardProblem]

    /// The card, if it is whole.
    public var wholeCard: Card? { isWhole ? card : nil }
}
