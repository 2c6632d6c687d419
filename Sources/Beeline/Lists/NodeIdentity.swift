/// Tells a node of a sequence from the others, through all its versions: a
/// copy that is made for an edit keeps the identity of its original.
final class NodeIdentity: Sendable {
    init() {}
}
