public import Foundation

/// An item that went from one place to another.
public struct Move: Sendable, Hashable {
    /// The place in the old list.
    public var from: IndexPath

    /// The place in the new list.
    public var to: IndexPath

    /// Names the two places of a move.
    ///
    /// - Parameters:
    ///   - from: In the numbering of the old list.
    ///   - to: In the numbering of the new list.
    public init(from: IndexPath, to: IndexPath) {
        self.from = from
        self.to = to
    }
}

/// A section that went from one place to another, with what is in it.
public struct SectionMove: Sendable, Hashable {
    /// The number of the section in the old list.
    public var from: Int

    /// The number of the section in the new list.
    public var to: Int

    /// Names the two places of a section's move.
    ///
    /// - Parameters:
    ///   - from: In the numbering of the old list.
    ///   - to: In the numbering of the new list.
    public init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }
}
