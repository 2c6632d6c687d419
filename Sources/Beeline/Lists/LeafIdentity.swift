/// Tells a leaf of a sequence from the others, through all its copies: a copy
/// that is made before an edit keeps the identity of its original.
final class LeafIdentity: Sendable {
    init() {}
}
