import Foundation

/// Who may see one form of what an `NSItemProvider` has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same maker: on Linux nobody knows whose a program is, so this one alone.
    case team = 1
    /// As `team`.
    case group = 2
    /// This program alone.
    case ownProcess = 3
}
